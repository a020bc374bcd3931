package dev.oya.input;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;

/**
 * Something wrong with a pack or a layer.
 *
 * @param place where
 * @param message what is wrong, in one line
 * @param code a stable code, such as {@code unknown-card}
 * @param advice what to do, or null
 */
public record Problem(Place place, String message, String code, String advice) {
    /** The codes of what is only not said or not used yet. */
    private static final Set<String> REMARKS = Set.of("no-sentence", "no-word", "never-used");

    private static final ResourceBundle WORDS = ResourceBundle.getBundle("dev.oya.input.problems", Locale.ROOT);

    /**
     * A problem in the words that {@code problems.properties} has for it.
     *
     * @param key the code, and behind a dot which of the cases it is that have the code
     * @param parts what its sentence and its advice speak of; advice that is all one part is missing where that is null
     */
    public static Problem of(Place place, String key, Object... parts) {
        String[] words = WORDS.getString(key).split(" \\| ", 2);
        String advice = words.length == 1 ? null : String.format(words[1], parts);
        String code = key.replaceFirst("\\..*", "");
        return new Problem(place, String.format(words[0], parts), code, "null".equals(advice) ? null : advice);
    }

    /** The problem that a name is not known: its parts are the name, the advice which one was meant, and others. */
    public static Problem unknown(Place place, String key, String name, Collection<String> names, Object... others) {
        List<Object> parts = new ArrayList<>(Arrays.asList(name, Suggestions.advice(name, names)));
        parts.addAll(Arrays.asList(others));
        return of(place, key, parts.toArray());
    }

    /** Whether something is only not said or not used yet: a game that is half written is played meanwhile. */
    public boolean isRemark() {
        return REMARKS.contains(code);
    }

    /** The problem as a person reads it: place, message, code, and the advice on a line of its own. */
    @Override
    public String toString() {
        String line = place + ": " + message + " [" + code + "]";
        return advice == null ? line : line + System.lineSeparator() + "    " + advice;
    }
}
