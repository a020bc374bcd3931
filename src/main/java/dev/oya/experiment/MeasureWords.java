package dev.oya.experiment;

import dev.oya.say.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Formats measures and their values in one language.
 *
 * @param speech texts that include {@link #SENTENCES}
 */
public record MeasureWords(Wording speech) {
    /** Base name of the resource bundle with the sentences of reports. */
    public static final String SENTENCES = "dev.oya.experiment.messages";

    public String say(String key, Object... blanks) {
        return speech.say(key, blanks);
    }

    public String count(String key, long number, Object... more) {
        return speech.count(key, number, more);
    }

    /** Returns the label of a measure. */
    public String label(Finding finding) {
        String part = finding.id().substring(finding.id().indexOf(':') + 1);
        String word = switch (finding.measure().part()) {
            case WORD -> speech.word(part);
            case REASON -> speech.reason(part);
            default -> part;
        };
        return speech.say("measure-" + finding.measure().kind(), word);
    }

    /** Returns the label of a distribution. */
    public String gathered(String name) {
        return speech.say("values-" + name);
    }

    public String value(Finding finding, int arm) {
        Double value = finding.arms().get(arm).value();
        return value == null
                ? "-"
                : plain(finding, arm) + margin(finding, finding.arms().get(arm).margin());
    }

    /** Returns the value in an arm without its interval. */
    public String plain(Finding finding, int arm) {
        Double value = finding.arms().get(arm).value();
        return value == null ? "-" : number(finding, value, "");
    }

    /** Returns a difference with its interval. */
    public String difference(Finding finding, Finding.Difference difference) {
        return number(finding, difference.value(), "+") + margin(finding, difference.margin());
    }

    /** Returns the effect of a difference, or an empty text if there is none. */
    public String effect(Finding.Difference difference) {
        return difference.effect() == null ? "" : String.format(Locale.ROOT, "%+.2f", difference.effect());
    }

    private static String margin(Finding finding, double margin) {
        return Double.isInfinite(margin)
                ? " ± ∞"
                : " ± " + number(finding, margin, "").replace(" %", "");
    }

    private static String number(Finding finding, double value, String sign) {
        boolean share = finding.measure().unit() == Measure.Unit.SHARE;
        // Adding 0.0 turns a negative zero into a positive one.
        double shown = (share ? 100 * value : value) + 0.0;
        return String.format(Locale.ROOT, share ? "%" + sign + ".1f %%" : "%" + sign + ",.2f", shown);
    }

    public static String gains(List<Integer> gains) {
        return gains.stream()
                .map(gain -> String.format(Locale.ROOT, "%+,d", gain))
                .collect(Collectors.joining(" / "));
    }

    public String played(Experiment study, ExperimentProgress progress) {
        return say(
                "study-played",
                speech.title(study.arms().get(0).rules().settings().pack()),
                speech.count("rounds", progress.rounds()),
                speech.count("matches", progress.matches()),
                study.deals().seed(),
                speech.count("players", study.seats()),
                String.join(", ", study.bots()));
    }

    /** Returns the numbers of a distribution: smallest value, three percentiles, largest value and standard deviation. */
    public List<String> numbers(Distribution one) {
        return List.of(
                whole(one.least()),
                tenths(one.low()),
                tenths(one.middle()),
                tenths(one.high()),
                whole(one.most()),
                tenths(one.deviation()));
    }

    private static String tenths(double number) {
        return String.format(Locale.ROOT, "%,.1f", number + 0.0);
    }

    /** Returns sentences that describe the certainty of the results. */
    public List<String> sure(Findings findings, ExperimentProgress progress) {
        String error = String.format(Locale.ROOT, "%.3g %%", 100 * (1 - findings.error()));
        List<String> sentences = new ArrayList<>();
        sentences.add(say("sure-intervals", error, speech.count("matches", progress.matches())));
        if (findings.differences() > 0) {
            sentences.add(speech.count(
                    "sure-corrected", findings.differences(), String.format(Locale.ROOT, "%.2g", findings.error())));
        }
        if (progress.aim().precision() > 0) {
            sentences.add(speech.count("sure-looks", progress.looks()));
        }
        if (!progress.isOver()) {
            sentences.add(say("broken-off"));
        }
        return sentences;
    }

    public static String whole(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
