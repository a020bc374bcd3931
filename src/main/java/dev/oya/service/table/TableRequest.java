package dev.oya.service.table;

import dev.oya.play.table.Move;

/** What somebody asks of a table, and the {@link Decider} decides. */
sealed interface TableRequest {
    /**
     * To sit down. At an open table a free seat needs no invite.
     *
     * @param invite the invite that was shown, or null
     * @param token the hash of the token that is given
     * @param taken whether somebody has used the token that was given for the seat before
     */
    record SitDown(int seat, String invite, String name, String nonce, String token, boolean taken)
            implements TableRequest {}

    /** To make a move. */
    record MakeMove(Move move) implements TableRequest {}

    /** To take the last move back. */
    record AskUndo(int seat) implements TableRequest {}

    /** To agree that another takes its last move back, or not to. */
    record AnswerUndo(int seat, boolean agrees) implements TableRequest {}

    /** To play the next round. */
    record AskNext(int seat) implements TableRequest {}

    /**
     * To play another match with the same seats.
     *
     * @param table where it is played
     * @param commitment what binds to its cards
     */
    record AskRematch(int seat, String table, String commitment) implements TableRequest {}
}
