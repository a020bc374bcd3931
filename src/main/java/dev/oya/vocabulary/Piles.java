package dev.oya.vocabulary;

import dev.oya.cards.CardSet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;

/**
 * The captured cards of the sides or seats that are compared, with the weights of cards.
 *
 * @param cards cards of each side or seat
 * @param weights weight of each card by index, for a scale; empty if the scale is unknown
 */
public record Piles(List<CardSet> cards, Function<String, int[]> weights) {
    public Piles {
        cards = List.copyOf(cards);
    }

    /** Returns the value of a dependency for one pile. */
    int see(Dependency look, int one, RuleSettings settings) {
        return switch (look.at()) {
            case COUNT -> count(one, settings.set(look.name()));
            case LEAD -> lead(one, other -> count(other, settings.set(look.name())));
            case WEIGHT -> weight(one, look.name(), settings);
            case LEAD_BY -> lead(one, other -> weight(other, look.name(), settings));
            default -> throw new IllegalArgumentException("unsupported dependency: " + look);
        };
    }

    /**
     * Returns 2 if the pile's value is higher than that of every other pile, 1 if it is tied for the highest, and 0 if it is
     * lower or zero.
     */
    private int lead(int one, IntUnaryOperator of) {
        int mine = of.applyAsInt(one);
        int lead = mine > 0 ? 2 : 0;
        for (int other = 0; other < cards.size(); other++) {
            if (other != one) {
                int theirs = of.applyAsInt(other);
                lead = Math.min(lead, theirs > mine ? 0 : theirs == mine ? 1 : 2);
            }
        }
        return lead;
    }

    private int count(int one, CardSet set) {
        return cards.get(one).sizeWith(set);
    }

    private int weight(int one, String scale, RuleSettings settings) {
        int[] weight = weights.apply(scale);
        return best(one, scale, settings).stream()
                .mapToInt(card -> weight[card])
                .sum();
    }

    /**
     * Returns the indexes of the given pile's best cards, one of each kind whose cards have weight. Returns an empty list if
     * the pile lacks such a kind.
     */
    public List<Integer> best(int one, String scale, RuleSettings settings) {
        int[] weight = weights.apply(scale);
        List<Integer> best = new ArrayList<>();
        for (String kind : settings.pack().deck().kinds()) {
            CardSet all = settings.set(kind);
            int card = heaviest(cards.get(one).and(all), weight);
            if (card >= 0) {
                best.add(card);
            } else if (heaviest(all, weight) >= 0) {
                return List.of();
            }
        }
        return best;
    }

    private static int heaviest(CardSet some, int[] weight) {
        int best = -1;
        for (int card = some.first(); card >= 0 && weight.length > 0; card = some.next(card)) {
            if (weight[card] > (best < 0 ? 0 : weight[best])) {
                best = card;
            }
        }
        return best;
    }
}
