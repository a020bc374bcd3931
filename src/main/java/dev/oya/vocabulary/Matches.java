package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * Question: a card meets so many cards of its group on the field; what does it take?
 *
 * <p>Asked when a card is played or turned up with a word that has a {@code card} and no {@code act}.
 *
 * <p>Where nothing is concluded, the card takes nothing and stays on the field, however many cards it meets there.
 *
 * @param word the word with which it is played or turned
 * @param count cards of the same group on the field
 */
public record Matches(
        RuleSettings settings, @NameOf(NameKind.WORD) String word, Card card, int count) implements OneCard {}
