package dev.oya.cards;

import java.util.Collection;
import java.util.stream.IntStream;

/**
 * An immutable set of up to 128 cards of one deck, stored as two bit masks. A card is represented by its index in the deck.
 *
 * @param low bit mask of the cards with indexes 0 to 63
 * @param high bit mask of the cards with indexes 64 to 127
 */
public record CardSet(long low, long high) {
    /** Maximum number of cards in a deck. */
    public static final int MOST = 128;

    /** The empty set. */
    public static final CardSet NONE = new CardSet(0, 0);

    private static final CardSet[] SINGLES = new CardSet[MOST];

    static {
        for (int index = 0; index < MOST; index++) {
            SINGLES[index] = index < 64 ? new CardSet(1L << index, 0) : new CardSet(0, 1L << (index - 64));
        }
    }

    /** Returns the set that contains only the card with the given deck index. */
    public static CardSet of(int index) {
        return SINGLES[index];
    }

    /** Returns the set of the cards with the given deck indexes. */
    public static CardSet of(Collection<Integer> cards) {
        return cards.stream().map(CardSet::of).reduce(NONE, CardSet::plus);
    }

    /** Returns the set of the cards with the given deck indexes. */
    public static CardSet of(int[] cards) {
        CardSet all = NONE;
        for (int card : cards) {
            all = all.with(card);
        }
        return all;
    }

    public boolean contains(int index) {
        return ((index < 64 ? low >>> index : high >>> (index - 64)) & 1) != 0;
    }

    public boolean containsAll(CardSet other) {
        return (other.low & ~low) == 0 && (other.high & ~high) == 0;
    }

    public boolean meets(CardSet other) {
        return ((low & other.low) | (high & other.high)) != 0;
    }

    public boolean isEmpty() {
        return (low | high) == 0;
    }

    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /** Returns the number of cards that both sets contain. Allocates nothing. */
    public int sizeWith(CardSet other) {
        return Long.bitCount(low & other.low) + Long.bitCount(high & other.high);
    }

    public CardSet with(int index) {
        return index < 64 ? new CardSet(low | 1L << index, high) : new CardSet(low, high | 1L << (index - 64));
    }

    public CardSet without(int index) {
        return index < 64 ? new CardSet(low & ~(1L << index), high) : new CardSet(low, high & ~(1L << (index - 64)));
    }

    public CardSet plus(CardSet other) {
        return new CardSet(low | other.low, high | other.high);
    }

    public CardSet minus(CardSet other) {
        return new CardSet(low & ~other.low, high & ~other.high);
    }

    public CardSet and(CardSet other) {
        return new CardSet(low & other.low, high & other.high);
    }

    /** Returns the lowest card index, or -1 if the set is empty. */
    public int first() {
        if (low != 0) {
            return Long.numberOfTrailingZeros(low);
        }
        return high == 0 ? -1 : 64 + Long.numberOfTrailingZeros(high);
    }

    /** Returns the lowest card index above {@code index}, or -1 if the set contains none. */
    public int next(int index) {
        int from = index + 1;
        if (from < 64) {
            long rest = low & (-1L << from);
            return rest != 0 ? Long.numberOfTrailingZeros(rest) : new CardSet(0, high).first();
        }
        if (from > 127) {
            return -1;
        }
        long rest = high & (-1L << (from - 64));
        return rest == 0 ? -1 : 64 + Long.numberOfTrailingZeros(rest);
    }

    /** Returns the card indexes in ascending order. */
    public IntStream stream() {
        return IntStream.iterate(first(), index -> index >= 0, this::next);
    }

    /** Returns the card index at position {@code place} in ascending order, counted from 0. */
    public int get(int place) {
        int index = first();
        for (int left = place; left > 0; left--) {
            index = next(index);
        }
        return index;
    }
}
