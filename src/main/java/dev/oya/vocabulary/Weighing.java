package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * Question: what does a card weigh where captured cards of each kind are compared by the best of them?
 *
 * <p>Asked once of each card where a rule compares kinds by their best card.
 */
public record Weighing(Settings settings, Card card) implements OneCard {}
