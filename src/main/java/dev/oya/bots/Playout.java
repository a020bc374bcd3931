package dev.oya.bots;

import dev.oya.play.Round;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;

/** Plays a round on by the moves of a bot that chooses fast. Made for one thread. */
final class Playout {
    private final Bot policy;
    private final Luck luck;

    Playout(Bot policy, Luck luck) {
        this.policy = policy;
        this.luck = luck;
    }

    /** Plays until it is enough; {@code stock} is how many cards lay in the stock at first. */
    void finish(Round round, Rewards rewards, int stock) {
        while (!rewards.isEnough(round, stock)) {
            int movers = round.movers();
            int turn = round.table().turn();
            Move move = aside(round, movers, turn);
            act(round, move != null ? move : onTurn(round, movers, turn));
        }
    }

    /** What happens next where a seat whose turn it is not says nothing. */
    Move exceptFor(Round round, int silent) {
        int movers = round.movers() & ~(1 << silent);
        int turn = round.table().turn();
        Move move = aside(round, movers, turn);
        return move != null ? move : onTurn(round, movers, turn);
    }

    /** What somebody says whose turn it is not; null where nobody does. */
    Move aside(Round round, int movers, int turn) {
        int others = turn < 0 ? movers : movers & ~(1 << turn);
        for (int seats = others; seats != 0; seats &= seats - 1) {
            Move move = policy.choose(round.view(Integer.numberOfTrailingZeros(seats)), luck);
            if (move != null) {
                return move;
            }
        }
        return null;
    }

    private Move onTurn(Round round, int movers, int turn) {
        Move move = turn >= 0 && (movers >> turn & 1) != 0 ? policy.choose(round.view(turn), luck) : null;
        return move != null ? move : round.moves().get(0);
    }

    /** Makes a move that is open. */
    static void act(Round round, Move move) {
        if (round.act(move) instanceof Verdict.Refused refused) {
            throw new IllegalStateException("an open move is refused: " + move + ": " + refused.message());
        }
    }
}
