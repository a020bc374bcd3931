package dev.oya.play.fishing;

import java.util.Arrays;

/**
 * Cards that sum to a value: a service for games in which cards are taken in by their sum. Knows cards as places of a row,
 * sets of them as bits, and nothing of any game. A group is a set of cards that sum to the value wanted; a card is in one
 * group only. Immutable; safe to share between threads.
 */
final class Groups {
    /** The most cards a row may have, and the lowest sum that is too high. */
    static final int MOST = 64;

    /** From so many groups on sets of cards are gone through instead of sets of groups. */
    private static final int MANY = 200;

    /** Of so many cards all sets can be gone through. */
    private static final int MOST_TO_FILL = 22;
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
    Groups(int[] values, long further) {
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
        return most == 0 || most >= Long.bitCount(among) ? any(among, sum) : find(among, sum, most);
    }

    private boolean any(long among, int sum) {
        long reached = 1;
        for (long rest = among; rest != 0; rest &= rest - 1) {
            reached |= reached << values[Long.numberOfTrailingZeros(rest)];
        }
        return (reached >>> sum & 1) != 0;
    }

    private boolean find(long among, int sum, int most) {
        for (long rest = among; rest != 0; rest &= rest - 1) {
            int value = values[Long.numberOfTrailingZeros(rest)];
            if (value == sum || value < sum && most > 1 && find(rest & rest - 1, sum - value, most - 1)) {
                return true;
            }
        }
        return false;
    }

    /** Whether cards can be divided into groups without a rest; no cards can. */
    boolean divides(long cards, int sum, int most) {
        return cards == 0 || sum > 0 && sum(cards) % sum == 0 && new Division(values, sum, most).divide(cards);
    }

    /** Cards divided into groups, the first way there is; they must be such as can be. */
    LongList division(long cards, int sum, int most) {
        Division division = new Division(values, sum, most);
        if (cards != 0 && (sum <= 0 || !division.divide(cards))) {
            throw new IllegalArgumentException("these cards make no groups of " + sum);
        }
        return division.groups;
    }

    /**
     * Every set of some cards that can be divided into groups, once; of copies the first ones are in it. The empty set is
     * one of them.
     *
     * @param most how many cards a group may have, 0 for any number
     * @param maximal only sets that leave no group behind
     */
    LongList unions(long among, int sum, int most, boolean maximal) {
        if (!any(among, sum, most)) {
            return NO_GROUP;
        }
        LongList groups = new LongList();
        gather(0, among, sum, most, groups);
        long copies = further & among << 1;
        if (groups.size() > MANY && (most == 0 || most >= Long.bitCount(among))) {
            long some = 0;
            for (int g = 0; g < groups.size(); g++) {
                some |= groups.get(g);
            }
            if (Long.bitCount(some) <= MOST_TO_FILL) {
                return filled(some, among, sum, maximal, copies);
            }
        }
        LongSet unions = new LongSet();
        unions.add(0);
        LongList found = new LongList();
        for (int i = 0; i < unions.size(); i++) {
            long union = unions.get(i);
            // Only groups that begin before all others: every set is made by adding the group of its first card last.
            int first = Long.numberOfTrailingZeros(union);
            for (int g = 0; g < groups.size() && Long.numberOfTrailingZeros(groups.get(g)) < first; g++) {
                if ((groups.get(g) & union) == 0) {
                    unions.add(groups.get(g) | union);
                }
            }
            if (isNamed(union, copies) && !(maximal && any(among & ~union, sum, most))) {
                found.add(union);
            }
        }
        return found;
    }

    /** Every single group of some cards, once; of copies the first ones are in it. */
    LongList one(long among, int sum, int most) {
        if (!any(among, sum, most)) {
            return NONE;
        }
        LongList groups = new LongList();
        gather(0, among, sum, most, groups);
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
    private void gather(long group, long untried, int lacking, int places, LongList groups) {
        for (long rest = untried; rest != 0; rest &= rest - 1) {
            long one = Long.lowestOneBit(rest);
            int value = values[Long.numberOfTrailingZeros(one)];
            if (value == lacking) {
                groups.add(group | one);
            } else if (value < lacking && places != 1) {
                gather(group | one, rest & rest - 1, lacking - value, places - 1, groups);
            }
        }
    }
}
