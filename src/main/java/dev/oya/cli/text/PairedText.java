package dev.oya.cli.text;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.oya.compare.PairedDeal;
import dev.oya.compare.PairedSummary;
import dev.oya.record.Json;
import dev.oya.told.Speech;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/** Says what difference rules make in play, as a table or as JSON. */
public final class PairedText {
    private final PairedSummary summary;
    private final String seed;
    private final int players;
    private final Speech speech;

    public PairedText(PairedSummary summary, String seed, int players, Speech speech) {
        this.summary = summary;
        this.seed = seed;
        this.players = players;
        this.speech = speech;
    }

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

    public ObjectNode json() {
        Map<String, Change> payments = new LinkedHashMap<>();
        summary.reasons()
                .forEach((reason, paid) -> payments.put(
                        reason, new Change(paid.change(), debt(paid), new Both(paid.first(), paid.second()))));
        PairedDeal won = summary.winners().example();
        Both winners =
                won == null ? null : new Both(won.first().winner(), won.second().winner());
        List<Ended> ends = new ArrayList<>();
        summary.ends()
                .forEach((both, change) ->
                        ends.add(new Ended(both.first(), both.second(), new Change(change, null, null))));
        return Json.tree(new Answer(
                seed,
                players,
                summary.rounds(),
                summary.alike(),
                new Change(summary.choices(), null, new Choices(summary.moves(), summary.otherwise())),
                payments,
                new Change(summary.winners(), winners, null),
                ends));
    }

    private static Debt debt(PairedSummary.Paid paid) {
        if (paid.debt() == null) {
            return null;
        }
        int from = paid.debt().from();
        PairedDeal deal = paid.change().example();
        return new Debt(
                from == PairedDeal.NOBODY ? null : from,
                paid.debt().to(),
                deal.first().paid().getOrDefault(paid.debt(), 0),
                deal.second().paid().getOrDefault(paid.debt(), 0));
    }

    private record Answer(
            String seed,
            int players,
            long rounds,
            long alike,
            Change choices,
            Map<String, Change> payments,
            Change winners,
            List<Ended> ends) {}

    private record Choices(long made, long otherwise) {}

    private record Both(long first, long second) {}

    private record Debt(Integer from, int to, int first, int second) {}

    private record Ended(
            String first, String second, @JsonUnwrapped Change change) {}

    /** How often something changed, an example with more of it where there is one, and more of all of it. */
    private record Change(
            long changed,
            @JsonInclude(JsonInclude.Include.NON_NULL) Example example,
            @JsonUnwrapped Record more) {
        Change(PairedSummary.Change change, Record ofExample, Record more) {
            this(change.times(), change.example() == null ? null : new Example(change.example(), ofExample), more);
        }
    }

    private record Example(
            String seed, int round, int deal, @JsonUnwrapped Record more) {
        Example(PairedDeal deal, Record more) {
            this(deal.seed(), deal.round(), deal.deal(), more);
        }
    }
}
