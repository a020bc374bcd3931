package dev.oya.vocabulary;

import dev.oya.cards.CardSet;

/**
 * Question: which combinations and signs do these captured cards show when the round is reckoned?
 *
 * <p>Asked of what each active seat has captured when a phase is entered that does {@code settle}.
 *
 * <p>Where nothing is concluded, the cards show nothing more than they did during play.
 *
 * @implNote used by one session at a time
 */
public final class FinalCaptured extends Cards {
    /** @param points their card points */
    public FinalCaptured(RuleSettings settings, CardSet cards, int points, Holder holder, CardLens lens) {
        super(settings, cards, points, holder, lens);
    }
}
