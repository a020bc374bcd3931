package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * A card that was played or turned, and what came of it on the field.
 *
 * @param card the card
 * @param met how many cards of its group lay there
 * @param took how many cards of the field it took
 * @param own how many of these its seat had laid there in earlier turns
 * @param metPlayed whether one of those it met had been played in the same turn
 */
public record MovedCard(Card card, int met, int took, int own, boolean metPlayed) {}
