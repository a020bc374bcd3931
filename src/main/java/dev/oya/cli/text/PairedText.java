package dev.oya.cli.text;

import dev.oya.compare.PairedDeal;
import dev.oya.compare.PairedSummary;
import dev.oya.record.Json;
import dev.oya.told.Speech;
import java.io.PrintWriter;
import java.util.Locale;
import tools.jackson.databind.node.ObjectNode;

/** Says what difference rules make in play, as a table or as JSON. */
public final class PairedText {
    private final PairedSummary summary;
    private final Speech speech;

    public PairedText(PairedSummary summary, Speech speech) {
        this.summary = summary;
        this.speech = speech;
    }

    public void print(PrintWriter out, String seed, int players) {
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

    public ObjectNode json(String seed, int players) {
        ObjectNode all = Json.object();
        all.put("seed", seed);
        all.put("players", players);
        all.put("rounds", summary.rounds());
        all.put("alike", summary.alike());
        ObjectNode choices = change(all.putObject("choices"), summary.choices());
        choices.put("made", summary.moves());
        choices.put("otherwise", summary.otherwise());
        ObjectNode payments = all.putObject("payments");
        summary.reasons().forEach((reason, paid) -> {
            ObjectNode one = change(payments.putObject(reason), paid.change());
            one.put("first", paid.first());
            one.put("second", paid.second());
            if (paid.debt() != null) {
                ObjectNode example = (ObjectNode) one.get("example");
                example.put(
                        "from",
                        paid.debt().from() == PairedDeal.NOBODY
                                ? null
                                : (Integer) paid.debt().from());
                example.put("to", paid.debt().to());
                PairedDeal twin = paid.change().example();
                example.put("first", twin.first().paid().getOrDefault(paid.debt(), 0));
                example.put("second", twin.second().paid().getOrDefault(paid.debt(), 0));
            }
        });
        ObjectNode winners = change(all.putObject("winners"), summary.winners());
        if (summary.winners().example() != null) {
            ObjectNode example = (ObjectNode) winners.get("example");
            example.put("first", summary.winners().example().first().winner());
            example.put("second", summary.winners().example().second().winner());
        }
        var ends = all.putArray("ends");
        summary.ends().forEach((both, change) -> {
            ObjectNode one = ends.addObject();
            one.put("first", both.first());
            one.put("second", both.second());
            change(one, change);
        });
        return all;
    }

    private static ObjectNode change(ObjectNode node, PairedSummary.Change change) {
        node.put("changed", change.times());
        if (change.example() != null) {
            ObjectNode example = node.putObject("example");
            example.put("seed", change.example().seed());
            example.put("round", change.example().round());
            example.put("deal", change.example().deal());
        }
        return node;
    }
}
