package dev.oya.vocabulary;

import dev.oya.cards.CardSet;
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

    /** Returns the value of an input for one of them. */
    int see(Dependency look, int one, RuleSettings settings) {
        return switch (look.at()) {
            case COUNT -> count(one, settings.set(look.name()));
            case LEAD -> lead(one, other -> count(other, settings.set(look.name())));
            case WEIGHT -> best(one, look.name(), settings);
            case LEAD_BY -> lead(one, other -> best(other, look.name(), settings));
            default -> throw new IllegalArgumentException("there is nothing to see at " + look);
        };
    }

    /** Returns 2 if it has more than each of the others, 1 if it is tied for the most, and 0 if it has less or nothing. */
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

    /** Returns the sum of the best card of each kind, or 0 if a kind that has any weight is missing. */
    private int best(int one, String scale, RuleSettings settings) {
        int[] weight = weights.apply(scale);
        int sum = 0;
        for (String kind : settings.pack().deck().kinds()) {
            CardSet all = settings.set(kind);
            int best = best(cards.get(one).and(all), weight);
            if (best == 0 && best(all, weight) > 0) {
                return 0;
            }
            sum += best;
        }
        return sum;
    }

    private static int best(CardSet some, int[] weight) {
        int best = 0;
        for (int card = some.first(); card >= 0 && weight.length > 0; card = some.next(card)) {
            best = Math.max(best, weight[card]);
        }
        return best;
    }
}
