package dev.oya.experiment;

import dev.oya.told.Speech;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Measures and their numbers as people read them, in one language. */
public final class MeasureWords {
    /** The sentences of reports, named as a class is. */
    public static final String SENTENCES = "dev.oya.experiment.messages";

    private final Speech speech;

    /** @param speech knows {@link #SENTENCES} */
    public MeasureWords(Speech speech) {
        this.speech = speech;
    }

    /** A sentence. */
    public String say(String key, Object... blanks) {
        return speech.say(key, blanks);
    }

    /** What a measure is. */
    public String label(Findings.Measure measure) {
        int colon = measure.id().indexOf(':');
        if (colon < 0) {
            return speech.say("measure-" + measure.id());
        }
        String part = measure.id().substring(colon + 1);
        String word = switch (measure.kind()) {
            case "end" -> speech.word(part);
            case "for", "worth" -> speech.reason(part);
            default -> part;
        };
        return speech.say("measure-" + measure.kind(), word);
    }

    /** What values are gathered of. */
    public String gathered(String name) {
        return speech.say("values-" + name);
    }

    /** A value with its interval. */
    public String value(Findings.Measure measure, Findings.Value value) {
        return value.value() == null ? "-" : number(measure, value.value(), "") + margin(measure, value.margin());
    }

    /** A value alone. */
    public String plain(Findings.Measure measure, Findings.Value value) {
        return value.value() == null ? "-" : number(measure, value.value(), "");
    }

    /** A difference with its interval. */
    public String difference(Findings.Measure measure, Findings.Difference difference) {
        return number(measure, difference.value(), "+") + margin(measure, difference.margin());
    }

    /** An effect, or nothing. */
    public String effect(Findings.Difference difference) {
        return difference.effect() == null ? "" : String.format(Locale.ROOT, "%+.2f", difference.effect());
    }

    private static String margin(Findings.Measure measure, double margin) {
        return Double.isInfinite(margin)
                ? " ± ∞"
                : " ± " + number(measure, margin, "").replace(" %", "");
    }

    private static String number(Findings.Measure measure, double value, String sign) {
        boolean share = measure.unit() == Findings.Unit.SHARE;
        // Nothing is written without a sign.
        double shown = (share ? 100 * value : value) + 0.0;
        return String.format(Locale.ROOT, share ? "%" + sign + ".1f %%" : "%" + sign + ",.2f", shown);
    }

    /** What seats gained, in their order. */
    public static String gains(List<Integer> gains) {
        return gains.stream()
                .map(gain -> String.format(Locale.ROOT, "%+,d", gain))
                .collect(Collectors.joining(" / "));
    }

    /** What was played. */
    public String played(Experiment study, ExperimentProgress course, Speech speech) {
        return say(
                "played",
                speech.title(study.arms().get(0).rules().settings().pack()),
                speech.count("rounds", course.rounds()),
                speech.count("matches", course.matches()),
                study.deals().seed(),
                speech.say("players", study.seats()),
                String.join(", ", study.bots()));
    }

    /** How values are spread: the least, three between, the most, and the deviation. */
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

    /** How sure all of it is, in sentences. */
    public List<String> sure(Findings findings, ExperimentProgress course) {
        String error = String.format(Locale.ROOT, "%.3g %%", 100 * (1 - findings.error()));
        List<String> sentences = new ArrayList<>();
        sentences.add(say("sure-intervals", error, whole(course.matches())));
        if (findings.differences() > 0) {
            sentences.add(say(
                    "sure-corrected", findings.differences(), String.format(Locale.ROOT, "%.2g", findings.error())));
        }
        if (course.aim().precision() > 0) {
            sentences.add(say("sure-looks", course.looks()));
        }
        if (!course.isOver()) {
            sentences.add(say("broken-off"));
        }
        return sentences;
    }

    /** A whole number. */
    public static String whole(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
