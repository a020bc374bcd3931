package dev.oya.vocabulary;

import dev.oya.cards.CardSet;

/**
 * Question: which combinations does this hand contain?
 *
 * <p>Asked when seats may look at their hands, and again when the round is settled.
 *
 * <p>If nothing is concluded, the hand contains no combination.
 *
 * @implNote Used by one session at a time.
 */
public final class Hand extends Cards {
    public Hand(RuleSettings settings, CardSet cards, int round, DependencyFilter filter) {
        super(settings, cards, DependencyFilter.OF_THE_CARDS, Holder.in(round), filter);
    }
}
