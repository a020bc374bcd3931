package dev.oya.cli.text;

import dev.oya.experiment.PairedTotals.Answer;
import dev.oya.experiment.PairedTotals.Both;
import dev.oya.experiment.PairedTotals.Change;
import dev.oya.experiment.PairedTotals.Choices;
import dev.oya.experiment.PairedTotals.Paid;
import dev.oya.say.Wording;
import java.io.PrintWriter;
import java.util.Locale;

/** Prints the differences between the results of the same deals under two rule sets. */
public record PairedText(Answer played, Wording speech) {
    public void print(PrintWriter out) {
        out.println();
        out.println(Text.block(
                speech.say(
                        "twins",
                        speech.count("deals", played.rounds()),
                        played.seed(),
                        speech.count("players", played.players()),
                        Text.whole(played.alike())),
                0));
        Change choices = played.choices();
        if (choices.more() instanceof Choices made && choices.changed() > 0) {
            String text = speech.say(
                    "twin-choices",
                    Text.whole(choices.changed()),
                    Text.whole(made.otherwise()),
                    Text.whole(made.made()),
                    where(choices));
            out.println(Text.block(text, 0));
        }
        Columns table = new Columns(0, "lrrrrl");
        played.payments().forEach((reason, paid) -> {
            if (paid.more() instanceof Both both && paid.example() != null) {
                table.row(
                        speech.reason(reason),
                        Text.whole(paid.changed()),
                        Text.whole(both.first()),
                        Text.whole(both.second()),
                        String.format(Locale.ROOT, "%+,d", both.second() - both.first()),
                        example(paid, (Paid) paid.example().more()));
            }
        });
        table.below(
                out,
                speech.say("twin-paid"),
                speech.say("twin-changed"),
                "A",
                "B",
                "B - A",
                speech.say("twin-example"));
        outcomes().below(out);
        out.println(Text.block(speech.say("twin-study"), 0));
    }

    private Columns outcomes() {
        Columns table = new Columns(0, "lrl");
        Change winners = played.winners();
        if (winners.example() != null && winners.example().more() instanceof Both both) {
            table.row(
                    speech.say("twin-winner"),
                    Text.whole(winners.changed()),
                    where(winners) + ": " + winner(both.first()) + " > " + winner(both.second()));
        }
        played.ends()
                .forEach(end -> table.row(
                        speech.word(end.first()) + " > " + speech.word(end.second()),
                        Text.whole(end.change().changed()),
                        where(end.change())));
        return table;
    }

    private String winner(long seat) {
        return seat < 0 ? "-" : speech.account((int) seat);
    }

    private String where(Change change) {
        return speech.say(
                "twin-where", change.example().seed(), change.example().round());
    }

    private String example(Change change, Paid paid) {
        String to = speech.account(paid.to());
        return speech.say(
                "twin-pays",
                where(change),
                paid.from() == null ? to : speech.say("twin-to", speech.account(paid.from()), to),
                paid.first(),
                paid.second());
    }
}
