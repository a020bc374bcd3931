package dev.oya.vocabulary;

import dev.oya.cards.CardSet;

/**
 * Question: which combinations do these captured cards hold during play?
 *
 * <p>Asked after a seat has captured something, and of what each seat has when a phase is entered that does {@code settle} or {@code score}.
 *
 * <p>Where nothing is concluded, the cards hold no combination.
 *
 * @implNote used by one session at a time
 */
public final class Captured extends Cards {
    public Captured(RuleSettings settings, CardSet cards, Holder holder, CardLens lens) {
        super(settings, cards, CardLens.OF_THE_CARDS, holder, lens);
    }
}
