package dev.oya.input;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * A short text for readers, such as the correction of a problem or the expected value of a record's field. It is formatted only
 * when it is displayed, in the reader's language.
 *
 * @param key the text's key in {@code advice.properties}
 * @param parts arguments of the text
 */
public record Advice(String key, List<Object> parts) implements Localized {
    private static final String WORDS = "dev.oya.input.advice";

    public static Advice of(String key, Object... parts) {
        return new Advice(key, List.of(parts));
    }

    /** Returns a text about the given number of things. For the number 1, its key is {@code KEY-one}. */
    public static Advice counted(String key, int number) {
        return of(number == 1 ? key + "-one" : key, number);
    }

    /** Returns this text followed by the advice, or only this text if the advice is null. */
    public Localized and(Advice advice) {
        return advice == null ? this : Localized.join("; ", this, advice);
    }

    /** Returns the text in the given language, or in English if it is not translated. */
    @Override
    public String in(String language) {
        Object[] arguments =
                parts.stream().map(part -> Localized.in(language, part)).toArray();
        return String.format(words(WORDS, Locale.forLanguageTag(language)).getString(key), arguments);
    }

    /** Returns a message bundle in the given language, or in English if the bundle is not translated. */
    static ResourceBundle words(String file, Locale language) {
        return MessageBundles.of(file, language, Locale.ROOT);
    }

    /** Returns the text in English. */
    @Override
    @JsonValue
    public String toString() {
        return in("");
    }
}
