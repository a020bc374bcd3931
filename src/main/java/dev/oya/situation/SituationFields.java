package dev.oya.situation;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.Advice;
import dev.oya.input.Problems;
import dev.oya.input.Suggestions;
import dev.oya.input.Tree;
import dev.oya.input.TreeReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Reads the fields of an entered round and reports invalid fields. Not thread-safe. */
public final class SituationFields extends TreeReader {
    private final Problems problems = new Problems();

    public Problems problems() {
        return problems;
    }

    public void report(Tree at, String key, Object... parts) {
        problems.report(at.exact(), key, parts);
    }

    /** Returns the value of the given key, or null if the key is absent or its value is empty. */
    public static Tree get(Tree map, String key) {
        Tree node = map.get(key);
        return node == null || node.isNothing() || "null".equals(node.text()) ? null : node;
    }

    /** Reports the keys of a map that are not allowed. */
    public void keys(Tree map, Collection<String> keys) {
        map.map().forEach((key, node) -> {
            if (!keys.contains(key)) {
                Advice known = Advice.of("may-be", String.join(", ", new TreeSet<>(keys)));
                problems.report(node.place(), "unknown-key", key, Suggestions.advice(key, keys, known));
            }
        });
    }

    @Override
    protected Tree value(Tree map, String key) {
        return get(map, key);
    }

    @Override
    protected void range(Tree node, String key, int least, int most) {
        Advice from = least == Integer.MIN_VALUE ? Advice.of("whole-number") : Advice.of("range-from", least);
        kind(node, key, most < Integer.MAX_VALUE ? Advice.of("range-of", least, most) : from);
    }

    @Override
    protected void kind(Tree node, String key, Advice expected) {
        Object found = node.isMap() ? Advice.of("map") : node.isList() ? Advice.of("list") : "\"" + node.text() + "\"";
        report(node, "wrong-kind.kind", key, expected, found);
    }

    /**
     * Returns the name in a node if it is a known name. Otherwise reports an error and returns null.
     *
     * @param unknown error code for an unknown name, such as {@code unknown-action}
     */
    public String name(Tree node, String unknown, Collection<String> known) {
        if (node == null) {
            return null;
        }
        String name = node.text();
        if (name == null) {
            kind(node, unknown.replaceFirst("unknown-", ""), Advice.of("text"));
            return null;
        }
        if (!known.contains(name)) {
            Advice others = Advice.of("choice", String.join(", ", known));
            report(node, unknown, name, Suggestions.advice(name, known, others));
            return null;
        }
        return name;
    }

    List<String> names(Tree map, String key, String unknown, Collection<String> known) {
        List<String> names = new ArrayList<>();
        for (Tree item : list(map, key)) {
            String name = name(item, unknown, known);
            if (name != null && names.contains(name)) {
                report(item, "twice", name);
            } else if (name != null) {
                names.add(name);
            }
        }
        return names;
    }

    /**
     * Returns the cards under the given key, written as a list or as a text such as {@code 1B 1R}. Returns null if the key is
     * absent.
     */
    public CardSet cards(Tree map, String key, Deck deck) {
        Tree node = get(map, key);
        if (node == null) {
            return null;
        }
        Map<Tree, List<String>> names = new LinkedHashMap<>();
        if (node.isScalar()) {
            names.put(node, List.of(node.text().strip().split("[\\s,]+")));
        } else if (node.isList()) {
            node.list().forEach(item -> names.put(item, List.of(String.valueOf(item.text()))));
        } else {
            kind(node, key, Advice.of("list"));
        }
        CardSet[] cards = {CardSet.NONE};
        names.forEach((at, codes) -> codes.forEach(code -> cards[0] = add(cards[0], at, code, deck)));
        return cards[0];
    }

    private CardSet add(CardSet cards, Tree at, String code, Deck deck) {
        CardSet copies = deck.copies(code);
        if (copies == null) {
            Advice written = Advice.of("card-codes", deck.card(0).code());
            report(at, "unknown-card.deck", code, Suggestions.advice(code, deck.codes(), written), deck.id());
            return cards;
        }
        int copy = copies.minus(cards).first();
        if (copy < 0) {
            report(at, "card-twice.pack", code, copies.size());
            return cards;
        }
        return cards.with(copy);
    }
}
