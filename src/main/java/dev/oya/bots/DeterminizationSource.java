package dev.oya.bots;

import dev.oya.cards.Shuffle;
import dev.oya.play.Round;

/** Where rounds come from that are played on apart from the table, in one of the ways in which the cards may lie. */
interface DeterminizationSource {
    /** A round of its own. */
    Round next(Shuffle chance);
}
