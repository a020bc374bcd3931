package dev.oya.play;

import dev.oya.cards.Shuffle;

/** A source of shuffled cards, such as a seed or a record. Not thread-safe. */
public interface CardSource {
    /**
     * Returns the shuffled cards for the next deal.
     *
     * @param cards all cards in play, in deck order
     */
    int[] deck(int[] cards);

    /** Returns the given cards shuffled as a new stock. */
    int[] restock(int[] cards);

    /**
     * Returns the shuffled cards from which players draw again after a tie in the draw for the first dealer.
     *
     * @param cards all cards of the draw, in deck order
     * @param drawn number of cards already drawn
     */
    default int[] drawAgain(int[] cards, int drawn) {
        return restock(cards);
    }

    /** Returns the source of the cards that players draw to determine the first dealer. */
    static CardSource draw(String seed) {
        return of(new Shuffle(seed + ":dealer"));
    }

    /**
     * Returns a source of cards for the deal with the given number.
     *
     * @param seed the seed of the match, any text
     * @param deal number of the deal in the match, from 1; deals of void rounds are counted
     */
    static CardSource of(String seed, int deal) {
        return of(new Shuffle(seed + ":" + deal));
    }

    /** Returns a source that uses the given random numbers. */
    static CardSource of(Shuffle shuffle) {
        return new CardSource() {
            @Override
            public int[] deck(int[] cards) {
                return restock(cards);
            }

            @Override
            public int[] restock(int[] cards) {
                int[] shuffled = cards.clone();
                shuffle.shuffle(shuffled, shuffled.length);
                return shuffled;
            }
        };
    }
}
