package dev.oya.input;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * What to do about something that is wrong. It is put into words last, in the language of the reader.
 *
 * @param key its sentence in {@code advice.properties}
 * @param parts what the sentence speaks of
 */
public record Advice(String key, List<Object> parts) {
    private static final String WORDS = "dev.oya.input.advice";

    public static Advice of(String key, Object... parts) {
        return new Advice(key, List.of(parts));
    }

    /** The sentence in a language; in English where there is none in it. */
    public String in(String language) {
        return in(Locale.forLanguageTag(language));
    }

    private String in(Locale language) {
        Object[] said = parts.stream()
                .map(part -> part instanceof Advice advice ? advice.in(language) : part)
                .toArray();
        return String.format(words(WORDS, language).getString(key), said);
    }

    /** Sentences of a file, each in English where the language has none. */
    static ResourceBundle words(String file, Locale language) {
        return ResourceBundle.getBundle(
                file, language, ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /** The sentence in English. */
    @Override
    public String toString() {
        return in(Locale.ROOT);
    }
}
