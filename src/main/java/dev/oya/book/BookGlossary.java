package dev.oya.book;

import dev.oya.cards.Card;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import java.text.Collator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The glossary of a book: its terms with their meanings in the language of the book, and their names in other languages. */
record BookGlossary(BookSide now, BookWords words) {
    /** The heading of each column. Each language calls itself by its own name. */
    private static final Map<String, String> LANGUAGES = new LinkedHashMap<>();

    private static final String ROMAJI = "romaji";

    /** Share of the words of a meaning that are in its term, from which the meaning only repeats the term. */
    private static final double REPEATED = 0.3;

    /** Number of letters from which a word of a meaning that is not in its term says something new. */
    private static final int LONG = 6;

    private static final int STEM = 4;
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");

    static {
        LANGUAGES.put("en", "English");
        LANGUAGES.put("sv", "svenska");
        LANGUAGES.put("de", "Deutsch");
        LANGUAGES.put(ROMAJI, ROMAJI);
    }

    /** A text in a language, which is a BCP 47 tag. */
    record Name(String language, String text) {
        /** @param key the key of the language in glossary.yaml */
        static Name of(String key, String text) {
            return new Name(key.equals(ROMAJI) ? "ja-Latn" : key, text);
        }
    }

    /**
     * A term.
     *
     * @param names the term in the other languages; empty where the term has no name
     */
    record Term(String language, String name, String meaning, List<Name> names) {}

    /** Returns the terms that the book explains, in alphabetical order. Each term appears once. */
    List<Term> terms() {
        Map<String, String> meanings = meanings();
        Set<String> seen = new HashSet<>();
        return meanings.keySet().stream()
                .filter(words.glossary()::has)
                .filter(id -> !meanings.get(id).isEmpty())
                .map(id -> term(id, meanings.get(id)))
                .sorted(Comparator.comparing(Term::name, Collator.getInstance(Locale.forLanguageTag(language()))))
                .filter(term -> seen.add(term.name()))
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
        String one = words.glossary().has(id + "-one") ? id + "-one" : id;
        Map<String, String> names = words.glossary().words().get(one);
        return new Term(
                language(),
                words.word(one),
                meaning,
                others().map(key -> Name.of(key, names.getOrDefault(key, ""))).toList());
    }

    private Stream<String> others() {
        boolean japanese = now.pack().yaku().values().stream().anyMatch(entry -> hasJapaneseName(entry.id()));
        return LANGUAGES.keySet().stream()
                .filter(key -> !key.equals(language()))
                .filter(key -> japanese || !key.equals(ROMAJI));
    }

    private boolean hasJapaneseName(String id) {
        return words.glossary().words().getOrDefault(id, Map.of()).containsKey("ja");
    }

    /** Returns the meaning of each id that the glossary explains. */
    private Map<String, String> meanings() {
        Pack pack = now.pack();
        Map<String, String> meanings = new LinkedHashMap<>();
        pack.deck().cards().forEach(card -> meanings.computeIfAbsent(card.kind(), this::kind));
        pack.groups()
                .forEach((id, group) -> meanings.put(id, unlessRepeated(id, words.text("groups", id, group.what()))));
        pack.phases().actions().values().stream()
                .filter(action -> !action.fields().silent())
                .forEach(action -> meanings.put(
                        action.name(),
                        unlessRepeated(action.name(), words.text("actions", action.name(), action.what()))));
        pack.yaku().values().stream()
                .filter(entry -> meanings.getOrDefault(entry.id(), "").isEmpty())
                .forEach(entry -> meanings.put(entry.id(), combination(entry)));
        if (pack.unit() != null) {
            int points = (Integer) now.settings().get(pack.unit());
            meanings.put(
                    pack.unit(),
                    "1 " + words.unit(pack.unit(), 1) + " = " + points + " " + words.unit("points", points));
        }
        Set<String> kinds = pack.deck().cards().stream().map(Card::kind).collect(Collectors.toSet());
        words.glossary().meanings().forEach((id, said) -> {
            String meaning = said.getOrDefault(language(), said.get("en"));
            String count = kinds.contains(id) ? meanings.getOrDefault(id, "") : "";
            meanings.put(id, count.isEmpty() ? meaning : meaning + " " + count + ".");
        });
        return meanings;
    }

    /** Returns what a combination is, and its worth too if its description only repeats its name. */
    private String combination(YakuEntry entry) {
        String what = Objects.toString(words.text("yaku", entry.key(), entry.what()), "");
        if (!unlessRepeated(entry.id(), what).isEmpty()) {
            return what;
        }
        return entry.isPlayed(now.settings()) ? (what + " " + now.amounts().worth(entry) + ".").strip() : "";
    }

    /** Returns a meaning, or an empty string if there is none or it only repeats its term. */
    private String unlessRepeated(String id, String meaning) {
        String name = words.word(id).toLowerCase(Locale.ROOT);
        List<String> said = WORD.matcher(Objects.toString(meaning, "").toLowerCase(Locale.ROOT))
                .results()
                .map(MatchResult::group)
                .toList();
        List<String> others =
                said.stream().filter(word -> !name.contains(stem(word))).toList();
        boolean repeats = said.size() - others.size() >= said.size() * REPEATED
                && others.stream().allMatch(word -> word.length() < LONG);
        return repeats ? "" : meaning;
    }

    /** Returns the beginning of a word, which most of its forms share. */
    private static String stem(String word) {
        return word.substring(0, Math.min(word.length(), STEM));
    }

    /** Returns how many cards of a kind the deck has and what they are worth, or an empty string if the deck names suits. */
    private String kind(String kind) {
        List<Card> cards = now.pack().deck().cards().stream()
                .filter(card -> card.kind().equals(kind))
                .toList();
        int points = cards.get(0).points();
        if (points == 0 || cards.stream().anyMatch(card -> card.points() != points)) {
            return "";
        }
        return now.pack().countsCards()
                ? words.say("kind-worth", cards.size(), words.speech().points(points))
                : words.say("kind-count", cards.size());
    }
}
