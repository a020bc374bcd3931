package dev.oya.play.table;

import java.util.List;

/** The result of a move: accepted with its events, or refused with the reason. */
public sealed interface Verdict {
    /**
     * The move was made.
     *
     * @param events all events in order
     */
    record Accepted(List<Event> events) implements Verdict {}

    /**
     * The move is illegal.
     *
     * @param code stable code, such as {@code not-in-hand}
     * @param message the reason in one line
     * @param rule the rule that refused it, or null if the move itself is invalid
     */
    record Refused(String code, String message, String rule) implements Verdict {}

    /** Returns a refusal of an invalid move. */
    static Refused refused(String code, String message) {
        return new Refused(code, message, null);
    }

    /** Returns whether the move was made. */
    default boolean accepted() {
        return this instanceof Accepted;
    }
}
