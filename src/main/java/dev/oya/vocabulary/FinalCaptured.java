package dev.oya.vocabulary;

import dev.oya.cards.CardSet;

/**
 * Question: which combinations and signs do these captured cards form at the end of the round?
 *
 * <p>Asked for the captured cards of each active seat on entering a phase with {@code does: settle}.
 *
 * <p>If nothing is concluded, the cards form nothing beyond the combinations found during play.
 *
 * @implNote Used by one session at a time.
 */
public final class FinalCaptured extends Cards {
    /** @param points the card points */
    public FinalCaptured(RuleSettings settings, CardSet cards, int points, Holder holder, DependencyFilter filter) {
        super(settings, cards, points, holder, filter);
    }
}
