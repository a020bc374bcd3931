package dev.oya.words;

import dev.oya.cards.CardSet;

/** Question: which combinations do these captured cards hold during play? Used by one session at a time. */
public final class Taken extends Cards {
    public Taken(Settings settings, CardSet cards, Lens lens) {
        super(settings, cards, 0, lens);
    }
}
