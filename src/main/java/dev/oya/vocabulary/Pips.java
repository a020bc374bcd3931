package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * Question: what does a card count where cards are taken in by their sum, on the table and when it is played?
 *
 * <p>Asked once of each card, in games that have words with an {@code act}.
 */
public record Pips(RuleSettings settings, Card card) implements OneCard {}
