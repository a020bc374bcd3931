package dev.oya.play.fishing;

import java.util.Arrays;

/**
 * Finds sets of cards by their sums. A card is represented by its position in a row, and a set by a bit mask. This class
 * contains no game knowledge. A group is a set of cards with the required sum, and each card belongs to one group only.
 * Immutable and thread-safe.
 */
final class SumGroups {
    /** Maximum number of cards in a row, and exclusive upper bound of a sum. */
    static final int MOST = 64;

    /** Number of groups above which the search enumerates card sets instead of sets of groups. */
    private static final int MANY = 200;

    /** Maximum number of cards for which all card sets can be enumerated. */
    private static final int MOST_TO_FILL = 22;

    /** Cost of adding a card set, in steps. */
    private static final int SET = 32;

    /** Number of cards that {@link #filled} places per step. */
    private static final int FILLED_AT_ONCE = 8;

    /** An empty list that must not be modified. */
    private static final LongList NONE = new LongList();
    /** A list that contains only the empty set and must not be modified. */
    private static final LongList NO_GROUP = new LongList();

    static {
        NO_GROUP.add(0);
    }

    private final int[] values;
    private final long all;
    private final long further;

    /**
     * Creates a row of cards.
     *
     * @param values number of each card, from 1 to 63
     * @param further bit mask of the cards that are copies of the card before them; earlier copies are used first
     */
    SumGroups(int[] values, long further) {
        this.values = values;
        this.all = values.length == MOST ? -1L : (1L << values.length) - 1;
        this.further = further;
    }

    /** Returns all cards of the row. */
    long all() {
        return all;
    }

    int value(int place) {
        return values[place];
    }

    /** Returns the cards with the given value. */
    long ofValue(int value) {
        long some = 0;
        for (int place = 0; place < values.length; place++) {
            some |= values[place] == value ? 1L << place : 0;
        }
        return some;
    }

    /** Returns those of the given cards whose value is higher than {@code value}. */
    long above(long cards, int value) {
        long some = 0;
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            some |= values[Long.numberOfTrailingZeros(rest)] > value ? Long.lowestOneBit(rest) : 0;
        }
        return some;
    }

    /** Returns the cards that are copies of the card before them. */
    long further() {
        return further;
    }

    int sum(long cards) {
        int sum = 0;
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            sum += values[Long.numberOfTrailingZeros(rest)];
        }
        return sum;
    }

    /**
     * Returns whether some of the cards form a group.
     *
     * @param most maximum group size, or 0 for no limit
     */
    boolean any(long among, int sum, int most) {
        if (sum <= 0 || sum >= MOST) {
            return false;
        }
        return most == 0 || most >= Long.bitCount(among) ? any(among, sum) : anySmall(among, sum, most);
    }

    private boolean any(long among, int sum) {
        long reached = 1;
        for (long rest = among; rest != 0; rest &= rest - 1) {
            reached |= reached << values[Long.numberOfTrailingZeros(rest)];
        }
        return (reached >>> sum & 1) != 0;
    }

    /** Returns whether some of the cards form a group of at most {@code most} cards. */
    private boolean anySmall(long among, int sum, int most) {
        long[] reached = new long[most + 1];
        reached[0] = 1;
        for (long rest = among; rest != 0; rest &= rest - 1) {
            int value = values[Long.numberOfTrailingZeros(rest)];
            for (int cards = most; cards > 0; cards--) {
                reached[cards] |= reached[cards - 1] << value;
            }
        }
        for (long sums : reached) {
            if ((sums >>> sum & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns whether the given cards can be divided into groups without a remainder. Returns true for the empty set.
     */
    boolean divides(long cards, int sum, int most) {
        return mayDivide(cards, sum) && (cards == 0 || new SumDivision(values, sum, most).divide(cards));
    }

    /** Returns whether a search for a division of the given cards gives up without a result. */
    boolean isTooMuchToDivide(long cards, int sum, int most) {
        if (cards == 0 || !mayDivide(cards, sum)) {
            return false;
        }
        SumDivision division = new SumDivision(values, sum, most);
        return !division.divide(cards) && division.isGivenUp();
    }

    private boolean mayDivide(long cards, int sum) {
        return cards == 0 || sum > 0 && sum(cards) % sum == 0;
    }

    /** Returns the first division of the given cards into groups. Such a division must exist. */
    LongList division(long cards, int sum, int most) {
        SumDivision division = new SumDivision(values, sum, most);
        if (cards != 0 && (sum <= 0 || !division.divide(cards))) {
            throw new IllegalArgumentException("these cards cannot be divided into groups of " + sum);
        }
        return division.groups;
    }

    /**
     * Returns every distinct set of cards that can be divided into groups, including the empty set. Earlier copies are used
     * first. If the step budget is exhausted, returns only a selection.
     *
     * @param most maximum group size, or 0 for no limit
     * @param maximal whether to return only sets that leave no further group
     */
    LongList unions(long among, int sum, int most, boolean maximal, Effort effort) {
        if (!any(among, sum, most)) {
            return NO_GROUP;
        }
        LongList found = everyUnion(among, sum, most, maximal, effort);
        return effort.isSpent() ? new Samples(this, values, sum, most).of(among, maximal) : found;
    }

    private LongList everyUnion(long among, int sum, int most, boolean maximal, Effort effort) {
        LongList groups = new LongList();
        gather(0, among, sum, most, groups, effort);
        long copies = further & among << 1;
        if (groups.size() > MANY && (most == 0 || most >= Long.bitCount(among))) {
            long some = 0;
            for (int g = 0; g < groups.size(); g++) {
                some |= groups.get(g);
            }
            int cards = Long.bitCount(some);
            if (cards <= MOST_TO_FILL && effort.spend(((long) cards << cards) / FILLED_AT_ONCE)) {
                return filled(some, among, sum, maximal, copies);
            }
        }
        LongSet unions = new LongSet();
        unions.add(0);
        LongList found = new LongList();
        for (int i = 0; i < unions.size() && !effort.isSpent(); i++) {
            long union = unions.get(i);
            // Adds groups in descending order of their first cards, so that the same groups are combined in only one
            // order.
            int first = Long.numberOfTrailingZeros(union);
            for (int g = 0; g < groups.size() && Long.numberOfTrailingZeros(groups.get(g)) < first; g++) {
                if ((groups.get(g) & union) == 0) {
                    unions.add(groups.get(g) | union);
                }
            }
            if (!effort.spend(groups.size() + SET)) {
                return found;
            }
            if (isNamed(union, copies) && !(maximal && any(among & ~union, sum, most))) {
                found.add(union);
            }
        }
        return found;
    }

    /** Returns a selection of the sets that {@link #unions} finds, without a full search. */
    LongList samples(long among, int sum, int most) {
        return any(among, sum, most) ? new Samples(this, values, sum, most).of(among, false) : NO_GROUP;
    }

    /**
     * Returns every distinct single group, or a selection if the step budget is exhausted. Earlier copies are used first.
     */
    LongList one(long among, int sum, int most, Effort effort) {
        if (!any(among, sum, most)) {
            return NONE;
        }
        LongList groups = new LongList();
        gather(0, among, sum, most, groups, effort);
        if (effort.isSpent()) {
            return new Samples(this, values, sum, most).single(among);
        }
        long copies = further & among << 1;
        if (copies == 0) {
            return groups;
        }
        LongList found = new LongList();
        for (int i = 0; i < groups.size(); i++) {
            if (isNamed(groups.get(i), copies)) {
                found.add(groups.get(i));
            }
        }
        return found;
    }

    /** Returns the set with later copies replaced by the earliest copies among the given cards. */
    long named(long union, long among) {
        long copies = further & among << 1;
        long named = union;
        for (long later = copies & named & ~(named << 1); later != 0; later = copies & named & ~(named << 1)) {
            named ^= later | later >>> 1;
        }
        return named;
    }

    /** Returns whether a set uses the earliest copies. */
    private static boolean isNamed(long union, long copies) {
        return ((union & copies) >>> 1 & ~union) == 0;
    }

    /**
     * Returns the sets that {@link #unions} finds, for many groups and few cards. Cards are placed one by one, and a group must
     * be complete before the next begins. An array stores the sum of the incomplete group for each card set, or -1 if the cards
     * cannot be placed in any order.
     */
    private LongList filled(long some, long among, int sum, boolean maximal, long copies) {
        int[] places = new int[Long.bitCount(some)];
        for (int i = 0; i < places.length; i++) {
            places[i] = Long.numberOfTrailingZeros(some);
            some &= some - 1;
        }
        byte[] full = new byte[1 << places.length];
        Arrays.fill(full, (byte) -1);
        full[0] = 0;
        LongList found = new LongList();
        for (int set = 0; set < full.length; set++) {
            if (full[set] < 0) {
                continue;
            }
            if (full[set] == 0) {
                long union = 0;
                for (int rest = set; rest != 0; rest &= rest - 1) {
                    union |= 1L << places[Integer.numberOfTrailingZeros(rest)];
                }
                if (isNamed(union, copies) && !(maximal && any(among & ~union, sum))) {
                    found.add(union);
                }
            }
            for (int i = 0; i < places.length; i++) {
                int filled = full[set] + values[places[i]];
                if ((set >>> i & 1) == 0 && filled <= sum) {
                    full[set | 1 << i] = (byte) (filled % sum);
                }
            }
        }
        return found;
    }

    /** Adds all groups in order of their first card, until the step budget is exhausted. */
    private void gather(long group, long untried, int lacking, int places, LongList groups, Effort effort) {
        for (long rest = untried; rest != 0 && effort.spend(1); rest &= rest - 1) {
            long one = Long.lowestOneBit(rest);
            int value = values[Long.numberOfTrailingZeros(one)];
            if (value == lacking) {
                groups.add(group | one);
                effort.spend(SET);
            } else if (value < lacking && places != 1) {
                gather(group | one, rest & rest - 1, lacking - value, places - 1, groups, effort);
            }
        }
    }
}
