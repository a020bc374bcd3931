package dev.oya.input;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * A correction for a problem. It is formatted last, in the reader's language.
 *
 * @param key its key in {@code advice.properties}
 * @param parts arguments of the text
 */
public record Advice(String key, List<Object> parts) {
    private static final String WORDS = "dev.oya.input.advice";

    public static Advice of(String key, Object... parts) {
        return new Advice(key, List.of(parts));
    }

    /** Returns the text in a language, or in English if it is not translated. */
    public String in(String language) {
        return in(Locale.forLanguageTag(language));
    }

    private String in(Locale language) {
        Object[] arguments = parts.stream()
                .map(part -> part instanceof Advice advice ? advice.in(language) : part)
                .toArray();
        return String.format(words(WORDS, language).getString(key), arguments);
    }

    /** Returns a message bundle that falls back to English. */
    static ResourceBundle words(String file, Locale language) {
        return ResourceBundle.getBundle(
                file, language, ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /** Returns the text in English. */
    @Override
    public String toString() {
        return in(Locale.ROOT);
    }
}
