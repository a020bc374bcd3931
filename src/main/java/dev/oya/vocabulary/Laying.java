package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * Question: may a card be laid out on the table as things are? A refusal says that it may not.
 *
 * <p>Asked of each card that a way of {@link Conclusion.MayUse} lets be laid out.
 *
 * <p>Where nothing is concluded, nothing is against laying it out.
 *
 * @param takes whether it could take in something that lies on the table
 * @param bound whether a build binds the seat that plays it
 * @param kept whether the hand has a card that takes in a build which binds it
 */
public record Laying(RuleSettings settings, Card card, boolean takes, boolean bound, boolean kept) implements OneCard {}
