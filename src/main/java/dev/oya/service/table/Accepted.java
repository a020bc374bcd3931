package dev.oya.service.table;

import dev.oya.play.table.Move;

/** A change that a table has accepted. Only these changes are stored. All other state is derived by replaying them. */
sealed interface Accepted {
    /** The seat number of changes that were not made by a seat. */
    int NOBODY = -1;

    /** Returns the seat that made the change, or -1 if no seat did. */
    int seat();

    /** Returns this change in the form in which it is read back from the store. */
    default Accepted kept(TableRules rules) {
        return this;
    }

    /**
     * A person takes a seat, or the person in a seat changes the name, with the same token.
     *
     * @param token hash of the seat token
     * @param name name of the person, or null
     * @param nonce the seat's contribution to the shuffle
     */
    record Sat(int seat, String token, String name, String nonce) implements Accepted {
        /** Returns this change with the hash of another token. */
        Sat with(String other) {
            return new Sat(seat, other, name, nonce);
        }
    }

    /**
     * A move.
     *
     * @param bot whether a bot made the move
     * @param move the move as requested, or as read back from the store ({@link TableRules#kept})
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

    /** A seat asks to undo its last move. */
    record UndoAsked(int seat) implements Accepted {}

    /** A seat agrees to an undo or refuses it. */
    record UndoAnswered(int seat, boolean agree) implements Accepted {}

    /** A seat asks for the next round. */
    record NextAsked(int seat) implements Accepted {}

    /** The next round starts automatically, because the time to ask for it is over. */
    record RoundBegun() implements Accepted {
        @Override
        public int seat() {
            return NOBODY;
        }
    }

    /**
     * A person becomes absent or returns. A bot plays for an absent person.
     *
     * @param away whether the person is absent
     */
    record Attended(int seat, boolean away) implements Accepted {}

    /** The names of all people who ever took a seat are deleted, also from earlier changes. */
    record NameForgotten(int seat) implements Accepted {}

    /** A person leaves the table, and a bot takes the seat. */
    record Left(int seat) implements Accepted {}

    /** A person frees the seat before the match begins. */
    record Stood(int seat) implements Accepted {}

    /** The table starts a rematch, which is played at another table with the same seats. */
    record Rematched(int seat, String table, String commitment) implements Accepted {}

    /** The rules of the table have failed. Bots and timers of the table stop. */
    record Halted(TableFailure why) implements Accepted {
        @Override
        public int seat() {
            return NOBODY;
        }
    }
}
