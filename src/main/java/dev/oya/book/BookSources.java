package dev.oya.book;

import dev.oya.pack.Citation;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.Value;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.read.Bibliography;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.read.WrittenRule;
import java.text.Collator;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The sources of a book's rules, and its glossary in every language. */
record BookSources(BookSide now, RulesFolder folder, BookWords words) {
    record Source(String id, String title, int count, String statements) {}

    record Word(String ja, String romaji, String en, String sv, String de) {
        Word(Map<String, String> word) {
            this(in("ja", word), in("romaji", word), in("en", word), in("sv", word), in("de", word));
        }

        private static String in(String language, Map<String, String> word) {
            return word.getOrDefault(language, "");
        }
    }

    List<Source> sources() {
        Pack pack = now.pack();
        Map<String, TreeSet<String>> cited = Stream.of(
                        now.rules().values().stream().map(WrittenRule::cite),
                        pack.yaku().values().stream().map(YakuEntry::cite),
                        pack.values().values().stream().map(Value::cite),
                        pack.options().values().stream().map(Option::cite))
                .flatMap(cites -> cites)
                .map(Citation::statements)
                .flatMap(Collection::stream)
                .filter(statement -> !BookCites.source(statement).isEmpty())
                .collect(Collectors.groupingBy(BookCites::source, TreeMap::new, Collectors.toCollection(TreeSet::new)));
        Map<String, String> titles = Bibliography.titles(folder);
        List<Source> all = new ArrayList<>();
        cited.forEach((id, statements) ->
                all.add(new Source(id, titles.getOrDefault(id, id), statements.size(), String.join(" ", statements))));
        return all;
    }

    /** Returns the words of the game that players use, each once, in the order of their language. */
    List<Word> glossary() {
        Pack pack = now.pack();
        TreeSet<String> ids = new TreeSet<>(pack.combinations());
        ids.addAll(pack.phases().actions().keySet());
        ids.addAll(pack.groups().keySet());
        Stream.of(pack.sweeps(), pack.claims()).filter(Objects::nonNull).forEach(ids::add);
        pack.deck().cards().forEach(card -> ids.add(card.kind()));
        Stream.of(pack.phases().phases(), pack.phases().marks().seats())
                .flatMap(some -> some.keySet().stream())
                .filter(id ->
                        words.glossary().words().getOrDefault(id, Map.of()).containsKey("ja"))
                .forEach(ids::add);
        return ids.stream()
                .filter(words.glossary()::has)
                .sorted(Comparator.comparing(
                        words::word,
                        Collator.getInstance(
                                Locale.forLanguageTag(words.speech().language()))))
                .map(id -> new Word(words.glossary().words().get(id)))
                .distinct()
                .toList();
    }

    /** Returns whether the cards of the game have Japanese names. */
    boolean isJapanese() {
        return now.pack().deck().cards().stream()
                .anyMatch(card -> words.glossary()
                        .words()
                        .getOrDefault(card.kind(), Map.of())
                        .containsKey("ja"));
    }
}
