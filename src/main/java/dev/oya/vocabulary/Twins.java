package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * Question: how many points do two copies of a card give if they are taken in together and claimed?
 *
 * <p>Asked when a capture claims two copies of one card.
 *
 * <p>If nothing is concluded, the twins give no points.
 *
 * @param played whether one of the two was played from the hand
 * @param onTable number that the card has on the table, in pips
 * @param fromHand number that the card has when played, in pips
 */
public record Twins(RuleSettings settings, Card card, boolean played, int onTable, int fromHand) implements OneCard {}
