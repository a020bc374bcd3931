package dev.oya.pack.words;

import dev.oya.input.MessageBundles;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/** Loads Oya's messages. Messages that are not translated are in English. */
public final class Messages {
    /** Languages of Oya's messages, the default first. Games may have further languages. */
    public static final List<String> LANGUAGES = List.of("en", "sv", "de");

    private Messages() {}

    /**
     * Returns a message bundle.
     *
     * @param file base name of the bundle, in the form of a class name
     * @param language language code, such as {@code sv}
     */
    public static ResourceBundle of(String file, String language) {
        return MessageBundles.of(file, Locale.forLanguageTag(language), Locale.ENGLISH);
    }

    /**
     * Returns a message about the given number of things. The number is the message's first argument. For the number 1, the
     * message {@code KEY-one} is used.
     *
     * @param more further arguments
     */
    public static String count(ResourceBundle sentences, String key, long number, Object... more) {
        Object[] blanks = new Object[more.length + 1];
        blanks[0] = Math.abs(number) < 1_000 ? Long.toString(number) : String.format(Locale.ROOT, "%,d", number);
        System.arraycopy(more, 0, blanks, 1, more.length);
        return String.format(Locale.ROOT, sentences.getString(number == 1 ? key + "-one" : key), blanks);
    }
}
