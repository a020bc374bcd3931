package dev.oya.spec.run;

import java.util.List;

/** Feature files that are missing or broken, each problem in one line with its place. */
public final class FeatureProblems extends RuntimeException {
    private static final long serialVersionUID = 1L;

    FeatureProblems(List<String> problems) {
        super(String.join(System.lineSeparator(), problems));
    }
}
