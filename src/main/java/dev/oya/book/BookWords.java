package dev.oya.book;

import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.words.Glossary;
import dev.oya.pack.words.Messages;
import dev.oya.pack.words.Translations;
import java.util.Locale;
import java.util.ResourceBundle;

/** What a book says in its language: headings, sentences of the pack, words of the glossary. Immutable. */
public final class BookWords {
    private final Translations texts;
    private final Glossary glossary;
    private final String language;
    private final ResourceBundle headings;

    public BookWords(Pack pack, Translations texts, Glossary glossary, String language) {
        this.texts = texts;
        this.glossary = glossary;
        this.language = language;
        this.headings = Messages.of("dev.oya.book.book", language);
    }

    /** A heading or phrase of the book itself. */
    public String say(String key) {
        return headings.getString(key);
    }

    /** What amounts are counted in. */
    String unit(String unit, double number) {
        String one = "unit-one-" + unit;
        String key = number == 1 && headings.containsKey(one) ? one : "unit-" + unit;
        return headings.containsKey(key) ? headings.getString(key) : unit;
    }

    /** A sentence of the pack. */
    public String text(String section, String id, String otherwise) {
        return texts.of(section, id, otherwise);
    }

    /** The words for a value of an option. */
    String choice(Option option, Object value) {
        return texts.choice(option, value);
    }

    /** The word for an id, with a capital where it begins something. */
    String name(String id) {
        String word = glossary.word(id, language);
        return word.isEmpty() ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    /** The word for an id. */
    public String word(String id) {
        return glossary.word(id, language);
    }

    Glossary glossary() {
        return glossary;
    }
}
