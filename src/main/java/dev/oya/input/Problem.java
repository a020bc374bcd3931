package dev.oya.input;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;

/**
 * An error or warning about a pack or layer.
 *
 * @param place the problem's place
 * @param message description in one line
 * @param code stable code, such as {@code unknown-card}
 * @param advice advice on how to correct the problem, or null
 * @param source key and arguments of the message for translation, or null if it cannot be translated
 */
public record Problem(Place place, String message, String code, String advice, Message source) {
    /**
     * A message in {@code problems.properties}.
     *
     * @param parts arguments of the message
     */
    public record Message(String key, List<Object> parts) {}

    /** Codes of warnings about missing texts and unused names. */
    private static final Set<String> WARNINGS = Set.of("no-language", "no-sentence", "no-word", "never-used");

    /** Maximum length of a quoted argument, in characters. */
    private static final int LONGEST_PART = 400;

    /** Maximum length of a message or of advice, in characters. */
    private static final int LONGEST = 2_000;

    private static final ResourceBundle WORDS = words("");

    public Problem {
        message = shortened(message);
        advice = advice == null ? null : shortened(advice);
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : Excerpt.of(text, LONGEST);
    }

    /** Creates a problem with a fixed message. */
    public Problem(Place place, String message, String code, String advice) {
        this(place, message, code, advice, null);
    }

    private static ResourceBundle words(String language) {
        return Advice.words("dev.oya.input.problems", Locale.forLanguageTag(language));
    }

    /**
     * Creates a problem with a message from {@code problems.properties}.
     *
     * @param key the code, followed by a dot and the variant of the message
     * @param parts arguments of the message and the advice; the advice is omitted if it consists only of a null argument
     */
    public static Problem of(Place place, String key, Object... parts) {
        Object[] quoted = Arrays.stream(parts)
                .map(part -> part instanceof String text ? Excerpt.of(text, LONGEST_PART) : part)
                .toArray();
        return of(WORDS, place, key, quoted, new Message(key, Arrays.asList(quoted)));
    }

    private static Problem of(ResourceBundle bundle, Place place, String key, Object[] parts, Message by) {
        String[] words = bundle.getString(key).split(" \\| ", 2);
        Locale language = bundle.getLocale();
        String advice = words.length == 1 ? null : String.format(language, words[1], parts);
        String code = key.replaceFirst("\\..*", "");
        return new Problem(
                place, String.format(language, words[0], parts), code, "null".equals(advice) ? null : advice, by);
    }

    /** Returns this problem in the given language. Texts without a translation are in English. */
    public Problem in(String language) {
        ResourceBundle words = words(language);
        return source == null || words.getLocale().equals(Locale.ROOT)
                ? this
                : of(
                        words,
                        place,
                        source.key(),
                        source.parts().stream()
                                .map(part -> Localized.in(language, part))
                                .toArray(),
                        source);
    }

    /**
     * Returns the problem of an unknown name. The arguments of its message are the name, the suggested name and {@code others}.
     */
    public static Problem unknown(Place place, String key, String name, Collection<String> names, Object... others) {
        List<Object> parts = new ArrayList<>(Arrays.asList(name, Suggestions.advice(name, names)));
        parts.addAll(Arrays.asList(others));
        return of(place, key, parts.toArray());
    }

    /** Returns whether this problem is a warning. A game with warnings can be played. */
    public boolean isWarning() {
        return WARNINGS.contains(code);
    }

    /** Returns the problem as text: place, message, code, and the advice on a separate line. A warning is marked. */
    @Override
    public String toString() {
        String line = place + ": " + (isWarning() ? "warning: " : "") + message + " [" + code + "]";
        return advice == null ? line : line + System.lineSeparator() + "    " + advice;
    }
}
