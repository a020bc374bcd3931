package dev.oya.play.fishing;

/**
 * Divides cards of a row into groups of one sum, without a rest. Cards that count the same stand for each other: what failed
 * with one of them is not tried with the next. Not thread-safe.
 */
final class SumDivision {
    /** After this many steps it is remembered which cards cannot be divided. */
    private static final int FEW = 1_000;
    /** After this many steps it is given up. */
    private static final int MOST_STEPS = 300_000;

    private final int[] values;
    private final int sum;
    private final int most;
    /** The groups that have been made. */
    final LongList groups = new LongList();

    private int steps;
    /** What cannot be divided, of cards that count the same the first ones; null until that is worth its while. */
    private LongSet hopeless;

    /**
     * @param values what each card counts
     * @param most how many cards a group may have, 0 for any number
     */
    SumDivision(int[] values, int sum, int most) {
        this.values = values;
        this.sum = sum;
        this.most = most;
    }

    /** Whether it took too long, so that "cannot be divided" is not known. */
    boolean isGivenUp() {
        return steps > MOST_STEPS;
    }

    /** Whether these cards can be divided; then the groups are the first way there is. */
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

    /** As many cards of each value as among some, the first ones of the row. */
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
        // The highest card leaves least to choose from.
        int highest = Long.numberOfTrailingZeros(cards);
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            int place = Long.numberOfTrailingZeros(rest);
            highest = values[place] > values[highest] ? place : highest;
        }
        long first = 1L << highest;
        return complete(first, cards & ~first, cards & ~first, sum - values[highest], most - 1);
    }

    /** Fills a group up from cards not yet tried for it, then divides what is left. */
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
