package dev.oya.cli.text;

import dev.oya.pack.Pack;
import dev.oya.pack.read.WrittenRule;
import dev.oya.pack.words.RuleIndex;
import dev.oya.say.AmountText;
import dev.oya.say.Wording;
import dev.oya.situation.CardQuestion;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.RuleSettings;
import java.io.PrintWriter;
import java.util.List;

/** Prints the combinations in a hand or in captured cards, or the multiplier that a field sets. */
public record CardAnswerText(CardQuestion question, RuleSettings settings, Wording speech) {
    public void print(PrintWriter out) {
        if (question.asked().equals("field")) {
            CardQuestion.OfField field = question.ofField();
            out.println(
                    field.misdeal()
                            ? speech.say("misdeal")
                            : speech.say("field-makes", field.factor(), field.waiting()));
        } else {
            found(out);
        }
    }

    private void found(PrintWriter out) {
        Pack pack = settings.pack();
        List<Answer.Found> found = question.found();
        out.println(Text.block(String.join(", ", speech.cards(pack.deck(), question.cards())), 0));
        out.println(speech.count("cards", question.cards().size())
                + (pack.countsCards() ? ", " + speech.count("card-points", question.points()) : ""));
        if (found.isEmpty()) {
            out.println(speech.say("no-combination"));
        }
        RuleIndex sources = new RuleIndex(pack, speech.texts(pack));
        for (Answer.Found one : found) {
            WrittenRule source = sources.of(one.rule());
            out.println();
            out.println(Text.block(
                    speech.word(pack.groups().get(one.entry().group()).payout().reason()) + ": " + speech.word(one.id())
                            + ", " + worth(one.points()),
                    2));
            out.println(Text.block(source.sentence(), 6));
            out.println(Text.block(RuleIndex.line(source), 8));
        }
    }

    private String worth(int worth) {
        int unit = settings.unitPoints();
        String inPoints = speech.points(worth);
        return unit == 1
                ? inPoints
                : AmountText.number((double) worth / unit) + " "
                        + speech.word(settings.pack().unit()) + " = " + inPoints;
    }
}
