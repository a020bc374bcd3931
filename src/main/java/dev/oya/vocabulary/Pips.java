package dev.oya.vocabulary;

import dev.oya.cards.Card;

/** Question: what does a card count where cards are taken in by their sum, on the table and when it is played? */
public final class Pips extends OneCard {
    public Pips(Settings settings, Card card) {
        super(settings, card);
    }
}
