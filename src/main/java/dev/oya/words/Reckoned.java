package dev.oya.words;

import dev.oya.cards.CardSet;

/**
 * Question: which combinations and signs do these captured cards show when the round is reckoned? Used by one session at
 * a time.
 */
public final class Reckoned extends Cards {
    /** @param points their card points */
    public Reckoned(Settings settings, CardSet cards, int points, Lens lens) {
        super(settings, cards, points, lens);
    }
}
