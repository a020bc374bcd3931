package dev.oya.bots;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.play.Rules;
import dev.oya.play.fishing.FishingRules;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Piles;
import dev.oya.vocabulary.SideFeats;
import java.util.Arrays;
import java.util.List;

/** What the rules give for a captured card by itself, and for clearing the table. Immutable. */
final class CardWorth {
    /** No card counts so much. */
    static final int HIGHEST = 64;
    /** Cards of no worth are worth having too, a little. */
    private static final double ANY_CARD = 0.05;

    private final Deck deck;
    private final double[] twins = new double[CardSet.MOST];
    private final double[] pairs = new double[CardSet.MOST];
    private final double[] cards = new double[CardSet.MOST];
    private final CardSet[] counting = new CardSet[HIGHEST];
    private final int mostAlike;
    private final double sweep;

    CardWorth(Rules rules) {
        this.deck = rules.settings().pack().deck();
        FishingRules fishing = rules.fishing();
        List<Card> all = deck.cards();
        double least = gains(rules, 0, CardSet.NONE);
        for (Card card : all) {
            CardSet one = CardSet.of(card.index());
            // To have most of a set about half of its cards are needed.
            double compared = 2 * (gains(rules, 0, one) - least) / all.size();
            cards[card.index()] = rules.taken(one).worth() + compared;
            twins[card.index()] = fishing.claimsTwin(card.index()) ? fishing.prize(card.index(), true) : 0;
            pairs[card.index()] = fishing.prize(card.index(), false);
        }
        Arrays.setAll(counting, fishing::takers);
        mostAlike = Arrays.stream(counting).mapToInt(CardSet::size).max().orElse(0);
        sweep = gains(rules, 1, CardSet.NONE) - least;
    }

    /** What a side gains that has swept the table so often and has captured these cards, where the others have none. */
    private static int gains(Rules rules, int sweeps, CardSet captured) {
        Piles piles = new Piles(List.of(captured, CardSet.NONE), scale -> new int[0]);
        return rules.ask(new SideFeats(rules.settings(), sweeps, 0, piles, 0)).all(Conclusion.Gains.class).stream()
                .mapToInt(Conclusion.Gains::points)
                .sum();
    }

    double of(int card) {
        return cards[card];
    }

    /** What the player of a card gets for claiming its twin with it; 0 where it may not. */
    double twin(int card) {
        return twins[card];
    }

    /** What a side gets for a card and its twin that it takes in together. */
    double pair(int card) {
        return pairs[card];
    }

    /** What cards are worth to the side that takes them in. */
    double of(CardSet some) {
        double worth = 0;
        for (int card = some.first(); card >= 0; card = some.next(card)) {
            worth += cards[card] + ANY_CARD;
        }
        return worth;
    }

    /** What a build of some cards is worth to the side that takes it in. */
    double build(CardSet some) {
        double worth = of(some);
        for (int card = some.first(); card >= 0; card = some.next(card)) {
            if (deck.original(card) == card && some.sizeWith(deck.copies(card)) > 1) {
                worth += pairs[card];
            }
        }
        return worth;
    }

    double sweep() {
        return sweep;
    }

    /** Of how many cards at most anything is asked at once: all that count the same, or are copies. */
    int mostAlike() {
        return mostAlike;
    }

    /** The cards that count so much when they are played. */
    CardSet counting(int value) {
        return counting[value];
    }
}
