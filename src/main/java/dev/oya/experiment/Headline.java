package dev.oya.experiment;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The answer of a study in two sentences. */
record Headline(Findings findings, List<String> arms, MeasureWords words) {
    List<String> sentences() {
        return Stream.of(asked(), most())
                .map(sentence -> sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1))
                .toList();
    }

    private String asked() {
        Finding finding = findings.question();
        Finding.Difference difference = finding.differences().stream()
                .max(Comparator.comparingDouble(one -> Math.abs(one.value())))
                .orElse(null);
        String sure = difference != null && difference.sure() ? "sure" : "unsure";
        if (arms.size() == 1) {
            String value = words.value(finding, 0);
            return difference == null
                    ? words.say("answer-alone", words.label(finding), value)
                    : words.say("answer-alone-" + sure, words.label(finding), value);
        }
        if (difference == null) {
            return words.say("answer-nothing", words.label(finding));
        }
        return words.say(
                "answer-" + sure,
                words.label(finding),
                words.plain(finding, 0),
                arms.get(0),
                words.plain(finding, difference.arm()),
                arms.get(difference.arm()),
                words.difference(finding, difference));
    }

    /** Returns the size of the effect, or 0 if the measure is constant in the first arm. */
    private static double size(Finding.Difference difference) {
        return difference.effect() == null ? 0 : Math.abs(difference.effect());
    }

    private String most() {
        Finding most = null;
        Finding.Difference largest = null;
        for (Finding finding : findings.measures()) {
            for (Finding.Difference one : finding.differences()) {
                // A measure that is constant in both arms follows from the rules alone.
                boolean counts = one.sure() && (one.effect() != null || one.margin() > 0);
                if (counts && (largest == null || size(one) > size(largest))) {
                    most = finding;
                    largest = one;
                }
            }
        }
        if (largest == null) {
            return words.count("answer-none", findings.differences());
        }
        if (arms.size() == 1) {
            return words.count("answer-most-alone", findings.differences(), words.label(most), words.value(most, 0));
        }
        return words.count(
                "answer-most",
                findings.differences(),
                words.label(most),
                words.plain(most, 0),
                arms.get(0),
                words.plain(most, largest.arm()),
                arms.get(largest.arm()));
    }
}
