package dev.oya.pack.words;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/** Sentences of Oya itself; English ones where it has none in a language that a game has. */
public final class Messages {
    /** The languages in which Oya has sentences of its own, the first where none is asked for; games may have others too. */
    public static final List<String> LANGUAGES = List.of("en", "sv", "de");

    private static final ResourceBundle.Control ELSE_ENGLISH = new ResourceBundle.Control() {
        @Override
        public List<String> getFormats(String baseName) {
            return FORMAT_PROPERTIES;
        }

        @Override
        public Locale getFallbackLocale(String baseName, Locale locale) {
            return locale.equals(Locale.ENGLISH) ? null : Locale.ENGLISH;
        }
    };

    private Messages() {}

    /**
     * The sentences of a file.
     *
     * @param file its name as that of a class, without its language and ending
     * @param language such as {@code sv}
     */
    public static ResourceBundle of(String file, String language) {
        return ResourceBundle.getBundle(file, Locale.forLanguageTag(language), ELSE_ENGLISH);
    }

    /**
     * Returns a sentence about a number of things. The number is its first blank; for one thing it is the sentence
     * {@code KEY-one}.
     *
     * @param more the other blanks
     */
    public static String count(ResourceBundle sentences, String key, long number, Object... more) {
        Object[] blanks = new Object[more.length + 1];
        blanks[0] = Math.abs(number) < 1_000 ? Long.toString(number) : String.format(Locale.ROOT, "%,d", number);
        System.arraycopy(more, 0, blanks, 1, more.length);
        return String.format(Locale.ROOT, sentences.getString(number == 1 ? key + "-one" : key), blanks);
    }
}
