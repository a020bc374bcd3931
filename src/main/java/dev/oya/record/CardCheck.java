package dev.oya.record;

import dev.oya.cards.Deck;
import java.util.Arrays;

/** Holds the cards of a record against those that they should have been. Not thread-safe. */
interface CardCheck {
    /** A pack, its cards in deck order and as they were dealt, that a field of the record tells. */
    void deck(String field, int[] cards, int[] dealt);

    /** A stock that was shuffled anew. */
    void stock(int[] cards, int[] dealt);

    /** Whether cards have the same codes: which copy of a card it was is not recorded. */
    static boolean same(Deck deck, int[] cards, int[] others) {
        return Arrays.equals(
                Arrays.stream(cards).map(deck::original).toArray(),
                Arrays.stream(others).map(deck::original).toArray());
    }
}
