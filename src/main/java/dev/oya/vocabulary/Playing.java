package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * Question: how may a card from the hand be used?
 *
 * <p>Asked once for each card, in games that have actions with an {@code act}.
 *
 * <p>If nothing is concluded, the card cannot be used.
 *
 * @param onTable number that the card has on the table, in pips
 * @param fromHand number that the card has when played, in pips
 */
public record Playing(RuleSettings settings, Card card, int onTable, int fromHand) implements OneCard {}
