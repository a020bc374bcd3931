package dev.oya.bots;

import dev.oya.play.MatchSoFar;

/**
 * A player that is no part of this program. Whoever lets it play tells it when a match begins, a round is over and the match
 * is; what its seat sees it takes from the match when it is asked. Not thread-safe.
 */
public interface OutsideBot extends Bot {
    /**
     * A match begins.
     *
     * @param played the match
     * @param seat where it sits
     * @param seed the seed of the match; it is told another, from which no card follows
     */
    void begins(MatchSoFar played, int seat, String seed);

    void roundOver();

    /** The match is over, or goes no further. */
    void matchOver();
}
