package dev.oya.bots;

import dev.oya.play.MatchProgress;
import java.util.Collection;
import java.util.function.Consumer;

/**
 * A player outside this program. It is notified when a match begins, a round ends or the match ends. When it must choose a
 * move, it reads its view from the match. Not thread-safe.
 */
public interface OutsideBot extends Bot {
    /**
     * Notifies the player that a match begins.
     *
     * @param seed the seed of the match; the player receives a different seed that reveals no cards
     */
    void begins(MatchProgress played, int seat, String seed);

    void roundOver();

    /** Calls {@code what} with each outside player among the bots. */
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
