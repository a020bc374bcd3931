package dev.oya.bots;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.play.Rules;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Feats;

/** What the rules give for a captured card by itself, and for clearing the table. Immutable. */
final class Worths {
    private final double[] cards = new double[128];
    private final double sweep;

    Worths(Rules rules) {
        for (Card card : rules.settings().pack().deck().cards()) {
            cards[card.index()] = rules.taken(CardSet.of(card.index())).worth();
        }
        sweep = gains(rules, 1) - gains(rules, 0);
    }

    private static int gains(Rules rules, int sweeps) {
        return rules.ask(new Feats(rules.settings(), sweeps, 0)).all(Conclusion.Gains.class).stream()
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
