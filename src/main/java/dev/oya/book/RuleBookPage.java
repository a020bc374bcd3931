package dev.oya.book;

import com.samskivert.mustache.Mustache;
import dev.oya.pack.Pack;
import dev.oya.pack.language.Glossary;
import dev.oya.pack.language.Sentences;
import dev.oya.pack.language.Texts;
import dev.oya.pack.read.RulesFolder;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A rule book: one HTML page, readable in a browser and on paper, without scripts and without anything to load.
 *
 * @param folder where the rules and their words come from
 * @param language {@code en}, {@code sv} or {@code de}
 */
public record RuleBookPage(RulesFolder folder, String language) {
    private static final String FOLDER = "/dev/oya/book/";

    /**
     * Writes the book of a pack.
     *
     * @param pack the pack, house rules laid on
     * @param base the same profile without house rules, to tell what differs from it
     * @param settings the value of every option in force
     * @throws dev.oya.pack.PackException where sentences of the pack in this language are broken
     */
    public String html(Pack pack, Pack base, Map<String, Object> settings) {
        Glossary glossary = Glossary.of(folder, pack);
        BookWords words = new BookWords(pack, Texts.of(folder, pack, language), glossary, language);
        Map<String, Object> book = new LinkedHashMap<>();
        Sentences.of("dev.oya.book.book", language).keySet().forEach(key -> book.put("say-" + key, words.say(key)));
        book.put("language", language);
        book.put("css", resource("book.css"));
        book.put("id", pack.id());
        book.put("version", pack.version());
        book.put("profile", pack.profile());
        book.put("title", words.text("pack", "title", pack.title()));
        book.put("layers", String.join(" + ", pack.layers()));
        book.put("digest", pack.digest());
        book.putAll(new BookCards(pack, words).model());
        BookChanges changes = new BookChanges();
        BookSide now = BookSide.of(pack, settings, words);
        BookSide before = BookSide.of(base, base.settings(), words);
        BookNumbers numbers = new BookNumbers(now, before, words, changes);
        book.put("options", numbers.options());
        book.put("values", numbers.values());
        book.put("yakuGroups", new BookYaku(now, before, words, changes).groups());
        book.putAll(new BookRules(pack, base, words, changes).model());
        book.put("changes", changes.model());
        book.put("hasChanges", !changes.model().isEmpty());
        book.putAll(new BookSources(pack, folder, words).model());
        return Mustache.compiler()
                .escapeHTML(true)
                .defaultValue("")
                .emptyStringIsFalse(true)
                .withLoader(name -> new StringReader(resource(name + ".mustache")))
                .compile(resource("book.mustache"))
                .execute(book);
    }

    private static String resource(String name) {
        try (InputStream text = RuleBookPage.class.getResourceAsStream(FOLDER + name)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
