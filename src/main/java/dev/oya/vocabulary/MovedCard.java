package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * A card that was played or turned over, and the effect on the field.
 *
 * @param card the card that was moved
 * @param met number of cards of the card's group on the field before the card arrived
 * @param took number of cards that the card took
 * @param own number of taken cards that the seat placed on the field in earlier turns
 * @param metPlayed whether one of these cards on the field was played in the same turn
 * @param top group of the top card of the field before the card arrived, or 0 if no card lay face up
 * @param tookLast whether the card took the card that was placed on the field in the previous turn, with no deal in between
 * @param lying number of cards on the field before the card arrived, including face-down cards
 */
public record MovedCard(
        Card card, int met, int took, int own, boolean metPlayed, int top, boolean tookLast, int lying) {}
