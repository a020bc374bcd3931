package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * Question: which number does a card have on the table and when played, in games with captures by sum?
 *
 * <p>Asked once for each card, in games that have actions with an {@code act}.
 *
 * <p>If nothing is concluded, the game cannot be played. Each card needs {@link Conclusion.OnTable} and {@link
 * Conclusion.FromHand}.
 */
public record Pips(RuleSettings settings, Card card) implements OneCard {}
