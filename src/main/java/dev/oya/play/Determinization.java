package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Shuffle;
import dev.oya.play.table.Build;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBuilder;
import java.util.List;

/** Deals the unseen cards at random, consistent with the knowledge of a seat. Use one instance per determinization. */
final class Determinization {
    /** Maximum number of tries to find a hand that agrees with a seat's declarations. Such hands may be rare. */
    private static final int MOST_TRIES = 3_000;
    /** Approximate factor by which an unlikely card is dealt to a seat less often than another card. */
    private static final int SELDOM = 30;

    private final SeatView view;
    private final Table table;
    private final Rules rules;
    private final Shuffle luck;
    private final int active;
    private final TableBuilder builder;
    /** The unseen cards. Cards that have not been placed yet come first. */
    private final int[] cards;

    private int left;

    Determinization(SeatView view, Table table, Rules rules, Shuffle luck) {
        this.view = view;
        this.table = table;
        this.rules = rules;
        this.luck = luck;
        this.active = rules.settings().seatMark("active");
        this.builder = TableBuilder.on(rules, table.copy());
        CardSet unseen = view.unseen();
        this.cards = new int[unseen.size()];
        for (int card = unseen.first(); card >= 0; card = unseen.next(card)) {
            cards[left++] = card;
        }
    }

    /** Deals the unseen cards and returns the resulting table. */
    Table table() {
        // Seats with declarations or builds have the fewest possible hands, so their cards are dealt first.
        for (int seat = 0; seat < table.seats(); seat++) {
            if (!table.declared(seat).isEmpty()) {
                deal(seat, view.known(seat));
            }
        }
        CardSet[] held = table.none();
        for (int seat = 0; seat < table.seats(); seat++) {
            held[seat] = table.declared(seat).isEmpty() ? withKeys(seat) : CardSet.NONE;
        }
        for (int seat = 0; seat < table.seats(); seat++) {
            if (table.declared(seat).isEmpty()) {
                deal(seat, held[seat]);
            }
        }
        faceDown();
        stock();
        for (int seat = 0; seat < table.seats(); seat++) {
            if (isOut(seat) && seat != view.seat()) {
                builder.dealt(seat, some(Math.min(left, table.dealt(seat).size()), CardSet.NONE));
            }
        }
        return builder.table();
    }

    /** Returns whether the seat sits out and its hand is part of the stock. */
    private boolean isOut(int seat) {
        return table.hand(seat).isEmpty() && (table.marks(seat) & active) == 0;
    }

    /**
     * Returns the cards that the viewer has seen in the seat's hand. Adds a capturing card for each build to which the seat is
     * committed.
     */
    private CardSet withKeys(int seat) {
        CardSet held = view.known(seat);
        for (Build build : table.builds()) {
            if (held.size() < table.hand(seat).size() && rules.fishing().binds(table, build, seat)) {
                CardSet keys = rules.fishing().takers(build.value());
                held = keys.meets(held) ? held : held.plus(one(keys));
            }
        }
        return held;
    }

    /** Places a random unplaced card of the given set. Returns the card as a set, or an empty set if there is none. */
    private CardSet one(CardSet wanted) {
        int found = -1;
        for (int place = 0, many = 0; place < left; place++) {
            if (wanted.contains(cards[place]) && luck.below(++many) == 0) {
                found = place;
            }
        }
        if (found < 0) {
            return CardSet.NONE;
        }
        int card = cards[found];
        cards[found] = cards[--left];
        return CardSet.of(card);
    }

    private void deal(int seat, CardSet known) {
        CardSet played = table.played(seat);
        int unknown = table.hand(seat).size() - known.size();
        CardSet hand = known;
        for (int tries = 0; tries < MOST_TRIES && unknown > 0; tries++) {
            hand = known.plus(some(unknown, view.unlikely(seat)));
            // A seat has usually declared everything it could. If no hand agrees with that, the assumption is dropped.
            if (agrees(seat, played.plus(hand), !played.isEmpty() && tries < SELDOM)) {
                break;
            }
        }
        left -= unknown;
        builder.hand(seat, hand).dealt(seat, isOut(seat) ? table.dealt(seat) : played.plus(hand));
    }

    /**
     * Returns random unplaced cards and moves them to the end of the unplaced cards. Unlikely cards have a lower probability.
     */
    private CardSet some(int wanted, CardSet unlikely) {
        CardSet some = CardSet.NONE;
        for (int last = left - 1; last >= left - wanted; last--) {
            int place = luck.below(last + 1);
            for (int tries = 0; tries < SELDOM && unlikely.contains(cards[place]) && luck.below(SELDOM) > 0; tries++) {
                place = luck.below(last + 1);
            }
            int card = cards[place];
            cards[place] = cards[last];
            cards[last] = card;
            some = some.with(card);
        }
        return some;
    }

    /**
     * Returns whether the seat could have made its declarations if it had been dealt the given cards.
     *
     * @param all whether the seat must have declared everything it could
     */
    private boolean agrees(int seat, CardSet dealt, boolean all) {
        List<String> declared = table.declared(seat);
        if (declared.isEmpty() && !all) {
            return true;
        }
        List<String> held = rules.hand(dealt).ids();
        return held.containsAll(declared)
                && (!all || held.size() == declared.size())
                && (declared.isEmpty() || Shown.of(rules, declared, dealt).equals(view.shown(seat)));
    }

    /** Deals the face-down cards of the field and the captured cards that the viewer may not look at. */
    private void faceDown() {
        builder.faceDown(some(view.faceDown(), CardSet.NONE));
        left -= view.faceDown();
        int captured = 0;
        for (int seat = 0; seat < table.seats(); seat++) {
            captured = Math.max(captured, view.unseen(seat));
        }
        if (captured > 0) {
            builder.replaceUnseen(some(captured, CardSet.NONE));
            left -= captured;
        }
    }

    private void stock() {
        luck.shuffle(cards, left);
        int seen = table.stockSize() - left;
        int[] stock = new int[table.stockSize()];
        System.arraycopy(table.stock(), 0, stock, 0, seen);
        System.arraycopy(cards, 0, stock, seen, left);
        builder.stock(stock).forgetDeal();
    }
}
