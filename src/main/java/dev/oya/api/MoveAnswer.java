package dev.oya.api;

/** What became of a move. */
public sealed interface MoveAnswer {
    /** It was made. */
    record Made() implements MoveAnswer {}

    /**
     * It was refused, and nothing changed.
     *
     * @param code a stable code, such as {@code not-in-hand}
     * @param because why, in one sentence
     * @param rule the rule that refused it; null where no rule was needed
     */
    record Refused(String code, String because, CitedRule rule) implements MoveAnswer {}

    /** Whether it was made. */
    default boolean isMade() {
        return this instanceof Made;
    }
}
