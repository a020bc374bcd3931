package dev.oya.play.fishing;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import java.util.ArrayList;
import java.util.List;

/** The free cards of a table in a row, with copies adjacent to each other. Immutable. */
final class FreeCards {
    private static final int[] NONE = {};

    final CardSet field;
    final SumGroups groups;
    private final int[] cards;

    FreeCards(FishingRules rules, Deck deck, CardSet field) {
        this.field = field;
        int size = field.size();
        cards = size == 0 ? NONE : new int[size];
        long further = 0;
        int place = 0;
        for (int card = field.first(); card >= 0; card = field.next(card)) {
            if (deck.original(card) == card) {
                cards[place++] = card;
            }
        }
        if (place < size) {
            for (int card = field.first(); card >= 0; card = field.next(card)) {
                if (deck.original(card) != card) {
                    further = insert(deck, place++, card, further);
                }
            }
        }
        int[] values = size == 0 ? NONE : new int[size];
        for (int i = 0; i < size; i++) {
            values[i] = rules.uses(cards[i]).onTable();
        }
        if (size > SumGroups.MOST) {
            throw rules.tooManyOnTheTable(size);
        }
        groups = new SumGroups(values, further);
    }

    /**
     * Inserts a card after the other copies with its code, or at the end. Returns the updated bit mask of further copies.
     */
    private long insert(Deck deck, int size, int card, long further) {
        int place = size;
        for (int i = size - 1; i >= 0; i--) {
            if (deck.original(cards[i]) == deck.original(card)) {
                place = i + 1;
                break;
            }
        }
        System.arraycopy(cards, place, cards, place + 1, size - place);
        cards[place] = card;
        long low = further & (1L << place) - 1;
        long high = (further & ~((1L << place) - 1)) << 1;
        boolean copy = place > 0 && deck.original(cards[place - 1]) == deck.original(card);
        return low | high | (copy ? 1L << place : 0);
    }

    int size() {
        return cards.length;
    }

    /** Returns the card at the given position. */
    int card(int place) {
        return cards[place];
    }

    /** Returns a bit mask of the positions of the free cards among the given cards. */
    long bits(CardSet some) {
        long bits = 0;
        for (int place = 0; place < cards.length; place++) {
            if (some.contains(cards[place])) {
                bits |= 1L << place;
            }
        }
        return bits;
    }

    /** Returns the cards at the given positions. */
    CardSet cards(long bits) {
        long low = 0;
        long high = 0;
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            int card = cards[Long.numberOfTrailingZeros(rest)];
            if (card < 64) {
                low |= 1L << card;
            } else {
                high |= 1L << (card - 64);
            }
        }
        return (low | high) == 0 ? CardSet.NONE : new CardSet(low, high);
    }

    /** Returns the given cards divided into groups of the given value. Such a division must exist. */
    List<CardSet> groups(CardSet some, int value, int most) {
        LongList division = groups.division(bits(some), value, most);
        List<CardSet> divided = new ArrayList<>(division.size());
        for (int i = 0; i < division.size(); i++) {
            divided.add(cards(division.get(i)));
        }
        return divided;
    }
}
