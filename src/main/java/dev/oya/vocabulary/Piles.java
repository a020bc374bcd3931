package dev.oya.vocabulary;

import dev.oya.cards.CardSet;
import java.util.List;
import java.util.Map;

/**
 * The captured cards of those who are compared, of sides or of seats, and what cards weigh.
 *
 * @param cards those of each
 * @param weights by scale, what each card weighs, at its index; 0 where the scale does not know it
 */
public record Piles(List<CardSet> cards, Map<String, int[]> weights) {
    public Piles {
        cards = List.copyOf(cards);
        weights = Map.copyOf(weights);
    }

    int count(int one, CardSet set) {
        return cards.get(one).sizeWith(set);
    }

    /** The sum of the best card of each kind; 0 where it has none of a kind that has any weight. */
    int best(int one, String scale, Settings settings) {
        int[] weight = weights.getOrDefault(scale, new int[0]);
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
