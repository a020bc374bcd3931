package dev.oya.spec.run;

import java.util.List;

/** Feature files that are missing or broken, each problem in one line with its place. */
public final class FeatureProblems extends RuntimeException {
    FeatureProblems(List<String> problems) {
        super(String.join(System.lineSeparator(), problems));
    }
}
