package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * A card that was played or turned over, and the effect on the field.
 *
 * @param card the card that was moved
 * @param met number of cards of the card's group on the field before the card arrived
 * @param taken the cards that the card took
 * @param metPlayed whether one of the cards of the card's group on the field was played in the same turn
 * @param top group of the top card of the field before the card arrived, or 0 if no card lay face up
 * @param lying number of cards on the field before the card arrived, including face-down cards
 */
public record MovedCard(Card card, int met, Taken taken, boolean metPlayed, int top, int lying) {
    /**
     * The cards that a card took from the field.
     *
     * @param cards number of cards
     * @param own number of these cards that the seat placed on the field in earlier turns
     * @param sum sum of the numbers that the free cards have on the table in a game with captures by sum, otherwise 0
     * @param last whether the card that was placed on the field in the previous turn is among them, with no deal in between
     */
    public record Taken(int cards, int own, int sum, boolean last) {
        /** No cards. */
        public static final Taken NONE = new Taken(0, 0, 0, false);
    }
}
