package dev.oya.play;

import dev.oya.cards.Shuffle;

/** Where the order of the cards comes from: a seed, or a record. Not thread-safe. */
public interface CardSource {
    /** The next pack to deal from; {@code cards} is every card in play, in deck order. */
    int[] deck(int[] cards);

    /** The stock after these cards have been shuffled. */
    int[] restock(int[] cards);

    /**
     * The cards from which those draw again who are tied in drawing for the first deal.
     *
     * @param cards every card that is drawn from, in deck order
     * @param drawn how many have been drawn
     */
    default int[] drawAgain(int[] cards, int drawn) {
        return restock(cards);
    }

    /** The cards that are drawn for the first deal of a match from a seed. */
    static CardSource draw(String seed) {
        return of(new Shuffle(seed + ":dealer"));
    }

    /**
     * The cards of a deal.
     *
     * @param seed the seed of the match, any text
     * @param deal which deal of the match, from 1, rounds that were void included
     */
    static CardSource of(String seed, int deal) {
        return of(new Shuffle(seed + ":" + deal));
    }

    /** Chance from a stream of random numbers. */
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
