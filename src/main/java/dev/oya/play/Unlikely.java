package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;

/**
 * The cards that seats hardly hold, by what everyone can see: who laid a card of its hand on the field has hardly kept one
 * that takes what lay there already. For one look at a table.
 */
final class Unlikely {
    private final Rules rules;
    private final Table table;
    private final Deck deck;
    private final boolean fishes;

    Unlikely(Rules rules, Table table) {
        this.rules = rules;
        this.table = table;
        this.deck = rules.settings().pack().deck();
        this.fishes = rules.fishing().fishes(table.phase);
    }

    /** These cards, for each seat. */
    CardSet[] all() {
        CardSet[] all = table.none();
        for (int seat = 0; seat < all.length; seat++) {
            int turn = laidLast(seat);
            for (int card = table.field.first(); card >= 0 && turn >= 0; card = table.field.next(card)) {
                if (table.laid[card] == null || table.laid[card].turn() < turn) {
                    all[seat] = all[seat].plus(takers(card));
                }
            }
        }
        return all;
    }

    /** The latest turn in which a seat laid a card of the hand it has now that still lies there; -1 where there is none. */
    private int laidLast(int seat) {
        int turn = -1;
        CardSet own = table.field.and(table.dealt[seat]);
        for (int card = own.first(); card >= 0; card = own.next(card)) {
            TableCards.Laid laid = table.laid[card];
            if (laid != null && laid.seat() == seat && laid.fromHand()) {
                turn = Math.max(turn, laid.turn());
            }
        }
        return turn;
    }

    /** The cards that take a card of the field by themselves. */
    private CardSet takers(int card) {
        return fishes ? rules.fishing().takers(rules.fishing().onTable(card)) : deck.companions(card);
    }
}
