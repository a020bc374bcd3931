package dev.oya.record;

import dev.oya.cards.Deck;
import java.util.Arrays;

/** Compares the cards of a record with the cards that should have been dealt. Not thread-safe. */
interface CardCheck {
    /**
     * Checks a deck that the record contains.
     *
     * @param field the field of the record that contains the deck
     * @param cards the cards in deck order
     * @param dealt the cards in the recorded order
     */
    void deck(String field, int[] cards, int[] dealt);

    /** Checks the reshuffled stock that the record contains. */
    void stock(int[] cards, int[] dealt);

    /**
     * Returns whether two lists have equal card codes in the same order, because records do not distinguish the copies of a
     * card.
     */
    static boolean same(Deck deck, int[] cards, int[] others) {
        return Arrays.equals(
                Arrays.stream(cards).map(deck::original).toArray(),
                Arrays.stream(others).map(deck::original).toArray());
    }
}
