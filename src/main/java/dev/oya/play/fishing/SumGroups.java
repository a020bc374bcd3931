package dev.oya.play.fishing;

import java.util.Arrays;

/**
 * Cards that sum to a value: a service for games in which cards are taken in by their sum. Knows cards as places of a row,
 * sets of them as bits, and nothing of any game. A group is a set of cards that sum to the value wanted; a card is in one
 * group only. Immutable; safe to share between threads.
 */
final class SumGroups {
    /** The most cards a row may have, and the lowest sum that is too high. */
    static final int MOST = 64;

    /** With this many groups or more, sets of cards are gone through instead of sets of groups. */
    private static final int MANY = 200;

    /** Of this many cards all sets can be gone through. */
    private static final int MOST_TO_FILL = 22;

    /** How many steps it is to add a set of cards, and how many laid cards are one. */
    private static final int SET = 32;

    private static final int FILLED_AT_ONCE = 8;

    /** No set; nobody adds to it. */
    private static final LongList NONE = new LongList();
    /** The empty set alone; nobody adds to it. */
    private static final LongList NO_GROUP = new LongList();

    static {
        NO_GROUP.add(0);
    }

    private final int[] values;
    private final long all;
    private final long further;

    /**
     * @param values what each card counts, from 1 to 63
     * @param further the cards that are a further copy of the one before them; of copies the first are named first
     */
    SumGroups(int[] values, long further) {
        this.values = values;
        this.all = values.length == MOST ? -1L : (1L << values.length) - 1;
        this.further = further;
    }

    /** All cards of the row. */
    long all() {
        return all;
    }

    /** What a card counts. */
    int value(int place) {
        return values[place];
    }

    /** The cards that are a further copy of the one before them. */
    long further() {
        return further;
    }

    /** What cards count together. */
    int sum(long cards) {
        int sum = 0;
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            sum += values[Long.numberOfTrailingZeros(rest)];
        }
        return sum;
    }

    /**
     * Whether there is a group among some cards.
     *
     * @param most how many cards a group may have, 0 for any number
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

    /** The same with not more cards than allowed: what comes of one card, of two, and so on. */
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

    /** Whether cards can be divided into groups without a rest; no cards can. */
    boolean divides(long cards, int sum, int most) {
        return mayDivide(cards, sum) && (cards == 0 || new SumDivision(values, sum, most).divide(cards));
    }

    /** Whether it was given up to divide these cards, because there are too many ways to try. */
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

    /** Cards divided into groups, the first way there is; they must be such as can be. */
    LongList division(long cards, int sum, int most) {
        SumDivision division = new SumDivision(values, sum, most);
        if (cards != 0 && (sum <= 0 || !division.divide(cards))) {
            throw new IllegalArgumentException("these cards make no groups of " + sum);
        }
        return division.groups;
    }

    /**
     * Every set of some cards that can be divided into groups, once; of copies the first ones are in it. The empty set is
     * one of them. Where that is too much effort, some of them.
     *
     * @param most how many cards a group may have, 0 for any number
     * @param maximal only sets that leave no group behind
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
            // Only groups that begin before all others: every set is made by adding the group of its first card last.
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

    /** Some sets that {@link #unions} finds, of every kind one, at once. */
    LongList samples(long among, int sum, int most) {
        return any(among, sum, most) ? new Samples(this, values, sum, most).of(among, false) : NO_GROUP;
    }

    /** Every single group of some cards, once, or some of them; of copies the first ones are in it. */
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

    /** As many copies of each card as are in a set, the first ones of those among some. */
    long named(long union, long among) {
        long copies = further & among << 1;
        long named = union;
        for (long later = copies & named & ~(named << 1); later != 0; later = copies & named & ~(named << 1)) {
            named ^= later | later >>> 1;
        }
        return named;
    }

    /** Whether of copies the first ones are in a set. */
    private static boolean isNamed(long union, long copies) {
        return ((union & copies) >>> 1 & ~union) == 0;
    }

    /**
     * The same where there are many groups and few cards: cards are laid one by one, and a group must be full before the next
     * is begun. For each set of cards one number says how full the last group is, or that no order of laying them fits.
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

    /** All groups, those that begin with an earlier card first. */
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
