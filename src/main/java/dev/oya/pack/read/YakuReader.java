package dev.oya.pack.read;

import dev.oya.cards.Deck;
import dev.oya.input.Tree;
import dev.oya.pack.Amount;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.YakuGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads groups of combinations and the combinations.
 *
 * @param counted for each dual-kind card, the deck with the card counted as each kind
 */
record YakuReader(ValuesReader values, CardSetExpressions expressions, List<List<Deck>> counted, EntryReader reader) {
    private static final Set<String> SHOWS = Set.of("all", "triples", "pairs", "fours");

    Map<String, YakuGroup> groups(Map<String, Tree> entries) {
        return EntryReader.each(
                entries,
                (id, entry) -> new YakuGroup(
                        id,
                        entry.text("what", ""),
                        entry.text("of", ""),
                        entry.text("counts", "").equals("best"),
                        new YakuGroup.Payout(
                                entry.text("for"),
                                entry.text("paid", "").equals("together"),
                                "lose".equals(entry.text("others", ""))),
                        reader.cite(entry, "\"" + id + "\""),
                        entry.place()));
    }

    Map<String, YakuEntry> yaku(Map<String, Tree> entries, Map<String, YakuGroup> groups) {
        return EntryReader.each(entries, (key, entry) -> entry(key, entry, groups));
    }

    private YakuEntry entry(String key, Tree entry, Map<String, YakuGroup> groups) {
        YakuConditions conditions = new YakuConditions(entry, expressions, counted, reader);
        conditions.check(key);
        Tree when = entry.get("when");
        Tree triples = entry.get("triples");
        Tree worth = entry.get("worth");
        group(entry, groups, worth);
        return new YakuEntry(
                key,
                entry.text("id", key),
                entry.text("group", ""),
                entry.text("what", ""),
                when == null ? null : when.text("option"),
                when == null ? null : values.decided(when),
                when == null ? 0 : when.number("round", 0),
                when == null
                        ? 0
                        : reader.atMost(when, "month", 0, expressions.deck().groupCount()),
                conditions.cards("needs"),
                conditions.cards("lacks"),
                conditions.counts(),
                conditions.months(),
                triples == null ? null : conditions.of(triples),
                triples == null ? 0 : conditions.triples(triples),
                conditions.points(),
                shows(entry),
                worth == null ? null : amount(worth, Set.of()),
                more(entry.get("more"), conditions),
                entry.texts("tags"),
                entry.text("status"),
                reader.cite(entry, "\"" + key + "\""),
                entry.place());
    }

    /** Returns the pack's larger unit of money, such as {@code kan}, or null. */
    private String unit() {
        return values.units().unit();
    }

    private void group(Tree entry, Map<String, YakuGroup> groups, Tree worth) {
        YakuGroup group = groups.get(reader.named(entry, "group", "unknown-group.name", groups.keySet()));
        if (group != null && worth == null && group.payout().reason() != null) {
            reader.report(entry, "no-worth", group.id(), unit() == null ? "points" : unit());
        }
    }

    private String shows(Tree entry) {
        Tree shows = entry.get("shows");
        if (shows == null
                || SHOWS.containsAll(List.of(String.valueOf(shows.text()).split(" ")))) {
            return shows == null ? null : shows.text();
        }
        return expressions.read(shows).expression();
    }

    private YakuEntry.More more(Tree more, YakuConditions conditions) {
        if (more == null) {
            return null;
        }
        String each = more.text("each", "");
        YakuEntry.Cards of = more.has("of") ? conditions.of(more) : null;
        return new YakuEntry.More(
                each, of, conditions.beyond(more, each, of), amount(more, Set.of("each", "of", "beyond")));
    }

    /** Returns the amount of an entry, whose key is the amount's unit. */
    private Amount amount(Tree map, Set<String> others) {
        List<String> units = new ArrayList<>(map.map().keySet());
        units.removeAll(others);
        List<String> known = unit() == null ? List.of("points") : List.of(unit(), "points");
        if (units.size() != 1) {
            reader.report(map, "no-number.one-amount", String.join(", ", known));
            return new Amount(0, null, "points");
        }
        String name = units.get(0);
        reader.checkKnown(map.get(name), "unknown-unit", name, known);
        return values.amount(map.get(name), name);
    }
}
