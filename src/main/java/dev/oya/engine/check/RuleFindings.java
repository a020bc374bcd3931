package dev.oya.engine.check;

import dev.oya.input.PackProblem;
import dev.oya.input.Place;
import dev.oya.pack.RuleSource;
import dev.oya.vocabulary.Conclusion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is found in one source of rules: the names in it, and what is wrong whatever the pack says. Not thread-safe. */
public class RuleFindings {
    private final RuleSource source;
    final List<NameUse> uses = new ArrayList<>();
    protected final List<PackProblem> problems = new ArrayList<>();

    /** What the rule that is being read concludes, each with the line where it does. */
    final Map<Class<? extends Conclusion>, Integer> concluded = new LinkedHashMap<>();

    /** The rule that is being read. */
    String rule = "";

    protected RuleFindings(RuleSource source) {
        this.source = source;
    }

    /** The problem of rules that neither parser nor compiler can follow to their end. */
    public static PackProblem tooDeep(RuleSource source) {
        return new PackProblem(
                new Place(source.file(), source.firstLine()),
                "These rules are nested too deep",
                "too-deep",
                "make them simpler");
    }

    /** @param line the line in the text, from 1 */
    Place place(int line) {
        return new Place(source.file(), source.firstLine() + Math.max(1, line) - 1);
    }

    /** @param line the line in the text, from 1; 0 for the text as a whole */
    protected void problem(int line, String code, String message, String advice) {
        PackProblem problem = new PackProblem(place(line), message, code, advice);
        if (!problems.contains(problem)) {
            problems.add(problem);
        }
    }
}
