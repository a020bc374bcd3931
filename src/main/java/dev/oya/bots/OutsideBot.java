package dev.oya.bots;

import dev.oya.play.MatchSoFar;
import java.util.Collection;
import java.util.function.Consumer;

/**
 * A player that is no part of this program. The match that it plays in tells it when a match begins, a round is over and the match
 * is; what its seat sees it takes from the match when it is asked. Not thread-safe.
 */
public interface OutsideBot extends Bot {
    /**
     * A match begins.
     *
     * @param seed the seed of the match; it is told another, from which no card follows
     */
    void begins(MatchSoFar played, int seat, String seed);

    void roundOver();

    /** Tells those something, of some bots, that are no part of this program. */
    static void tell(Collection<? extends Bot> bots, Consumer<OutsideBot> what) {
        for (Bot bot : bots) {
            if (bot instanceof OutsideBot outside) {
                what.accept(outside);
            }
        }
    }

    /** The match is over, or goes no further. */
    void matchOver();
}
