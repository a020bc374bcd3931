package dev.oya.cli.text;

import dev.oya.experiment.PairedDeal;
import dev.oya.experiment.PairedSummary;
import dev.oya.told.Speech;
import java.io.PrintWriter;
import java.util.Locale;

/** Says what difference rules make in play, as a table. */
public record PairedText(PairedSummary summary, String seed, int players, Speech speech) {
    public void print(PrintWriter out) {
        out.println();
        out.println(Text.block(
                speech.say("twins", speech.count("deals", summary.rounds()), seed, players, number(summary.alike())),
                0));
        PairedSummary.Change choices = summary.choices();
        if (choices.times() > 0) {
            String told = speech.say(
                    "twin-choices",
                    number(choices.times()),
                    number(summary.otherwise()),
                    number(summary.moves()),
                    where(choices.example()));
            out.println(Text.block(told, 0));
        }
        Columns table = new Columns(0, "lrrrrl");
        table.row(speech.say("twin-paid"), speech.say("twin-changed"), "A", "B", "B - A", speech.say("twin-example"));
        summary.reasons().forEach((reason, paid) -> {
            if (paid.change().times() > 0) {
                table.row(
                        speech.reason(reason),
                        number(paid.change().times()),
                        number(paid.first()),
                        number(paid.second()),
                        String.format(Locale.ROOT, "%+,d", paid.second() - paid.first()),
                        example(paid));
            }
        });
        if (summary.reasons().values().stream().anyMatch(paid -> paid.change().times() > 0)) {
            out.println();
            table.print(out);
        }
        outcomes(out);
    }

    private void outcomes(PrintWriter out) {
        Columns table = new Columns(0, "lrl");
        PairedSummary.Change winners = summary.winners();
        if (winners.times() > 0) {
            PairedDeal twin = winners.example();
            table.row(
                    speech.say("twin-winner"),
                    number(winners.times()),
                    where(twin) + ": " + winner(twin.first().winner()) + " > "
                            + winner(twin.second().winner()));
        }
        summary.ends()
                .forEach((both, change) -> table.row(
                        speech.word(both.first()) + " > " + speech.word(both.second()),
                        number(change.times()),
                        where(change.example())));
        if (!table.isEmpty()) {
            out.println();
            table.print(out);
        }
    }

    private String winner(int seat) {
        return seat < 0 ? "-" : speech.account(seat);
    }

    private String where(PairedDeal twin) {
        return speech.say("twin-where", twin.seed(), twin.round());
    }

    private String example(PairedSummary.Paid paid) {
        PairedDeal.Debt debt = paid.debt();
        PairedDeal twin = paid.change().example();
        String to = speech.account(debt.to());
        return speech.say(
                "twin-pays",
                where(twin),
                debt.from() == PairedDeal.NOBODY ? to : speech.say("twin-to", speech.account(debt.from()), to),
                twin.first().paid().getOrDefault(debt, 0),
                twin.second().paid().getOrDefault(debt, 0));
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
