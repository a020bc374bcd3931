package dev.oya.spec;

import java.util.List;

/** A fact that a scenario may state about a table. */
public enum TableFact {
    DEALER(true, Round.values()),
    FACTOR(true, Round.ENTERED),
    CARRIED(false, Round.ENTERED, Round.DEALT),
    FIELD(true, Round.values()),
    FACE_DOWN(false, Round.DEALT, Round.MIDWAY),
    THROWN_IN(false, Round.DEALT),
    STOCK(true, Round.DEALT, Round.MIDWAY),
    RESTOCK(true, Round.DEALT),
    HAND(true, Round.values()),
    CAPTURED(false, Round.ENTERED, Round.MIDWAY),
    // Card points concern the end of a round. They are also allowed in dealt rounds, because a background that
    // states card points may apply to scenarios that play a round.
    POINTS(true, Round.ENTERED, Round.DEALT),
    SWEEPS(true, Round.ENTERED),
    PRIZES(true, Round.ENTERED),
    DECLARED(false, Round.ENTERED),
    MARK(false, Round.ENTERED, Round.MIDWAY),
    LIABLE(false, Round.ENTERED),
    BUILD(false, Round.MIDWAY),
    TALLY(false, Round.ENTERED, Round.DEALT),
    ROUND(true, Round.values()),
    SCORES(true, Round.values()),
    POT(true, Round.ENTERED, Round.DEALT);

    /** The origin of a round. */
    enum Round {
        ENTERED("unknown-key.entered"),
        DEALT("unknown-key.dealt"),
        MIDWAY("unknown-key.midway");

        /** Key of the problem that is reported for a step without effect on a round of this origin. */
        final String problem;

        Round(String problem) {
            this.problem = problem;
        }
    }

    /** Whether a scenario may state the fact only once. The scenario's own statement overrides that of a background. */
    final boolean once;

    /** Rounds on which the fact has an effect. */
    final List<Round> rounds;

    TableFact(boolean once, Round... rounds) {
        this.once = once;
        this.rounds = List.of(rounds);
    }
}
