package dev.oya.bots;

import dev.oya.play.MatchLog;
import dev.oya.play.Round;
import dev.oya.play.table.Move;
import java.util.Collection;
import java.util.function.IntFunction;

/** Chooses the moves of bots at a table where people may play too. */
public final class BotSeats {
    private BotSeats() {}

    /**
     * Returns the next bot move, or null if a person must move. Bots that act out of turn move before the bot that must move.
     *
     * @param round a round that is not over
     * @param bots seats of the bots
     * @param choice chooses the move of a seat, or null to stay silent
     */
    public static Move next(Round round, Collection<Integer> bots, IntFunction<Move> choice) {
        int movers = round.movers();
        int next = next(round, movers);
        for (int seat : bots) {
            if (seat != next && (movers >> seat & 1) != 0) {
                Move move = choice.apply(seat);
                if (move != null) {
                    return move;
                }
            }
        }
        if (!bots.contains(next)) {
            return null;
        }
        Move move = choice.apply(next);
        return move != null ? move : round.view(next).moves().get(0);
    }

    /**
     * Returns the seat that must move: the seat whose turn it is if it has a legal move, otherwise the first seat that has one.
     */
    public static int next(Round round) {
        return next(round, round.movers());
    }

    private static int next(Round round, int movers) {
        int turn = round.table().turn();
        return turn >= 0 && (movers >> turn & 1) != 0 ? turn : Integer.numberOfTrailingZeros(movers);
    }

    /**
     * Returns a bot's source of randomness. It depends only on the match, the seat, the deal and the number of moves so far. In
     * a resumed match, the bot therefore makes the same choices.
     */
    public static Luck luck(MatchLog log, int seat) {
        return new Luck(
                log.id() + ":bot:" + seat + ":" + log.deal() + ":" + log.moves().size());
    }
}
