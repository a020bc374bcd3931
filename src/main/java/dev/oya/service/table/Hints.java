package dev.oya.service.table;

import dev.oya.bots.Adviser;
import dev.oya.bots.Adviser.Expected;
import dev.oya.bots.Luck;
import dev.oya.cards.Shuffle;
import dev.oya.notation.Json;
import dev.oya.play.SeatView;
import dev.oya.service.http.Limit;
import dev.oya.service.http.Limits;
import dev.oya.service.http.RandomHex;
import dev.oya.service.http.RateLimit;
import dev.oya.service.http.WorkLimiter;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.node.ObjectNode;

/** Estimates the expected points of a seat's legal moves from the seat's view. Safe to share between threads. */
final class Hints {
    /** Maximum number of simulated rounds per hint. The time limit may end a hint earlier. */
    private static final int ROUNDS = 1_000;

    private static final long NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    private final Tables tables;
    private final WorkLimiter gate;
    private final RateLimit given;

    Hints(Tables tables, Limits limits) {
        int most = limits.of(Limit.RUNS);
        this.tables = tables;
        this.gate = new WorkLimiter(most, 8 * most, limits.of(Limit.RUN_SECONDS));
        this.given = new RateLimit("too-many-hints", limits.of(Limit.HINTS_PER_MINUTE), 60);
    }

    /** The view of a seat at a version, detached from its table, with random hidden cards. */
    private record Asked(long version, TableRules rules, SeatView view) {}

    ObjectNode of(Tables.Caller who) throws Exception {
        Asked asked = tables.seated(who, (table, seat) -> {
            TableState state = table.state();
            boolean moves = state.match() != null && !state.match().round().isOver();
            // The analysis uses a determinization, which looks the same to the seat, so the table can continue
            // meanwhile.
            Shuffle chance = new Shuffle(new SplittableRandom());
            SeatView view = moves ? state.match().view(seat) : null;
            boolean any = view != null && !view.choices().isEmpty();
            return new Asked(
                    state.version(),
                    state.rules(),
                    any ? view.determinize(chance).view(seat) : null);
        });
        given.count(SeatHolder.hash(who.token()));
        ObjectNode answer = Json.object();
        answer.put("version", asked.version());
        var list = answer.putArray("moves");
        if (asked.view() != null) {
            asked.rules().in(who.language()).expected().put(list, gate.through(() -> weigh(asked)), asked.view());
        }
        return answer;
    }

    private static List<Expected> weigh(Asked asked) {
        long end = System.nanoTime() + NANOS;
        return new Adviser(asked.rules().book())
                .of(asked.view(), null, ROUNDS, new Luck(RandomHex.of(8)), () -> System.nanoTime() - end > 0);
    }
}
