package dev.oya.experiment;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.oya.record.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/** What difference rules make in play, as programs read it. */
public final class PairedJson {
    private PairedJson() {}

    /**
     * @param seed that of the first match
     * @param players how many sat at the table
     */
    public static ObjectNode of(PairedSummary summary, String seed, int players) {
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
