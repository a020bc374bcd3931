package dev.oya.corpus;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All hands of the given size, grouped into classes of hands with the same combinations.
 *
 * <p>A rule pack can define combinations only by three kinds of counts: the months with one, two, three and four cards, the
 * months with exactly three cards of a set, and the cards of a set. Each count is the sum of the counts of the months. Hands
 * are therefore built month by month, and one hand represents all hands with equal counts.
 */
final class HandClasses {
    /**
     * @param hand a representative of the class
     * @param count number of hands in the class
     */
    record Some(CardSet hand, long count) {
        Some plus(Some other) {
            return new Some(hand, count + other.count);
        }
    }

    private final Deck deck;
    private final List<CardSet> counted = new ArrayList<>();
    private final List<CardSet> tripled = new ArrayList<>();

    HandClasses(Pack pack) {
        this.deck = pack.deck();
        Map<String, CardSet> sets = new LinkedHashMap<>();
        Map<String, CardSet> triples = new LinkedHashMap<>();
        for (YakuEntry entry : pack.yaku().values()) {
            if (!pack.groups().get(entry.group()).of().equals("hand")) {
                continue;
            }
            note(sets, entry.needs());
            note(sets, entry.lacks());
            entry.counts().forEach(count -> note(sets, count.of()));
            note(triples, entry.triplesOf());
            if (entry.more() != null) {
                note(
                        entry.more().each().equals("triples") ? triples : sets,
                        entry.more().of());
            }
        }
        counted.addAll(sets.values());
        tripled.addAll(triples.values());
    }

    private static void note(Map<String, CardSet> sets, YakuEntry.Cards cards) {
        if (cards != null) {
            sets.put(cards.expression(), cards.set());
        }
    }

    /** Returns the classes of all hands of the given size. */
    List<Some> of(int size) {
        Map<List<Integer>, Some> classes = Map.of(numbers(CardSet.NONE), new Some(CardSet.NONE, 1));
        for (int month = 1; month <= deck.groupCount(); month++) {
            Map<List<Integer>, Some> longer = new HashMap<>();
            for (CardSet part : subsets(deck.group(month))) {
                for (Map.Entry<List<Integer>, Some> one : classes.entrySet()) {
                    CardSet hand = one.getValue().hand().plus(part);
                    if (hand.size() <= size) {
                        longer.merge(
                                numbers(hand), new Some(hand, one.getValue().count()), Some::plus);
                    }
                }
            }
            classes = longer;
        }
        return classes.values().stream()
                .filter(some -> some.hand().size() == size)
                .toList();
    }

    private static List<CardSet> subsets(CardSet month) {
        List<CardSet> subsets = new ArrayList<>(List.of(CardSet.NONE));
        for (int card = month.first(); card >= 0; card = month.next(card)) {
            for (CardSet subset : List.copyOf(subsets)) {
                subsets.add(subset.with(card));
            }
        }
        return subsets;
    }

    /** Returns the counts by which combinations are defined, and the size of the hand. */
    private List<Integer> numbers(CardSet hand) {
        int[] months = new int[5];
        List<Integer> numbers = new ArrayList<>();
        for (int month = 1; month <= deck.groupCount(); month++) {
            months[hand.sizeWith(deck.group(month))]++;
        }
        for (int held = 1; held <= 4; held++) {
            numbers.add(months[held]);
        }
        counted.forEach(set -> numbers.add(hand.sizeWith(set)));
        for (CardSet set : tripled) {
            int triples = 0;
            for (int month = 1; month <= deck.groupCount(); month++) {
                CardSet held = hand.and(deck.group(month));
                triples += held.size() == 3 && set.containsAll(held) ? 1 : 0;
            }
            numbers.add(triples);
        }
        numbers.add(hand.size());
        return numbers;
    }
}
