package dev.oya.bots;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.play.Rules;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Feats;
import dev.oya.vocabulary.Piles;
import java.util.List;

/** What the rules give for a captured card by itself, and for clearing the table. Immutable. */
final class Worths {
    private final double[] cards = new double[128];
    private final double sweep;

    Worths(Rules rules) {
        List<Card> all = rules.settings().pack().deck().cards();
        double least = gains(rules, 0, CardSet.NONE);
        for (Card card : all) {
            CardSet one = CardSet.of(card.index());
            // To have most of a set about half of its cards are needed.
            double compared = 2 * (gains(rules, 0, one) - least) / all.size();
            cards[card.index()] = rules.taken(one).worth() + compared;
        }
        sweep = gains(rules, 1, CardSet.NONE) - least;
    }

    /** What a side gains that has swept the table so often and has captured these cards, where the others have none. */
    private static int gains(Rules rules, int sweeps, CardSet captured) {
        Piles piles = new Piles(List.of(captured, CardSet.NONE), scale -> new int[0]);
        return rules.ask(new Feats(rules.settings(), sweeps, 0, piles, 0)).all(Conclusion.Gains.class).stream()
                .mapToInt(Conclusion.Gains::points)
                .sum();
    }

    double of(int card) {
        return cards[card];
    }

    double sweep() {
        return sweep;
    }
}
