package dev.oya.spec.run;

import dev.oya.input.Localized;
import dev.oya.input.LocalizedException;
import java.util.List;

/** Thrown if feature files are missing or invalid. The message has one line for each problem, with its place. */
public final class FeatureProblems extends LocalizedException {
    private static final long serialVersionUID = 1;

    private final transient List<Localized> problems;

    FeatureProblems(List<Localized> problems) {
        super(Localized.join(System.lineSeparator(), problems.toArray()));
        this.problems = List.copyOf(problems);
    }

    /** Returns the problems, each with its place. */
    public List<Localized> problems() {
        return problems;
    }
}
