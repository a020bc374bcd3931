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
    private static final int MOST_ROUNDS = 10_000;

    private static final Set<String> SHOWS = Set.of("all", "triples", "pairs", "fours");

    private static final List<String> OF = List.of("hand", "captured", "final-captured");

    Map<String, YakuGroup> groups(Map<String, Tree> entries) {
        return EntryReader.each(
                entries,
                (id, entry) -> new YakuGroup(
                        id,
                        reader.needed(entry, "what"),
                        of(entry),
                        "best".equals(oneOf(entry, "counts", List.of("all", "best"))),
                        new YakuGroup.Payout(
                                reader.text(entry, "for", null),
                                "together".equals(reader.oneOf(entry, "paid", List.of("each", "together"), "each")),
                                "lose".equals(reader.text(entry, "others", ""))),
                        reader.cite(entry, "\"" + id + "\""),
                        entry.place()));
    }

    private String of(Tree entry) {
        String text = oneOf(entry, "of", OF);
        return OF.contains(text) ? text : OF.get(0);
    }

    private String oneOf(Tree entry, String key, List<String> known) {
        String text = reader.needed(entry, key);
        return text.isEmpty() ? text : reader.oneOf(entry, key, known, null);
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
                reader.text(entry, "id", key),
                reader.needed(entry, "group"),
                reader.needed(entry, "what"),
                when == null ? null : reader.text(when, "option", null),
                when == null ? null : values.decided(when),
                when == null ? 0 : reader.whole(when, "round", 0, 1, MOST_ROUNDS),
                when == null
                        ? 0
                        : reader.whole(when, "month", 0, 1, expressions.deck().groupCount()),
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
                reader.texts(entry, "tags"),
                reader.text(entry, "status", null),
                reader.cite(entry, "\"" + key + "\""),
                entry.place());
    }

    /** Returns the pack's larger unit besides points, or null. */
    private String unit() {
        return values.units().unit();
    }

    private void group(Tree entry, Map<String, YakuGroup> groups, Tree worth) {
        Tree named = entry.get("group");
        if (named == null) {
            return;
        }
        boolean known = reader.checkKnown(named, "unknown-group.name", groups.keySet());
        if (known && worth == null && groups.get(named.text()).payout().reason() != null) {
            reader.report(entry, "no-worth", named.text(), unit() == null ? "points" : unit());
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
        String each = oneOf(more, "each", List.of("card", "point", "triples", "run"));
        if (!more.has("of") && !each.equals("point")) {
            reader.needed(more, "of");
        }
        YakuEntry.Cards of = more.has("of") ? conditions.of(more) : null;
        return new YakuEntry.More(
                each, of, conditions.beyond(more, each, of), amount(more, Set.of("each", "of", "beyond")));
    }

    /** Returns the amount under the one key that names its unit. */
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
        return values.amount(map, map.get(name), name);
    }
}
