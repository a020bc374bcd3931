package dev.oya.play.table;

import java.util.List;

/** The answer to a move: accepted with what it brought about, or refused with the reason. */
public sealed interface Verdict {
    /** @param events everything that happened, in order */
    record Accepted(List<Event> events) implements Verdict {}

    /**
     * @param code a stable code, such as {@code not-in-hand}
     * @param message what is wrong, in one line
     * @param rule the rule that refused, or null where the move is no move at all
     */
    record Refused(String code, String message, String rule) implements Verdict {}

    /** Refused because the move is no move at all. */
    static Refused refused(String code, String message) {
        return new Refused(code, message, null);
    }

    /** Whether the move was accepted. */
    default boolean accepted() {
        return this instanceof Accepted;
    }
}
