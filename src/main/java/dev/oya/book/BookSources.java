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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Where the rules of a book come from, and its words in every language. */
record BookSources(Pack pack, RulesFolder folder, BookWords words) {
    Map<String, Object> model() {
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("sources", sources());
        model.put("glossary", glossary());
        return model;
    }

    private List<Object> sources() {
        Map<String, TreeSet<String>> cited = new TreeMap<>();
        for (String statement : statements()) {
            int dash = statement.lastIndexOf('-');
            if (dash > 0) {
                cited.computeIfAbsent(statement.substring(0, dash), key -> new TreeSet<>())
                        .add(statement);
            }
        }
        Map<String, String> titles = Bibliography.titles(folder);
        List<Object> all = new ArrayList<>();
        cited.forEach((id, statements) -> all.add(Map.of(
                "id", id,
                "title", titles.getOrDefault(id, id),
                "count", statements.size(),
                "statements", String.join(" ", statements))));
        return all;
    }

    private TreeSet<String> statements() {
        List<Citation> cites = new ArrayList<>();
        WrittenRule.of(pack).values().stream().map(WrittenRule::cite).forEach(cites::add);
        pack.yaku().values().stream().map(YakuEntry::cite).forEach(cites::add);
        pack.values().values().stream().map(Value::cite).forEach(cites::add);
        pack.options().values().stream().map(Option::cite).forEach(cites::add);
        TreeSet<String> statements = new TreeSet<>();
        cites.forEach(cite -> statements.addAll(cite.statements()));
        return statements;
    }

    private List<Object> glossary() {
        TreeSet<String> ids = new TreeSet<>();
        ids.addAll(pack.phases().words().keySet());
        ids.addAll(pack.phases().phases().keySet());
        ids.addAll(pack.phases().seatMarks().keySet());
        ids.addAll(pack.groups().keySet());
        ids.addAll(pack.combinations());
        pack.deck().cards().forEach(card -> ids.add(card.kind()));
        List<Object> all = new ArrayList<>();
        for (String id : ids) {
            if (words.glossary().has(id)) {
                Map<String, String> word = words.glossary().words().get(id);
                all.add(Map.of(
                        "id", id,
                        "ja", word.getOrDefault("ja", ""),
                        "romaji", word.getOrDefault("romaji", ""),
                        "en", word.getOrDefault("en", ""),
                        "sv", word.getOrDefault("sv", ""),
                        "de", word.getOrDefault("de", "")));
            }
        }
        return all;
    }
}
