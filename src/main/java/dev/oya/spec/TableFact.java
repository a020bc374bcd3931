package dev.oya.spec;

import java.util.List;

/** A fact that a scenario may state about a table. */
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
    // Card points belong to the end of a round, but scenarios that play a round may share the background.
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

    /** The origin of a round. */
    enum Round {
        TOLD("unknown-key.entered"),
        DEALT("unknown-key.dealt"),
        MIDWAY("unknown-key.midway");

        /** Key of the problem of a step that has no effect on such a round. */
        final String problem;

        Round(String problem) {
            this.problem = problem;
        }
    }

    /** Whether a scenario may state the fact only once. The statement overrides its backgrounds. */
    final boolean once;

    /** Rounds on which the fact has an effect. */
    final List<Round> rounds;

    TableFact(boolean once, Round... rounds) {
        this.once = once;
        this.rounds = List.of(rounds);
    }
}
