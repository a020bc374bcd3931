package dev.oya.cli.text;

import dev.oya.play.table.Table;
import dev.oya.say.Wording;
import dev.oya.vocabulary.Settings;
import java.io.PrintWriter;
import java.util.List;

/** What a settled round came to. */
public final class SettledText {
    private final Settings settings;
    private final Table table;
    private final Wording speech;
    private final PaymentText payments;
    private final GainText gains;

    public SettledText(Settings settings, Table table, Wording speech) {
        this.settings = settings;
        this.table = table;
        this.speech = speech;
        this.payments = new PaymentText(settings, speech);
        this.gains = new GainText(settings.pack(), table, speech);
    }

    public void print(PrintWriter out) {
        out.println(Text.block(
                speech.say(
                        "settled",
                        speech.title(settings.pack()),
                        String.join("+", settings.pack().layers()),
                        speech.word(table.end()),
                        speech.factor(settings.pack(), table.factor())),
                0));
        out.println();
        if (table.awards().isEmpty()) {
            payments.print(out, table.payments(), true, table.factorRules());
        } else {
            gains.print(out, true);
        }
        out.println();
        totals(out);
    }

    /** What each seat gained, the standing, and who won. */
    public void totals(PrintWriter out) {
        Columns columns = new Columns(2, "lrrl");
        columns.row("", speech.say("gains"), speech.say("standing"), "");
        for (int seat = 0; seat < table.seats(); seat++) {
            columns.row(speech.say("seat", seat), signed(table.gain(seat)), table.scores()[seat], "");
        }
        if (table.pot() != 0) {
            columns.row(speech.say("pot"), "", table.pot(), "");
        }
        columns.print(out);
        if (table.isVoid()) {
            out.println(speech.say("void"));
        } else {
            out.println(won() + (table.isLast() ? "" : " " + speech.say("deals-next", table.nextDealer())));
        }
    }

    private String won() {
        List<Integer> side = table.winners();
        return side.isEmpty()
                ? speech.say("no-winner")
                : speech.say(side.size() == 1 ? "winner" : "winners", speech.numbers(side));
    }

    private static String signed(int number) {
        return number > 0 ? "+" + number : String.valueOf(number);
    }
}
