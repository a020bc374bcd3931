package dev.oya.service.table;

import dev.oya.bots.Bot;
import dev.oya.bots.Bots;
import dev.oya.bots.Luck;
import dev.oya.cards.Shuffle;
import dev.oya.play.CardSource;
import dev.oya.play.Round;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import dev.oya.service.http.RandomHex;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Bots that are to choose at a table. They look at a copy of its round, so that the table goes on while they think. */
final class BotTurn {
    private final TableLock table;
    private final long version;
    private final Round round;
    private final int next;
    private final Map<Integer, Bot> bots = new TreeMap<>();

    /**
     * The lock of the table is held.
     *
     * @param movers the seats that may do something
     * @param next the one of them that must
     */
    BotTurn(TableLock table, List<Integer> movers, int next) {
        TableState state = table.state();
        this.table = table;
        this.version = state.version();
        this.round = state.match().round().copy(CardSource.of(new Shuffle(RandomHex.of(8))));
        this.next = next;
        for (int seat : movers) {
            String name = state.seats().get(seat).mover();
            if (name != null) {
                bots.put(
                        seat,
                        table.bots.computeIfAbsent(
                                seat + name,
                                any -> Bots.named(name, state.rules().book())));
            }
        }
    }

    /** Whether a table is still as they saw it; its lock is held. */
    boolean isOf(TableLock now) {
        return now == table && now.state().version() == version;
    }

    /** What one of them does; null where nobody is waited for but a person. Nobody holds the lock. */
    Move move() {
        for (int seat : bots.keySet()) {
            Move move = seat == next ? null : choose(seat);
            if (move != null) {
                return move;
            }
        }
        if (!bots.containsKey(next)) {
            return null;
        }
        Move move = choose(next);
        return move != null ? move : round.view(next).moves().get(0);
    }

    /** A bot's choice: its luck is its own, and no card follows from it. */
    private Move choose(int seat) {
        Bot bot = bots.get(seat);
        SeatView view = round.view(seat);
        // It may still think about the table as it was before.
        synchronized (bot) {
            return bot.choose(view, new Luck(RandomHex.of(8)));
        }
    }
}
