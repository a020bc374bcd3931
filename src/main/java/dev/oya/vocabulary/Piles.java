package dev.oya.vocabulary;

import dev.oya.cards.CardSet;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;

/**
 * The captured cards of those who are compared, of sides or of seats, and what cards weigh.
 *
 * @param cards those of each
 * @param weights by scale, what each card weighs, at its index; nothing where no rule knows the scale
 */
public record Piles(List<CardSet> cards, Function<String, int[]> weights) {
    public Piles {
        cards = List.copyOf(cards);
    }

    /** What there is to see of one of them. */
    int see(Look look, int one, RuleSettings settings) {
        return switch (look.at()) {
            case COUNT -> count(one, settings.set(look.name()));
            case LEAD -> lead(one, other -> count(other, settings.set(look.name())));
            case WEIGHT -> best(one, look.name(), settings);
            case LEAD_BY -> lead(one, other -> best(other, look.name(), settings));
            default -> throw new IllegalArgumentException("there is nothing to see at " + look);
        };
    }

    /** 2 where it has more than each of the others, 1 where nobody has more, 0 where somebody has, or it has nothing. */
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

    /** The sum of the best card of each kind; 0 where it has none of a kind that has any weight. */
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
