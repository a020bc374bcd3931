package dev.oya.play.fishing;

/**
 * Divides cards into groups of equal sum so that no card is left over. Cards with equal numbers are interchangeable, so a
 * failed choice is not repeated with an equal card. Not thread-safe.
 */
final class SumDivision {
    /** Number of steps after which failed sets are cached. */
    private static final int FEW = 1_000;
    /** Maximum number of steps of the search. */
    private static final int MOST_STEPS = 300_000;

    private final int[] values;
    private final int sum;
    private final int most;
    /** The groups found so far. */
    final LongList groups = new LongList();

    private int steps;
    /** Sets that cannot be divided, in canonical form, or null before they are cached. */
    private LongSet hopeless;

    /**
     * Creates a search.
     *
     * @param values number of each card
     * @param most maximum group size, or 0 for no limit
     */
    SumDivision(int[] values, int sum, int most) {
        this.values = values;
        this.sum = sum;
        this.most = most;
    }

    /** Returns whether the search gave up, so that a negative result is not reliable. */
    boolean isGivenUp() {
        return steps > MOST_STEPS;
    }

    /** Returns whether these cards can be divided. If so, {@link #groups} contains the first division found. */
    boolean divide(long cards) {
        if (cards == 0) {
            return true;
        }
        if (steps > FEW) {
            return remembering(cards);
        }
        return begin(cards);
    }

    private boolean remembering(long cards) {
        hopeless = hopeless == null ? new LongSet() : hopeless;
        long alike = firstAlike(cards);
        if (hopeless.contains(alike)) {
            return false;
        }
        boolean divided = begin(cards);
        if (!divided && !isGivenUp()) {
            hopeless.add(alike);
        }
        return divided;
    }

    /**
     * Returns the canonical form of a set: for each number, the same count of cards, taken from the start of the row.
     */
    private long firstAlike(long cards) {
        int[] left = new int[SumGroups.MOST];
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            left[values[Long.numberOfTrailingZeros(rest)]]++;
        }
        long alike = 0;
        for (int place = 0; place < values.length; place++) {
            alike |= left[values[place]]-- > 0 ? 1L << place : 0;
        }
        return alike;
    }

    private boolean begin(long cards) {
        // Starts with the highest card, because it has the fewest partners.
        int highest = Long.numberOfTrailingZeros(cards);
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            int place = Long.numberOfTrailingZeros(rest);
            highest = values[place] > values[highest] ? place : highest;
        }
        long first = 1L << highest;
        return complete(first, cards & ~first, cards & ~first, sum - values[highest], most - 1);
    }

    /** Completes a group from untried cards and then divides the remaining cards. */
    private boolean complete(long group, long untried, long left, int lacking, int places) {
        if (lacking == 0) {
            int size = groups.size();
            groups.add(group);
            if (divide(left)) {
                return true;
            }
            groups.shorten(size);
            return false;
        }
        if (lacking < 0 || most > 0 && places == 0 || ++steps > MOST_STEPS) {
            return false;
        }
        long tried = 0;
        for (long rest = untried; rest != 0; rest &= rest - 1) {
            long one = Long.lowestOneBit(rest);
            int value = values[Long.numberOfTrailingZeros(one)];
            if (value <= lacking && (tried >>> value & 1) == 0) {
                if (complete(group | one, rest & rest - 1, left & ~one, lacking - value, places - 1)) {
                    return true;
                }
                tried |= 1L << value;
            }
        }
        return false;
    }
}
