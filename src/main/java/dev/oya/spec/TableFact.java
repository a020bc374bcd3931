package dev.oya.spec;

import java.util.List;

/** What a scenario may tell of a table. */
public enum TableFact {
    DEALER(true, Round.values()),
    FACTOR(true, Round.TOLD),
    CARRIED(false, Round.TOLD, Round.DEALT),
    FIELD(true, Round.values()),
    THROWN_IN(false, Round.DEALT),
    STOCK(true, Round.DEALT, Round.MIDWAY),
    RESTOCK(true, Round.DEALT),
    HAND(true, Round.values()),
    CAPTURED(false, Round.TOLD, Round.MIDWAY),
    // Points are told of the end, and a background may serve rounds that are played too.
    POINTS(true, Round.TOLD, Round.DEALT),
    SWEEPS(true, Round.TOLD),
    PRIZES(true, Round.TOLD),
    DECLARED(false, Round.TOLD),
    MARK(false, Round.TOLD, Round.MIDWAY),
    LIABLE(false, Round.TOLD),
    BUILD(false, Round.MIDWAY),
    TALLY(false, Round.TOLD, Round.DEALT),
    ROUND(true, Round.values()),
    SCORES(true, Round.values()),
    POT(true, Round.TOLD, Round.DEALT);

    /** How a round comes about. */
    enum Round {
        TOLD("is only told"),
        DEALT("is dealt and played"),
        MIDWAY("goes on in the middle");

        final String how;

        Round(String how) {
            this.how = how;
        }
    }

    /** Whether a scenario tells it once, instead of what its backgrounds tell. */
    final boolean once;

    /** The rounds of which it says anything. */
    final List<Round> rounds;

    TableFact(boolean once, Round... rounds) {
        this.once = once;
        this.rounds = List.of(rounds);
    }
}
