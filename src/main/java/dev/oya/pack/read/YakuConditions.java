package dev.oya.pack.read;

import dev.oya.cards.Card;
import dev.oya.cards.Deck;
import dev.oya.input.Tree;
import dev.oya.pack.YakuEntry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Reads the conditions of one combination. */
record YakuConditions(Tree entry, CardSetExpressions expressions, List<List<Deck>> counted, EntryReader reader) {
    private static final List<String> ALL = List.of("needs", "lacks", "count", "months", "triples", "points");

    /** Placeholder for further groups in a pattern of months. */
    static final int ANY = 0;

    /** Checks that a combination has a condition. A combination without a condition would always count. */
    void check(String key) {
        if (ALL.stream().noneMatch(entry::has)) {
            reader.report(entry, "no-condition", key, String.join(", ", ALL));
        }
    }

    YakuEntry.Cards cards(String name) {
        Tree node = entry.get(name);
        return node == null ? null : expressions.read(node);
    }

    /** Returns the cards under the key {@code of}. */
    YakuEntry.Cards of(Tree map) {
        return expressions.read(map.get("of"));
    }

    List<YakuEntry.Count> counts() {
        List<YakuEntry.Count> counts = new ArrayList<>();
        for (Tree count : entry.list("count")) {
            YakuEntry.Cards of = of(count);
            counts.add(new YakuEntry.Count(of, range(count, most(of))));
        }
        return counts;
    }

    /** Returns the maximum number of cards of a set, or {@link Integer#MAX_VALUE} for an unknown set. */
    private int most(YakuEntry.Cards of) {
        int size = of == null ? 0 : of.set().size();
        int most = size;
        for (List<Deck> ways : size == 0 ? List.<List<Deck>>of() : counted) {
            most += ways.stream()
                    .mapToInt(deck -> deck.parse(of.expression()).size() - size)
                    .max()
                    .orElse(0);
        }
        return most == 0 ? Integer.MAX_VALUE : most;
    }

    int triples(Tree triples) {
        return reader.atMost(triples, "exactly", 0, most(of(triples)) / 3);
    }

    /**
     * Returns the number beyond which a combination is worth more. The number must not be lower than the combination's
     * condition requires. For points and triplets, the number must not be higher either, because they are counted by
     * subtraction.
     */
    int beyond(Tree more, String each, YakuEntry.Cards of) {
        Integer needed = switch (each) {
            case "point" -> entry.has("points") ? points().least() : null;
            case "triples" -> entry.has("triples") ? triples(entry.get("triples")) : null;
            case "card" ->
                counts().stream()
                        .filter(count -> of != null && count.of().set().equals(of.set()))
                        .map(count -> count.range().least())
                        .findFirst()
                        .orElse(null);
            default -> null;
        };
        int beyond = reader.atMost(more, "beyond", 0, each.equals("point") ? points(expressions) : most(of));
        boolean isLess = needed != null && beyond > 0 && beyond < needed;
        boolean isMore = needed != null && beyond > needed && !each.equals("card");
        if (isLess || isMore) {
            reader.report(more.get("beyond"), "wrong-value.beyond", beyond, needed);
        }
        return beyond;
    }

    private static int points(CardSetExpressions expressions) {
        return expressions.deck().cards().stream().mapToInt(Card::points).sum();
    }

    List<List<Integer>> months() {
        List<List<Integer>> patterns = new ArrayList<>();
        for (Tree pattern : entry.list("months")) {
            List<Integer> numbers = new ArrayList<>();
            for (Tree number : pattern.list()) {
                numbers.add(number.number(ANY));
            }
            int any = numbers.indexOf(ANY);
            if (any >= 0 && any < numbers.size() - 1) {
                reader.report(pattern, "wrong-value.months");
            }
            // Rules compare patterns in descending order, so the order in the file does not matter.
            numbers.sort(Collections.reverseOrder());
            patterns.add(List.copyOf(numbers));
        }
        return patterns;
    }

    YakuEntry.Range points() {
        Tree points = entry.get("points");
        return points == null ? null : range(points, points(expressions));
    }

    private YakuEntry.Range range(Tree map, int highest) {
        if (map.has("exactly")) {
            int exactly = reader.atMost(map, "exactly", 0, highest);
            return new YakuEntry.Range(exactly, exactly);
        }
        int least = reader.atMost(map, "at-least", 0, highest);
        int most = reader.atMost(map, "at-most", Integer.MAX_VALUE, highest);
        if (least > most) {
            reader.report(map, "wrong-value.bounds", least, most);
        }
        return new YakuEntry.Range(least, most);
    }
}
