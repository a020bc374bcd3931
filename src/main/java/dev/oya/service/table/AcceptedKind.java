package dev.oya.service.table;

import java.util.Locale;

/** What can be accepted at a table. */
enum AcceptedKind {
    /** A person sits down, with a name, a nonce and the hash of a token. */
    SEAT,
    /** A move of a person, as an action. */
    MOVE,
    /** A move that a bot made. */
    BOT,
    /** A seat asks to take its last move back. */
    UNDO,
    /** A seat agrees to that, or does not. */
    AGREE,
    /** A seat asks for the next round. */
    NEXT,
    /** The next round begins although not everyone has asked for it. */
    ROUND,
    /** A person is not there, and a bot plays for it. */
    AWAY,
    /** A person is there again. */
    BACK,
    /** A person has left, and a bot sits there. */
    LEAVE,
    /** The same seats play another match. */
    REMATCH,
    /** Its rules fail, so that nothing happens by itself any more. */
    STOP;

    /** As it is kept. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static AcceptedKind of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
