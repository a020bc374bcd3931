package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * Question: what does a card count where cards are taken in by their sum, on the table and when it is played?
 *
 * <p>Asked once of each card, in games that have words with an {@code act}.
 *
 * <p>Where nothing is concluded, the game cannot be played: each card needs {@link Conclusion.OnTable} and {@link Conclusion.FromHand}.
 */
public record Pips(RuleSettings settings, Card card) implements OneCard {}
