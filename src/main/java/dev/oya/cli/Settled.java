package dev.oya.cli;

import dev.oya.cli.text.Columns;
import dev.oya.cli.text.GainText;
import dev.oya.cli.text.PaymentText;
import dev.oya.cli.text.Speech;
import dev.oya.cli.text.Text;
import dev.oya.play.Payment;
import dev.oya.play.Table;
import dev.oya.record.Json;
import dev.oya.vocabulary.Settings;
import java.io.PrintWriter;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What a settled round came to. */
public final class Settled {
    private final Settings settings;
    private final Table table;
    private final Speech speech;
    private final PaymentText payments;
    private final GainText gains;

    public Settled(Settings settings, Table table, Speech speech) {
        this.settings = settings;
        this.table = table;
        this.speech = speech;
        this.payments = new PaymentText(settings, speech);
        this.gains = new GainText(settings.pack(), table, speech);
    }

    public void print(PrintWriter out, boolean json) {
        if (json) {
            out.println(json());
            return;
        }
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

    private ObjectNode json() {
        ObjectNode answer = Json.object();
        answer.put("game", settings.pack().id());
        answer.put("profile", settings.pack().profile());
        answer.put("hash", settings.pack().digest());
        answer.put("end", table.end());
        answer.put("multiplier", table.factor());
        ArrayNode list = answer.putArray("payments");
        List<Payment> all = table.payments();
        all.forEach(payment -> payments.json(list, payment, table.factorRules()));
        if (!table.awards().isEmpty()) {
            gains.json(answer);
        }
        ArrayNode totals = answer.putArray("totals");
        for (int seat = 0; seat < table.seats(); seat++) {
            totals.add(table.gain(seat));
        }
        ArrayNode scores = answer.putArray("scores");
        for (int score : table.scores()) {
            scores.add(score);
        }
        answer.put("pot", table.pot());
        answer.put("winner", table.winner() < 0 ? null : (Integer) table.winner());
        answer.put("nextDealer", table.nextDealer() < 0 ? null : (Integer) table.nextDealer());
        answer.put("void", table.isVoid());
        return answer;
    }
}
