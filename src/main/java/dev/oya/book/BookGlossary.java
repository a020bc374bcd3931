package dev.oya.book;

import dev.oya.cards.Card;
import dev.oya.pack.Pack;
import java.text.Collator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** The glossary of a book: its terms with their meanings in the language of the book, and their names in other languages. */
record BookGlossary(BookSide now, BookWords words) {
    /** The heading of each column. Each language calls itself by its own name. */
    private static final Map<String, String> LANGUAGES = new LinkedHashMap<>();

    private static final Set<String> JAPANESE = Set.of("ja", "romaji");

    static {
        LANGUAGES.put("en", "English");
        LANGUAGES.put("sv", "svenska");
        LANGUAGES.put("de", "Deutsch");
        LANGUAGES.put("ja", "日本語");
        LANGUAGES.put("romaji", "romaji");
    }

    /** A text in a language, which is a BCP 47 tag. */
    record Name(String language, String text) {
        /** @param key the key of the language in glossary.yaml */
        static Name of(String key, String text) {
            return new Name(key.equals("romaji") ? "ja-Latn" : key, text);
        }
    }

    /**
     * A term.
     *
     * @param meaning the meaning, or an empty string if the pack does not describe the term
     * @param names the term in the other languages; empty where the term has no name
     */
    record Term(String language, String name, String meaning, List<Name> names) {}

    /** Returns the terms in alphabetical order. Terms with the same names and meanings appear once. */
    List<Term> terms() {
        Map<String, String> meanings = meanings();
        return meanings.keySet().stream()
                .filter(words.glossary()::has)
                .sorted(Comparator.comparing(words::word, Collator.getInstance(Locale.forLanguageTag(language()))))
                .map(id -> term(id, meanings.get(id)))
                .distinct()
                .toList();
    }

    /** Returns the headings of the columns. The language of the book comes first. */
    List<Name> languages() {
        List<Name> all = new ArrayList<>(List.of(Name.of(language(), LANGUAGES.get(language()))));
        all.addAll(others().map(key -> Name.of(key, LANGUAGES.get(key))).toList());
        return all;
    }

    private String language() {
        return words.speech().language();
    }

    private Term term(String id, String meaning) {
        Map<String, String> names = words.glossary().words().get(id);
        return new Term(
                language(),
                words.word(id),
                meaning,
                others().map(key -> Name.of(key, names.getOrDefault(key, ""))).toList());
    }

    private Stream<String> others() {
        boolean japanese = isJapanese();
        return LANGUAGES.keySet().stream()
                .filter(key -> !key.equals(language()))
                .filter(key -> japanese || !JAPANESE.contains(key));
    }

    /** Returns whether the cards of the game have Japanese names. */
    private boolean isJapanese() {
        return now.pack().deck().cards().stream().map(Card::kind).anyMatch(this::hasJapaneseName);
    }

    private boolean hasJapaneseName(String id) {
        return words.glossary().words().getOrDefault(id, Map.of()).containsKey("ja");
    }

    /** Returns the meaning of each id that the glossary explains. */
    private Map<String, String> meanings() {
        Pack pack = now.pack();
        Map<String, String> meanings = new LinkedHashMap<>();
        Stream.of(pack.phases().phases(), pack.phases().marks().seats())
                .flatMap(some -> some.keySet().stream())
                .filter(this::hasJapaneseName)
                .forEach(id -> meanings.put(id, ""));
        Stream.of(pack.sweeps(), pack.claims()).filter(Objects::nonNull).forEach(id -> meanings.put(id, ""));
        pack.deck().cards().forEach(card -> meanings.computeIfAbsent(card.kind(), this::kind));
        pack.groups()
                .forEach((id, group) -> meanings.put(id, Objects.toString(words.text("groups", id, group.what()), "")));
        pack.phases()
                .actions()
                .forEach((id, action) ->
                        meanings.put(id, Objects.toString(words.text("actions", id, action.what()), "")));
        pack.yaku().values().stream()
                .filter(entry -> meanings.getOrDefault(entry.id(), "").isEmpty())
                .forEach(entry -> meanings.put(entry.id(), words.text("yaku", entry.key(), entry.what())));
        if (pack.unit() != null) {
            int points = (Integer) now.settings().get(pack.unit());
            meanings.put(
                    pack.unit(),
                    "1 " + words.unit(pack.unit(), 1) + " = " + points + " " + words.unit("points", points));
        }
        words.glossary()
                .meanings()
                .forEach((id, said) -> meanings.put(id, said.getOrDefault(language(), said.get("en"))));
        return meanings;
    }

    /** Returns how many cards of a kind the deck has and what they are worth, or an empty string if their points differ. */
    private String kind(String kind) {
        List<Card> cards = now.pack().deck().cards().stream()
                .filter(card -> card.kind().equals(kind))
                .toList();
        int points = cards.get(0).points();
        return points == 0 || cards.stream().anyMatch(card -> card.points() != points)
                ? ""
                : words.say("kind-worth", cards.size(), words.speech().points(points));
    }
}
