package dev.oya.input;

import java.util.Set;

/**
 * Something wrong with a pack or a layer.
 *
 * @param place where
 * @param message what is wrong, in one line
 * @param code a stable code, such as {@code unknown-card}
 * @param advice what to do, or null
 */
public record PackProblem(Place place, String message, String code, String advice) {
    /** The code of what has no word in some language. */
    public static final String NO_WORD = "no-word";

    private static final Set<String> GAPS = Set.of("no-sentence", NO_WORD);

    /** Whether something is only not said yet in some language, and is said in another meanwhile. */
    public boolean isGap() {
        return GAPS.contains(code);
    }

    /** The problem as a person reads it: place, message, code, and the advice on a line of its own. */
    @Override
    public String toString() {
        String line = place + ": " + message + " [" + code + "]";
        return advice == null ? line : line + System.lineSeparator() + "    " + advice;
    }
}
