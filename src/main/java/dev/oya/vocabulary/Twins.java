package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * Question: two copies of a card are taken in together and claimed; what are they worth?
 *
 * <p>Asked when a take claims two copies of one card.
 *
 * <p>Where nothing is concluded, they are worth nothing.
 *
 * @param played whether one of the two was played from the hand
 * @param onTable what the card counts on the table, in pips
 * @param fromHand what it counts when it is played, in pips
 */
public record Twins(RuleSettings settings, Card card, boolean played, int onTable, int fromHand) implements OneCard {}
