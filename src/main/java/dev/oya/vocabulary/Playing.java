package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * Question: a card is played from a hand; in which ways may it be used at all?
 *
 * <p>Asked once of each card, in games that have words with an {@code act}.
 *
 * <p>Where nothing is concluded, the card cannot be used at all.
 */
public record Playing(RuleSettings settings, Card card) implements OneCard {}
