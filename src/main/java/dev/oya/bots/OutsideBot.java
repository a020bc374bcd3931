package dev.oya.bots;

import dev.oya.play.MatchProgress;
import java.util.Collection;
import java.util.function.Consumer;

/**
 * A player outside this program. The match notifies it when a match begins, a round ends and the match ends. It reads its view
 * from the match when it is asked for a move. Not thread-safe.
 */
public interface OutsideBot extends Bot {
    /**
     * Notifies the player that a match begins.
     *
     * @param seed the seed of the match; the player receives a different seed that reveals no cards
     */
    void begins(MatchProgress played, int seat, String seed);

    void roundOver();

    /** Notifies the bots that are outside players. */
    static void notifyAll(Collection<? extends Bot> bots, Consumer<OutsideBot> what) {
        for (Bot bot : bots) {
            if (bot instanceof OutsideBot outside) {
                what.accept(outside);
            }
        }
    }

    /** Notifies the player that the match is over or was abandoned. */
    void matchOver();
}
