package dev.oya.experiment;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What a study answers, in two sentences. */
public final class Headline {
    private final Findings findings;
    private final List<String> arms;
    private final MeasureWords said;

    /** @param arms the names of the arms */
    public Headline(Findings findings, List<String> arms, MeasureWords said) {
        this.findings = findings;
        this.arms = arms;
        this.said = said;
    }

    /** The sentences: of what was asked, and of what differs most. */
    public List<String> sentences() {
        return Stream.of(asked(), most())
                .map(sentence -> sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1))
                .toList();
    }

    private String asked() {
        Findings.Measure measure = findings.question();
        Findings.Difference difference = measure.differences().stream()
                .max(Comparator.comparingDouble(one -> Math.abs(one.value())))
                .orElse(null);
        String sure = difference != null && difference.sure() ? "sure" : "unsure";
        if (arms.size() == 1) {
            String value = said.value(measure, measure.arms().get(0));
            return difference == null
                    ? said.say("answer-alone", said.label(measure), value)
                    : said.say("answer-alone-" + sure, said.label(measure), value);
        }
        if (difference == null) {
            return said.say("answer-nothing", said.label(measure));
        }
        return said.say(
                "answer-" + sure,
                said.label(measure),
                said.plain(measure, measure.arms().get(0)),
                arms.get(0),
                said.plain(measure, measure.arms().get(difference.arm())),
                arms.get(difference.arm()),
                said.difference(measure, difference));
    }

    private String most() {
        Findings.Measure most = null;
        Findings.Difference largest = null;
        for (Findings.Measure measure : findings.measures()) {
            for (Findings.Difference one : measure.differences()) {
                if (one.sure() && one.effect() != null && (largest == null || size(one) > size(largest))) {
                    most = measure;
                    largest = one;
                }
            }
        }
        if (largest == null) {
            return said.say("answer-none", findings.differences());
        }
        if (arms.size() == 1) {
            return said.say(
                    "answer-most-alone",
                    findings.differences(),
                    said.label(most),
                    said.value(most, most.arms().get(0)));
        }
        return said.say(
                "answer-most",
                findings.differences(),
                said.label(most),
                said.plain(most, most.arms().get(0)),
                arms.get(0),
                said.plain(most, most.arms().get(largest.arm())),
                arms.get(largest.arm()));
    }

    private static double size(Findings.Difference difference) {
        return Math.abs(difference.effect());
    }
}
