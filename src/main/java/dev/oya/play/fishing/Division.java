package dev.oya.play.fishing;

/** Divides cards of a row into groups of one sum, without a rest. Not thread-safe. */
final class Division {
    private final int[] values;
    private final int sum;
    private final int most;
    /** The groups that have been made. */
    final LongList groups = new LongList();

    /**
     * @param values what each card counts
     * @param most how many cards a group may have, 0 for any number
     */
    Division(int[] values, int sum, int most) {
        this.values = values;
        this.sum = sum;
        this.most = most;
    }

    /** Whether these cards can be divided; then the groups are the first way there is. */
    boolean divide(long cards) {
        if (cards == 0) {
            return true;
        }
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
        if (lacking < 0 || most > 0 && places == 0) {
            return false;
        }
        for (long rest = untried; rest != 0; rest &= rest - 1) {
            long one = Long.lowestOneBit(rest);
            int value = values[Long.numberOfTrailingZeros(one)];
            if (value <= lacking && complete(group | one, rest & rest - 1, left & ~one, lacking - value, places - 1)) {
                return true;
            }
        }
        return false;
    }
}
