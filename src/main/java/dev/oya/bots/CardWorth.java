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

/** The points that the rules give for single captured cards, for sweeps and for tallies. Immutable. */
final class CardWorth {
    /** Exclusive upper bound of the value of a card. */
    static final int HIGHEST = 64;
    /** Small value of every card in addition to its points, so that capturing worthless cards beats capturing nothing. */
    private static final double ANY_CARD = 0.05;

    private final Deck deck;
    private final double[] twins = new double[CardSet.MOST];
    private final double[] pairs = new double[CardSet.MOST];
    private final double[] cards = new double[CardSet.MOST];
    private final CardSet[] counting = new CardSet[HIGHEST];
    private final int mostAlike;
    private final double sweep;
    private final double[] tallies;
    private final boolean countsTallies;
    private final boolean bringsPoints;

    /** @param fishes whether the game has captures by sum */
    CardWorth(Rules rules, boolean fishes) {
        this.deck = rules.settings().pack().deck();
        FishingRules fishing = rules.fishing();
        List<Card> all = deck.cards();
        tallies = new double[rules.settings().pack().phases().tallies().size()];
        double least = gains(rules, 0, tally(-1), CardSet.NONE);
        boolean scoring = false;
        for (Card card : all) {
            CardSet one = CardSet.of(card.index());
            // To have the most cards of a set, a side needs about half of the set.
            double compared = 2 * (gains(rules, 0, tally(-1), one) - least) / all.size();
            scoring |= compared != 0;
            cards[card.index()] = rules.taken(one).worth() + compared;
            if (fishes) {
                twins[card.index()] = fishing.claimsTwin(card.index()) ? fishing.prize(card.index(), true) : 0;
                pairs[card.index()] = fishing.prize(card.index(), false);
            }
        }
        Arrays.setAll(counting, value -> fishes ? fishing.takers(value) : CardSet.NONE);
        mostAlike = Arrays.stream(counting).mapToInt(CardSet::size).max().orElse(0);
        sweep = gains(rules, 1, tally(-1), CardSet.NONE) - least;
        for (int number = 0; number < tallies.length; number++) {
            tallies[number] = gains(rules, 0, tally(number), CardSet.NONE) - least;
        }
        countsTallies = Arrays.stream(tallies).anyMatch(points -> points != 0);
        bringsPoints = scoring || sweep != 0 || countsTallies;
    }

    /** Returns tallies of 0, except that the tally with the given number is 1. For -1, all tallies are 0. */
    private int[] tally(int number) {
        int[] counted = new int[tallies.length];
        Arrays.setAll(counted, one -> one == number ? 1 : 0);
        return counted;
    }

    /**
     * Returns the points of a side with the given sweeps, tallies and captured cards. Assumes that the opponents have none of
     * these, and that the round ends in the best way for the side.
     */
    private static int gains(Rules rules, int sweeps, int[] counted, CardSet captured) {
        return rules.settings().pack().phases().ends().stream()
                .mapToInt(end -> gains(rules, sweeps, counted, captured, end))
                .max()
                .orElse(0);
    }

    private static int gains(Rules rules, int sweeps, int[] counted, CardSet captured, String end) {
        Piles piles = new Piles(List.of(captured, CardSet.NONE), scale -> new int[0]);
        SideFeats.Standing standing = new SideFeats.Standing(end, false, 0);
        SideFeats feats = new SideFeats(rules.settings(), sweeps, 0, counted, piles, 0, standing);
        return rules.ask(feats).all(Conclusion.Gains.class).stream()
                .mapToInt(Conclusion.Gains::points)
                .sum();
    }

    double of(int card) {
        return cards[card];
    }

    /** Returns the points for claiming the twin of a card by playing the card, or 0 if the rules do not allow this. */
    double twin(int card) {
        return twins[card];
    }

    /** Returns the points for taking in a card together with its twin. */
    double pair(int card) {
        return pairs[card];
    }

    /** Returns the points of cards for the side that takes them in. */
    double of(CardSet some) {
        double worth = 0;
        for (int card = some.first(); card >= 0; card = some.next(card)) {
            worth += cards[card] + ANY_CARD;
        }
        return worth;
    }

    /** Returns the points of a build for the side that takes it in. */
    double build(CardSet some) {
        double worth = of(some);
        for (int card = some.first(); card >= 0; card = some.next(card)) {
            if (deck.original(card) == card && some.sizeWith(deck.copies(card)) > 1) {
                worth += pairs[card];
            }
        }
        return worth;
    }

    /** Returns whether any tally brings points. */
    boolean countsTallies() {
        return countsTallies;
    }

    /** Returns whether the rules give a side points for single cards, sweeps or tallies. */
    boolean bringsPoints() {
        return bringsPoints;
    }

    /** Returns the points that these tallies bring to a side. */
    double tallies(int[] counted) {
        double worth = 0;
        for (int number = 0; number < counted.length; number++) {
            worth += counted[number] * tallies[number];
        }
        return worth;
    }

    double sweep() {
        return sweep;
    }

    /** Returns the number of cards that share the most frequent hand value. */
    int mostAlike() {
        return mostAlike;
    }

    /** Returns the cards that have the given value when played from the hand. */
    CardSet counting(int value) {
        return counting[value];
    }
}
