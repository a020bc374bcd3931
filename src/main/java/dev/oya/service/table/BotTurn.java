package dev.oya.service.table;

import dev.oya.bots.Bot;
import dev.oya.bots.BotSeats;
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

/** The bots that may move at a table. They use a copy of the round, so that the table remains usable while they think. */
final class BotTurn {
    private final TableLock table;
    private final long version;
    private final Round round;
    private final Map<Integer, Bot> bots = new TreeMap<>();

    /**
     * Copies the round. Requires the table's lock.
     *
     * @param movers the seats that may move
     */
    BotTurn(TableLock table, List<Integer> movers) {
        TableState state = table.state();
        this.table = table;
        this.version = state.version();
        this.round = state.match().round().copy(CardSource.of(new Shuffle(RandomHex.of(8))));
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

    /**
     * Returns whether the given table is this one and has not changed since the round was copied. Requires the table's lock.
     */
    boolean isOf(TableLock now) {
        return now == table && now.state().version() == version;
    }

    /**
     * Returns the next move of a bot, or null if no bot acts out of turn and a person must move. Call it without the table's
     * lock.
     */
    Move move() {
        return BotSeats.next(round, bots.keySet(), this::choose);
    }

    /** Returns a bot's choice. Its random numbers reveal no cards. */
    private Move choose(int seat) {
        Bot bot = bots.get(seat);
        SeatView view = round.view(seat);
        // The bot may still be thinking about an earlier state of the table.
        synchronized (bot) {
            return bot.choose(view, new Luck(RandomHex.of(8)));
        }
    }
}
