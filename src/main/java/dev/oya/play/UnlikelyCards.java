package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableCards;

/**
 * Estimates the cards that seats are unlikely to have. A seat that left a card on the field and took a card of lower value
 * probably cannot capture the card it left. Use one instance per table state.
 */
final class UnlikelyCards {
    private final Rules rules;
    private final Table table;
    private final Deck deck;
    private final boolean fishes;
    private final boolean piles;

    UnlikelyCards(Rules rules, Table table) {
        this.rules = rules;
        this.table = table;
        this.deck = rules.settings().pack().deck();
        this.fishes = rules.fishing().fishes(table.phase());
        this.piles = rules.settings().pack().phases().pile();
    }

    /** Returns the unlikely cards of each seat. */
    CardSet[] all() {
        CardSet[] all = table.none();
        for (int seat = 0; seat < all.length; seat++) {
            CardSet played = table.played(seat);
            for (int card = played.first(); card >= 0; card = played.next(card)) {
                if (table.use(card) != null) {
                    all[seat] = all[seat].plus(passed(table.use(card)));
                }
            }
        }
        return all;
    }

    /** Returns the cards that would have captured the more valuable cards that the given move left on the field. */
    private CardSet passed(TableCards.Use use) {
        CardSet passed = CardSet.NONE;
        int top = piles ? table.top(use.lay()) : -1;
        CardSet left = top >= 0 ? CardSet.of(top) : use.lay();
        left = left.minus(use.take());
        for (int card = left.first(); card >= 0; card = left.next(card)) {
            if (use.take().isEmpty() || deck.points(CardSet.of(card)) > deck.points(use.take())) {
                passed = passed.plus(takers(card));
            }
        }
        return passed;
    }

    /** Returns the cards that capture the given card of the field. */
    private CardSet takers(int card) {
        return fishes ? rules.fishing().takers(rules.fishing().onTable(card)) : deck.sameGroup(card);
    }
}
