package dev.oya.vocabulary;

import dev.oya.cards.CardSet;

/**
 * Question: which combinations does this hand hold?
 *
 * <p>Asked when hands may be looked at, and again when the round is paid.
 *
 * <p>Where nothing is concluded, the hand holds no combination.
 *
 * @implNote used by one session at a time
 */
public final class Hand extends Cards {
    public Hand(RuleSettings settings, CardSet cards, int round, CardLens lens) {
        super(settings, cards, CardLens.OF_THE_CARDS, Holder.in(round), lens);
    }
}
