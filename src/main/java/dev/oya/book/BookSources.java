package dev.oya.book;

import dev.oya.pack.Citation;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.Value;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.read.Bibliography;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.read.WrittenRule;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The sources of a book's rules. */
record BookSources(BookSide now, RulesFolder folder, BookWords words) {
    record Source(String id, String title, int count, String statements) {}

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
        Map<String, String> titles = Bibliography.titles(folder, words.speech().language());
        List<Source> all = new ArrayList<>();
        cited.forEach((id, statements) ->
                all.add(new Source(id, titles.getOrDefault(id, id), statements.size(), String.join(" ", statements))));
        return all;
    }
}
