package dev.oya.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The result of a move. Immutable. */
public sealed interface MoveAnswer {
    /**
     * The move was made.
     *
     * @param events public events that result from the move, in order, beginning with the move
     */
    record Made(List<MatchEvent> events) implements MoveAnswer {}

    /**
     * The move is illegal, and nothing changed.
     *
     * @param code stable code, such as {@code not-in-hand}; {@code wrong-move} if the text is not an action of this game
     * @param because the reason in one sentence, in the language of the rules if there is a translation
     * @param rule the rule that forbids the move, or null if the move itself is invalid
     */
    record Refused(String code, String because, @Nullable CitedRule rule) implements MoveAnswer {}

    /** Returns whether the move was made. */
    default boolean isMade() {
        return this instanceof Made;
    }
}
