package dev.oya.book;

import com.samskivert.mustache.Mustache;
import dev.oya.book.BookParts.Part;
import dev.oya.files.ClassPathText;
import dev.oya.files.Sha256;
import dev.oya.pack.Pack;
import dev.oya.pack.read.CardPictures;
import dev.oya.pack.read.PackReader;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.words.Lessons;
import dev.oya.pack.words.Messages;
import dev.oya.play.Rules;
import dev.oya.say.Wording;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A rule book as a single HTML page for screen and print. It has no scripts and loads no other files.
 *
 * @param folder rules folder with the texts of the game
 * @param language {@code en}, {@code sv} or {@code de}
 */
public record RuleBookPage(RulesFolder folder, String language) {
    private static final Pattern SHOWN = Pattern.compile("<use href=\"#([^\"]+)\"/>");

    /**
     * Returns the book of a pack as HTML.
     *
     * @param rules rules of the table, including house rules and options
     * @param base the same profile without house rules, for comparison
     * @throws dev.oya.input.PackException if the texts of the pack in this language are invalid
     */
    public String html(Rules rules, Pack base) {
        Pack pack = rules.settings().pack();
        Map<String, Object> settings = new LinkedHashMap<>();
        pack.options()
                .keySet()
                .forEach(name -> settings.put(name, rules.settings().option(name)));
        BookWords words = new BookWords(pack, new Wording(language, folder, pack));
        BookCites quoting = BookCites.in(language, base);
        BookSide now = BookSide.of(pack, settings, words, quoting);
        BookSide before = BookSide.of(base, base.settings(), words, quoting);
        List<BookChange> changes = new ArrayList<>();
        BookNumbers numbers = new BookNumbers(now, before, words, changes);
        BookRules turns = new BookRules(now, before, words, changes);
        BookStory story = new BookStory(new BookParts(now), turns, words, pack.text());
        BookCards cards = new BookCards(pack, words);
        BookSources sources = new BookSources(now, folder, words);
        Map<String, Object> book = new LinkedHashMap<>();
        Messages.of("dev.oya.book.book", language).keySet().forEach(key -> book.put("say-" + key, words.say(key)));
        book.put("language", language);
        book.put("css", ClassPathText.of(RuleBookPage.class, "book.css"));
        book.put("pack", pack);
        book.put("title", words.text("pack", "title", pack.title()));
        book.put("aim", pack.aim() == null ? "" : words.text("pack", "aim", pack.aim()));
        book.put("layers", layers(pack, words));
        book.put("cards", cards.shown());
        book.put("need", BookNeeds.of(pack, settings, cards.copies(), words));
        book.put("options", numbers.options());
        book.put("values", numbers.values());
        BookYaku yaku = new BookYaku(now, before, words, changes);
        list(book, "DualKinds", yaku.dualKinds());
        list(book, "Yaku", yaku.groups());
        list(book, "Signs", yaku.signs());
        list(book, "Gains", story.gains());
        book.put("course", story.course());
        book.put("worths", words.say(pack.combines(pack.settings()) ? "combinations" : "worths"));
        book.put("diagram", new PhaseDiagram(pack.phases(), words::name).drawing());
        book.put("phases", turns.phases());
        book.put("chapters", turns.chapters());
        book.put("begin", story.sections(Part.DEAL, Part.TURN));
        book.put("end", story.sections(Part.DECIDE, Part.MATCH));
        list(book, "Turns", new BookExample(rules, words).turns());
        list(book, "Changes", changes);
        book.put("sources", sources.sources());
        BookGlossary glossary = new BookGlossary(now, words);
        book.put("terms", glossary.terms());
        book.put("languages", glossary.languages());
        return drawn(pack, book);
    }

    /** Returns the titles of the profile and of offered house rules, and the ids of other house rules. */
    private String layers(Pack pack, BookWords words) {
        Map<String, String> titles = new LinkedHashMap<>();
        Lessons lessons = Lessons.of(folder, pack);
        // The title of offered house rules is the beginning of their description.
        lessons.house()
                .forEach(layer ->
                        titles.put(layer, lessons.saysOfHouse(layer, language).split("[,.]", 2)[0]));
        PackReader.profiles(folder, pack.id())
                .forEach(profile -> titles.put(profile.id(), words.text("profiles", profile.id(), profile.title())));
        return pack.layers().stream()
                .map(layer -> titles.getOrDefault(layer, layer))
                .collect(Collectors.joining(" + "));
    }

    /** Adds a list, and a flag that states whether the list has entries. */
    private static void list(Map<String, Object> book, String name, List<?> all) {
        book.put("all" + name, all);
        book.put("has" + name, !all.isEmpty());
    }

    /** Returns the Content-Security-Policy source of the page's style sheet. */
    public static String styles() {
        return Sha256.source("\n" + ClassPathText.of(RuleBookPage.class, "book.css"));
    }

    /** Returns the page with the pictures of the cards that it uses. */
    private String drawn(Pack pack, Map<String, Object> book) {
        CardPictures pictures = CardPictures.of(folder, pack.deck().id(), language);
        book.put("box", pictures.viewBox());
        String page = page(book);
        Set<String> shown = new TreeSet<>();
        SHOWN.matcher(page).results().forEach(use -> shown.add(use.group(1)));
        return page.replaceFirst(
                "<svg class=\"sprite\"></svg>",
                Matcher.quoteReplacement(
                        pictures.svg(shown).replaceFirst("<svg", "<svg class=\"sprite\" aria-hidden=\"true\"")));
    }

    private static String page(Map<String, Object> book) {
        return Mustache.compiler()
                .escapeHTML(true)
                .nullValue("")
                .strictSections(true)
                .emptyStringIsFalse(true)
                .withLoader(name -> new StringReader(ClassPathText.of(RuleBookPage.class, name + ".mustache")))
                .compile(ClassPathText.of(RuleBookPage.class, "book.mustache"))
                .execute(book);
    }
}
