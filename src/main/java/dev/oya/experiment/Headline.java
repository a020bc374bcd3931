package dev.oya.experiment;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The answer of a study in two sentences. */
record Headline(Findings findings, List<String> arms, MeasureWords said) {
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
            String value = said.value(finding, 0);
            return difference == null
                    ? said.say("answer-alone", said.label(finding), value)
                    : said.say("answer-alone-" + sure, said.label(finding), value);
        }
        if (difference == null) {
            return said.say("answer-nothing", said.label(finding));
        }
        return said.say(
                "answer-" + sure,
                said.label(finding),
                said.plain(finding, 0),
                arms.get(0),
                said.plain(finding, difference.arm()),
                arms.get(difference.arm()),
                said.difference(finding, difference));
    }

    private String most() {
        Finding most = null;
        Finding.Difference largest = null;
        for (Finding finding : findings.measures()) {
            for (Finding.Difference one : finding.differences()) {
                boolean tells = one.sure() && one.effect() != null;
                if (tells && (largest == null || Math.abs(one.effect()) > Math.abs(largest.effect()))) {
                    most = finding;
                    largest = one;
                }
            }
        }
        if (largest == null) {
            return said.count("answer-none", findings.differences());
        }
        if (arms.size() == 1) {
            return said.count("answer-most-alone", findings.differences(), said.label(most), said.value(most, 0));
        }
        return said.count(
                "answer-most",
                findings.differences(),
                said.label(most),
                said.plain(most, 0),
                arms.get(0),
                said.plain(most, largest.arm()),
                arms.get(largest.arm()));
    }
}
