package dev.oya.book;

import dev.oya.pack.Amounts;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.YakuGroup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Combinations of a pack by group, with what they were before house rules. */
record BookYaku(BookSide now, BookSide before, BookWords words, BookChanges changes) {
    List<Object> groups() {
        List<Object> groups = new ArrayList<>();
        for (YakuGroup group : now.pack().groups().values()) {
            List<Object> entries = new ArrayList<>();
            for (YakuEntry entry : now.pack().yaku().values()) {
                if (entry.group().equals(group.id())) {
                    entries.add(entry(entry));
                }
            }
            groups.add(Map.of(
                    "name", words.name(group.id()),
                    "what", words.text("groups", group.id(), group.what()),
                    "best", group.best(),
                    "entries", entries));
        }
        before.pack().yaku().forEach((key, old) -> {
            if (!now.pack().yaku().containsKey(key)) {
                String was = worth(old, before);
                changes.note(
                        "",
                        words.name(old.id()),
                        "",
                        List.of(),
                        was,
                        BookCites.of(before.pack().cite(old.cite())));
            }
        });
        return groups;
    }

    private Map<String, Object> entry(YakuEntry entry) {
        YakuEntry old = before.pack().yaku().get(entry.key());
        boolean played = entry.isPlayed(now.settings());
        String worth = worth(entry, now);
        String was = old == null ? "" : worth(old, before);
        boolean changed = !worth.equals(was)
                || !Objects.equals(old.what(), entry.what())
                || !Objects.equals(old.needs(), entry.needs());
        String romaji =
                words.glossary().words().getOrDefault(entry.id(), Map.of()).getOrDefault("romaji", "");
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("id", entry.key());
        one.put("rule", now.pack().ruleName(entry));
        one.put("name", words.name(entry.id()));
        one.put("romaji", romaji);
        one.put("what", words.text("yaku", entry.key(), entry.what()));
        List<String> cards = new BookSample(now.pack().deck()).of(entry);
        one.put("cards", BookCards.drawn(words, cards));
        one.put(
                "sample",
                !cards.isEmpty() && (entry.needs() == null || !entry.counts().isEmpty()));
        one.put("worth", worth);
        one.put("points", played ? points(entry) : "");
        one.put("played", played);
        one.put("margin", BookCites.margin(List.of(entry.cite()), now.pack().text()));
        one.put("changed", changed);
        one.put("was", changed ? was : "");
        if (changed) {
            List<Object> cites =
                    old == null ? List.of() : BookCites.of(before.pack().cite(old.cite()));
            String name = words.name(entry.id());
            changes.note("rule-" + now.pack().ruleName(entry), name, worth, BookCites.of(entry.cite()), was, cites);
        }
        return one;
    }

    private String worth(YakuEntry entry, BookSide side) {
        return entry.isPlayed(side.settings()) ? side.amounts().worth(entry) : words.say("not-played");
    }

    /** What it is worth in points, where it is reckoned in a larger unit. */
    private String points(YakuEntry entry) {
        if (entry.worth() == null
                || now.pack().unit() == null
                || !now.pack().unit().equals(entry.worth().unit())) {
            return "";
        }
        return Amounts.number(now.amounts().number(entry.worth())
                * ((Number) now.settings().get(now.pack().unit())).intValue());
    }
}
