package dev.oya.notation;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;

/**
 * The copies of cards to which the codes of a record action refer. Each code refers to the first copy of its card that the
 * action has not yet named. Not thread-safe.
 */
final class FirstCopies {
    private final Deck deck;
    private CardSet named = CardSet.NONE;

    FirstCopies(Deck deck) {
        this.deck = deck;
    }

    Deck deck() {
        return deck;
    }

    /** Returns all copies named so far. */
    CardSet named() {
        return named;
    }

    /** Marks the next copy of a card as named. Returns the copy, or -1 if all copies are already named. */
    int name(int card) {
        int copy = deck.copies(card).minus(named).first();
        named = copy < 0 ? named : named.with(copy);
        return copy;
    }

    /** Marks a copy of each card as named, in deck order. Returns the copies. */
    CardSet name(CardSet cards) {
        CardSet before = named;
        for (int card = cards.first(); card >= 0; card = cards.next(card)) {
            name(card);
        }
        return named.minus(before);
    }
}
