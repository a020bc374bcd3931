package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * A card that was played or turned over, and its result on the field.
 *
 * @param card the card that was moved
 * @param met number of cards of its group on the field
 * @param took number of cards that it took
 * @param own number of these that its seat placed there in earlier turns
 * @param metPlayed whether one of the cards of its group was played in the same turn
 * @param top group of the top card of the field before it arrived, or 0 if no card lay face up
 * @param tookLast whether it took the card that the turn before placed there, with no deal in between
 * @param lying number of cards on the field before it arrived, including those that lay face down
 */
public record MovedCard(
        Card card, int met, int took, int own, boolean metPlayed, int top, boolean tookLast, int lying) {}
