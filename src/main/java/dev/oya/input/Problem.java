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
 * @param said by which sentence it is told, or null where it has none that could be said in another language
 */
public record Problem(Place place, String message, String code, String advice, Said said) {
    /**
     * A sentence of {@code problems.properties}.
     *
     * @param parts what it speaks of
     */
    public record Said(String key, List<Object> parts) {}

    /** The codes of what is only not said or not used yet. */
    private static final Set<String> REMARKS = Set.of("no-sentence", "no-word", "never-used");

    /** Most characters of a part that a message quotes. */
    private static final int LONGEST_PART = 400;

    /** Most characters of a message or advice. */
    private static final int LONGEST = 2_000;

    private static final ResourceBundle WORDS = words("");

    public Problem {
        message = shortened(message);
        advice = advice == null ? null : shortened(advice);
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : Excerpt.of(text, LONGEST);
    }

    /** A problem that is told in these words alone. */
    public Problem(Place place, String message, String code, String advice) {
        this(place, message, code, advice, null);
    }

    private static ResourceBundle words(String language) {
        return Advice.words("dev.oya.input.problems", Locale.forLanguageTag(language));
    }

    /**
     * A problem in the words that {@code problems.properties} has for it.
     *
     * @param key the code, and behind a dot which of the cases it is that have the code
     * @param parts what its sentence and its advice speak of; advice that is all one part is missing where that is null
     */
    public static Problem of(Place place, String key, Object... parts) {
        Object[] quoted = Arrays.stream(parts)
                .map(part -> part instanceof String text ? Excerpt.of(text, LONGEST_PART) : part)
                .toArray();
        return told(WORDS, place, key, quoted, new Said(key, Arrays.asList(quoted)));
    }

    private static Problem told(ResourceBundle said, Place place, String key, Object[] parts, Said by) {
        String[] words = said.getString(key).split(" \\| ", 2);
        Locale language = said.getLocale();
        String advice = words.length == 1 ? null : String.format(language, words[1], parts);
        String code = key.replaceFirst("\\..*", "");
        return new Problem(
                place, String.format(language, words[0], parts), code, "null".equals(advice) ? null : advice, by);
    }

    /** The same in another language, as far as it can be said in it. */
    public Problem in(String language) {
        ResourceBundle words = words(language);
        return said == null || words.getLocale().equals(Locale.ROOT)
                ? this
                : told(
                        words,
                        place,
                        said.key(),
                        said.parts().stream()
                                .map(part -> part instanceof Advice advice ? advice.in(language) : part)
                                .toArray(),
                        said);
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
