package dev.oya.situation;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.Advice;
import dev.oya.input.Problem;
import dev.oya.input.Problems;
import dev.oya.input.Suggestions;
import dev.oya.input.Tree;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Takes what a person told out of a file, and notes everything that cannot be meant. Not thread-safe. */
public final class ToldFields {
    private final Problems problems = new Problems();

    public Problems problems() {
        return problems;
    }

    public void wrong(Tree at, String code, String message, String advice) {
        problems.add(new Problem(at.exact(), message, code, advice));
    }

    /** Notes what is wrong, in the words that there are for it. */
    public void tell(Tree at, String key, Object... parts) {
        problems.tell(at.exact(), key, parts);
    }

    /** The entry, or null where nothing is told. */
    public static Tree get(Tree map, String key) {
        Tree node = map.get(key);
        return node == null || node.isNothing() || "null".equals(node.text()) ? null : node;
    }

    /** Complains about keys that nobody reads. */
    public void keys(Tree map, Collection<String> keys) {
        map.map().forEach((key, node) -> {
            if (!keys.contains(key)) {
                Advice known = Advice.of("may-be", String.join(", ", new TreeSet<>(keys)));
                problems.tell(node.place(), "unknown-key", key, Suggestions.advice(key, keys, known));
            }
        });
    }

    private void kind(Tree node, String key, String expected) {
        String found = node.isMap() ? "a map" : node.isList() ? "a list" : "\"" + node.text() + "\"";
        tell(node, "wrong-kind.kind", key, expected, found);
    }

    public String text(Tree map, String key) {
        Tree node = get(map, key);
        if (node != null && !node.isScalar()) {
            kind(node, key, "a text");
            return null;
        }
        return node == null ? null : node.text();
    }

    public Boolean truth(Tree map, String key) {
        Tree node = get(map, key);
        if (node != null && !(node.scalar() instanceof Boolean)) {
            kind(node, key, "true or false");
            return null;
        }
        return node == null ? null : (Boolean) node.scalar();
    }

    /** A whole number, or null where there is none of this size. */
    public Integer number(Tree map, String key, int least, int most) {
        Tree node = get(map, key);
        return node == null ? null : whole(node, key, least, most);
    }

    private Integer whole(Tree node, String key, int least, int most) {
        String expected = most == Integer.MAX_VALUE
                ? "a whole number" + (least == Integer.MIN_VALUE ? "" : ", " + least + " or more")
                : "a whole number from " + least + " to " + most;
        if (!(node.scalar() instanceof Integer number)) {
            kind(node, key, expected);
            return null;
        }
        if (number < least || number > most) {
            kind(node, key, expected);
            return null;
        }
        return number;
    }

    public List<Tree> list(Tree map, String key, String of) {
        Tree node = get(map, key);
        if (node != null && !node.isList()) {
            kind(node, key, "a list of " + of);
        }
        return node == null ? List.of() : node.list();
    }

    public List<Integer> numbers(Tree map, String key, int least, int most) {
        List<Integer> numbers = new ArrayList<>();
        for (Tree item : list(map, key, "numbers")) {
            Integer number = whole(item, key, least, most);
            if (number != null) {
                numbers.add(number);
            }
        }
        return numbers;
    }

    /**
     * A name that must be one of those known, or null.
     *
     * @param unknown the code of what is wrong where it is not, such as {@code unknown-word}
     */
    public String name(Tree node, String unknown, Collection<String> known) {
        if (node == null) {
            return null;
        }
        String name = node.text();
        if (name == null) {
            kind(node, unknown.replaceFirst("unknown-", ""), "a name");
            return null;
        }
        if (!known.contains(name)) {
            Advice others = Advice.of("choice", String.join(", ", known));
            tell(node, unknown, name, Suggestions.advice(name, known, others));
            return null;
        }
        return name;
    }

    List<String> names(Tree map, String key, String unknown, Collection<String> known) {
        List<String> names = new ArrayList<>();
        for (Tree item : list(map, key, "names")) {
            String name = name(item, unknown, known);
            if (name != null && names.contains(name)) {
                tell(item, "twice", name);
            } else if (name != null) {
                names.add(name);
            }
        }
        return names;
    }

    /** The cards of a list, or of one text such as {@code 1B 1R}; null where nothing is told. */
    public CardSet cards(Tree map, String key, Deck deck) {
        Tree node = get(map, key);
        if (node == null) {
            return null;
        }
        Map<Tree, List<String>> told = new LinkedHashMap<>();
        if (node.isScalar()) {
            told.put(node, List.of(node.text().strip().split("[\\s,]+")));
        } else if (node.isList()) {
            node.list().forEach(item -> told.put(item, List.of(String.valueOf(item.text()))));
        } else {
            kind(node, key, "a list of cards");
        }
        CardSet[] cards = {CardSet.NONE};
        told.forEach((at, codes) -> codes.forEach(code -> cards[0] = add(cards[0], at, code, deck)));
        return cards[0];
    }

    private CardSet add(CardSet cards, Tree at, String code, Deck deck) {
        List<Card> all = new ArrayList<>(deck.cards());
        all.addAll(deck.extras());
        List<Card> copies =
                all.stream().filter(card -> card.code().equals(code)).toList();
        if (copies.isEmpty()) {
            tell(
                    at,
                    "unknown-card.deck",
                    code,
                    Suggestions.advice(
                            code,
                            all.stream().map(Card::code).toList(),
                            Advice.of("card-codes", all.get(0).code())),
                    deck.id());
            return cards;
        }
        for (Card copy : copies) {
            if (!cards.contains(copy.index())) {
                return cards.with(copy.index());
            }
        }
        tell(at, "card-twice.pack", code, copies.size());
        return cards;
    }
}
