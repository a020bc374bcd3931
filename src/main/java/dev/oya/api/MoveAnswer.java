package dev.oya.api;

/** The result of a move. */
public sealed interface MoveAnswer {
    /** The move was made. */
    record Made() implements MoveAnswer {}

    /**
     * The move is illegal, and nothing changed.
     *
     * @param code stable code, such as {@code not-in-hand}
     * @param because the reason in one sentence
     * @param rule the rule that forbids the move, or null if the move itself is invalid
     */
    record Refused(String code, String because, CitedRule rule) implements MoveAnswer {}

    /** Returns whether the move was made. */
    default boolean isMade() {
        return this instanceof Made;
    }
}
