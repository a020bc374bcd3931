package dev.oya.service.table;

import dev.oya.play.table.Move;

/** What a table can carry out as it stands. Only that is kept: everything else is folded from it. */
sealed interface Accepted {
    /** The seat of what is nobody's. */
    int NOBODY = -1;

    /** Whose it is, or {@link #NOBODY}. */
    int seat();

    /** The same as it is read again of what is kept. */
    default Accepted kept(TableRules rules) {
        return this;
    }

    /**
     * A person sits down.
     *
     * @param token the hash of the token
     * @param name the name, or null
     * @param nonce what the seat adds to the shuffling
     */
    record Sat(int seat, String token, String name, String nonce) implements Accepted {}

    /**
     * A move.
     *
     * @param bot whether a bot made it
     * @param move the move as it was asked for, or as it is read again, {@link TableRules#kept}
     */
    record Moved(boolean bot, Move move) implements Accepted {
        @Override
        public int seat() {
            return move.seat();
        }

        @Override
        public Accepted kept(TableRules rules) {
            return new Moved(bot, rules.kept(move));
        }
    }

    /** A seat asks to take its last move back. */
    record UndoAsked(int seat) implements Accepted {}

    /** A seat agrees to that, or does not. */
    record UndoAnswered(int seat, boolean agree) implements Accepted {}

    /** A seat asks for the next round. */
    record NextAsked(int seat) implements Accepted {}

    /** The next round begins although not everyone has asked for it. */
    record RoundBegun() implements Accepted {
        @Override
        public int seat() {
            return NOBODY;
        }
    }

    /**
     * A person is away, and a bot plays for it; or it is there again.
     *
     * @param away which of them
     */
    record Attended(int seat, boolean away) implements Accepted {}

    /** A person has left, and a bot sits there. */
    record Left(int seat) implements Accepted {}

    /** The same seats play another match. */
    record Rematched(int seat, String table, String commitment) implements Accepted {}

    /** The rules of the table fail, so that nothing happens by itself any more. */
    record Halted(TableFailure why) implements Accepted {
        @Override
        public int seat() {
            return NOBODY;
        }
    }
}
