package dev.oya.book;

import dev.oya.pack.Amounts;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.YakuGroup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Combinations of a pack by group, with what they were before house rules. */
final class BookYaku {
    private final Pack pack;
    private final Pack base;
    private final Map<String, Object> settings;
    private final BookWords words;
    private final BookChanges changes;
    private final BookAmounts amounts;
    private final BookAmounts before;

    BookYaku(Pack pack, Pack base, Map<String, Object> settings, BookWords words, BookChanges changes) {
        this.pack = pack;
        this.base = base;
        this.settings = settings;
        this.words = words;
        this.changes = changes;
        this.amounts = new BookAmounts(settings, words);
        this.before = new BookAmounts(base.settings(), words);
    }

    List<Object> groups() {
        List<Object> groups = new ArrayList<>();
        for (YakuGroup group : pack.groups().values()) {
            List<Object> entries = new ArrayList<>();
            for (YakuEntry entry : pack.yaku().values()) {
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
        base.yaku().forEach((key, old) -> {
            if (!pack.yaku().containsKey(key)) {
                String was = worth(old, base.settings(), before);
                changes.note("", words.name(old.id()), "", List.of(), was, BookCites.of(base.cite(old.cite())));
            }
        });
        return groups;
    }

    private Map<String, Object> entry(YakuEntry entry) {
        YakuEntry old = base.yaku().get(entry.key());
        boolean played = isPlayed(entry, settings);
        String worth = worth(entry, settings, amounts);
        String was = old == null ? "" : worth(old, base.settings(), before);
        boolean changed = !worth.equals(was)
                || !Objects.equals(old.what(), entry.what())
                || !Objects.equals(old.needs(), entry.needs());
        String romaji = words.glossary().word(entry.id(), "romaji");
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("id", entry.key());
        one.put("rule", pack.ruleName(entry));
        one.put("name", words.name(entry.id()));
        one.put("romaji", romaji.equals(entry.id()) ? "" : romaji);
        one.put("what", words.text("yaku", entry.key(), entry.what()));
        one.put(
                "cards",
                entry.needs() == null
                        ? List.of()
                        : pack.deck().codes(entry.needs().set()));
        one.put("worth", worth);
        one.put("points", played ? points(entry) : "");
        one.put("played", played);
        one.put("cites", BookCites.of(entry.cite()));
        one.put("changed", changed);
        one.put("was", changed ? was : "");
        if (changed) {
            List<Object> cites = old == null ? List.of() : BookCites.of(base.cite(old.cite()));
            String name = words.name(entry.id());
            changes.note("rule-" + pack.ruleName(entry), name, worth, BookCites.of(entry.cite()), was, cites);
        }
        return one;
    }

    private static boolean isPlayed(YakuEntry entry, Map<String, Object> settings) {
        return entry.when() == null || Objects.equals(settings.get(entry.when()), entry.whenValue());
    }

    private String worth(YakuEntry entry, Map<String, Object> by, BookAmounts said) {
        return isPlayed(entry, by) ? said.worth(entry) : words.say("not-played");
    }

    /** What it is worth in points, where it is reckoned in a larger unit. */
    private String points(YakuEntry entry) {
        if (entry.worth() == null
                || pack.unit() == null
                || !pack.unit().equals(entry.worth().unit())) {
            return "";
        }
        return Amounts.number(amounts.number(entry.worth()) * ((Number) settings.get(pack.unit())).intValue());
    }
}
