package dev.oya.vocabulary;

import dev.oya.cards.Card;

/** Question: a card is played from a hand; in which ways may it be used at all? */
public final class Playing extends OneCard {
    public Playing(Settings settings, Card card) {
        super(settings, card);
    }
}
