package dev.oya.cli.text;

import dev.oya.explain.Explanations;
import dev.oya.pack.Pack;
import dev.oya.pack.read.WrittenRule;
import dev.oya.pack.words.Messages;
import dev.oya.pack.words.RuleIndex;
import dev.oya.say.Wording;
import dev.oya.spec.Outcome;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.run.FeatureFiles;
import java.io.PrintWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;

/** Prints the failure of a scenario with the step, the table and the rules that decided. */
public final class FailureText {
    private static final int MOST_RULES = 4;
    /** Column in which the cards of a table row begin. */
    private static final int LABEL = 16;

    private final RulesUnderTest rules;
    private final String language;
    private final ResourceBundle sentences;
    private final Map<Pack, Wording> speech = new HashMap<>();
    private final Map<Pack, Explanations> explanations = new HashMap<>();

    /** @param language code of the language, such as {@code sv} */
    public FailureText(RulesUnderTest rules, String language) {
        this.rules = rules;
        this.language = language;
        this.sentences = Messages.of("dev.oya.cli.messages", language);
    }

    private String say(String key, Object... blanks) {
        return String.format(Locale.ROOT, sentences.getString("failed-" + key), blanks);
    }

    public void print(PrintWriter out, Outcome outcome) {
        Outcome.Failure failure = outcome.failure();
        int line = failure.line() > 0 ? failure.line() : outcome.line();
        out.println(FeatureFiles.shown(outcome.file()) + ":" + line + ": " + outcome.name());
        if (!failure.step().isEmpty()) {
            out.println(Text.block(failure.step(), 2));
        }
        out.println(Text.block(failure.text().in(language), 6));
        if (!failure.steps().isEmpty()) {
            out.println("    " + say(failure.kind() == Outcome.Kind.AMBIGUOUS ? "ambiguous" : "perhaps"));
            failure.steps().forEach(step -> out.println(Text.block(step, 6)));
        } else if (failure.kind() == Outcome.Kind.UNKNOWN) {
            out.println("    " + say("steps"));
        }
        if (!failure.situation().isEmpty()) {
            out.println("    "
                    + say(
                            "table",
                            outcome.subject().game() + "/" + outcome.subject().profile()));
            for (String row : failure.situation()) {
                String label = row.substring(0, Math.min(10, row.length()));
                out.println(Text.beside(
                        "      " + label, LABEL, row.substring(label.length()).strip()));
            }
        }
        decided(out, outcome, failure);
        out.println();
    }

    private void decided(PrintWriter out, Outcome outcome, Outcome.Failure failure) {
        if (!failure.rules().isEmpty()) {
            out.println("    " + say("decided"));
            Pack pack = rules.pack(outcome.subject());
            RuleIndex known = speech(pack).sources(pack);
            failure.rules().stream().limit(MOST_RULES).map(known::of).forEach(source -> rule(out, source));
        } else if (failure.about() != null) {
            Pack pack = rules.pack(outcome.subject());
            List<Explanations.Entry> paying = explanations
                    .computeIfAbsent(pack, one -> new Explanations(one, one.settings(), speech(one)))
                    .of(failure.about());
            if (!paying.isEmpty()) {
                out.println("    " + say("unpaid", failure.about()));
                paying.stream()
                        .limit(MOST_RULES)
                        .forEach(entry -> rule(
                                out, new WrittenRule(entry.name(), entry.says(), entry.cite(), entry.place(), "")));
            }
        }
    }

    private Wording speech(Pack pack) {
        return speech.computeIfAbsent(
                pack, one -> new Wording(language, rules.library().folder(), one));
    }

    private static void rule(PrintWriter out, WrittenRule source) {
        String cited = RuleIndex.line(source.cite());
        String where = source.place().file().isEmpty() ? "" : ", " + source.place();
        out.println(Text.block(source.name() + where + (cited.isEmpty() ? "" : " [" + cited + "]"), 6));
        if (!source.sentence().isEmpty()) {
            out.println(Text.block(source.sentence(), 10));
        }
    }
}
