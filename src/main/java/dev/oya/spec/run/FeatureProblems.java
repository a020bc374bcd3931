package dev.oya.spec.run;

import java.util.List;

/** Thrown if feature files are missing or invalid. The message has a line with the place of each problem. */
public final class FeatureProblems extends RuntimeException {
    FeatureProblems(List<String> problems) {
        super(String.join(System.lineSeparator(), problems));
    }
}
