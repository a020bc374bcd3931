package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * A card that was played or turned over, and its result on the field.
 *
 * @param card the card that was moved
 * @param met number of cards of its group on the field before it arrived
 * @param took number of cards that the card took
 * @param own number of taken cards that the seat had placed on the field in earlier turns
 * @param metPlayed whether one of the cards of its group was played in the same turn
 * @param top group of the top card of the field before the card arrived, or 0 if no card lay face up
 * @param tookLast whether the card took the card that was placed on the field in the previous turn, with no deal in between
 * @param lying number of cards on the field before the card arrived, including face-down cards
 */
public record MovedCard(
        Card card, int met, int took, int own, boolean metPlayed, int top, boolean tookLast, int lying) {}
