package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * Question: may this card be laid out? A refusal gives the reason.
 *
 * <p>Asked for each card that a {@link Conclusion.MayUse} allows to be laid out.
 *
 * <p>If nothing is concluded, the card may be laid out.
 *
 * @param takes whether the card could take in something from the table
 * @param bound whether the seat is committed to a build
 * @param kept whether the hand has a card that takes in a build to which the seat is committed
 */
public record Laying(RuleSettings settings, Card card, boolean takes, boolean bound, boolean kept) implements OneCard {}
