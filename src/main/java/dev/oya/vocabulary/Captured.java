package dev.oya.vocabulary;

import dev.oya.cards.CardSet;

/**
 * Question: which combinations do these captured cards form during play?
 *
 * <p>Asked after a seat has captured cards, and for the cards of each seat on entering a phase with {@code does: settle} or
 * {@code does: score}.
 *
 * <p>If nothing is concluded, the cards form no combination.
 *
 * @implNote Used by one session at a time.
 */
public final class Captured extends Cards {
    public Captured(RuleSettings settings, CardSet cards, Holder holder, DependencyFilter filter) {
        super(settings, cards, DependencyFilter.OF_THE_CARDS, holder, filter);
    }
}
