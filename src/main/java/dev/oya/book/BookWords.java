package dev.oya.book;

import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.words.Glossary;
import dev.oya.pack.words.Messages;
import dev.oya.pack.words.Translations;
import dev.oya.say.Wording;
import java.text.MessageFormat;
import java.util.ResourceBundle;

/** The texts of a book in one language: headings, sentences of the pack and glossary entries. Immutable. */
public record BookWords(Wording speech, Translations texts, ResourceBundle headings) {
    public BookWords(Pack pack, Wording speech) {
        this(speech, speech.texts(pack), Messages.of("dev.oya.book.book", speech.language()));
    }

    public String say(String key) {
        return headings.getString(key);
    }

    /** Returns a message of the book with its placeholders filled in. */
    String say(String key, Object... blanks) {
        return MessageFormat.format(say(key), blanks);
    }

    /** Returns the name of a unit in the singular or plural form that the number needs. */
    String unit(String unit, double number) {
        String one = "unit-one-" + unit;
        String key = number == 1 && headings.containsKey(one) ? one : "unit-" + unit;
        return headings.containsKey(key) ? headings.getString(key) : unit;
    }

    public String text(String section, String id, String otherwise) {
        return texts.of(section, id, otherwise);
    }

    /** Returns the text for a value of an option. */
    String choice(Option option, Object value) {
        return texts.choice(option, value);
    }

    /** Returns the display name of an id, capitalized. */
    String name(String id) {
        return Wording.begun(word(id));
    }

    public String word(String id) {
        return speech.word(id);
    }

    Glossary glossary() {
        return speech.glossary();
    }
}
