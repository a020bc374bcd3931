package dev.oya.play.fishing;

/**
 * Finds a selection of the card sets that can be divided into groups, for tables with too many such sets. The selection
 * contains groups that start with each card, and larger sets that extend them. The search never backtracks, because the sums
 * that the remaining cards can form are computed first. Not thread-safe.
 */
final class Samples {
    /** Number of groups to start with, divided among the cards. */
    private static final int BEGINNINGS = 200;

    private static final int LEAST = 4;

    private final int[] values;
    private final SumGroups groups;
    private final int sum;
    private final int most;
    private final LongSet found = new LongSet();

    Samples(SumGroups groups, int[] values, int sum, int most) {
        this.groups = groups;
        this.values = values;
        this.sum = sum;
        this.most = most;
    }

    /** Returns distinct sets of cards, including the empty set unless {@code maximal}. */
    LongList of(long among, boolean maximal) {
        LongList begun = single(among);
        if (!maximal) {
            found.add(0);
            for (int i = 0; i < begun.size(); i++) {
                found.add(begun.get(i));
            }
        }
        for (int i = 0; i < begun.size(); i++) {
            extend(begun.get(i), among, maximal);
        }
        if (groups.sum(among) % sum == 0 && new SumDivision(values, sum, most).divide(among)) {
            found.add(among);
        }
        return found.list();
    }

    /** Returns distinct single groups. */
    LongList single(long among) {
        LongSet begun = new LongSet();
        int each = Math.max(LEAST, BEGINNINGS / Math.max(1, Long.bitCount(among)));
        for (long rest = among; rest != 0; rest &= rest - 1) {
            long first = Long.lowestOneBit(rest);
            int value = values[Long.numberOfTrailingZeros(first)];
            LongList some = new LongList();
            gather(first, rest & ~first, sum - value, most == 0 ? values.length : most - 1, each, some);
            for (int i = 0; i < some.size(); i++) {
                begun.add(groups.named(some.get(i), among));
            }
        }
        return begun.list();
    }

    /** Adds groups to a set until the remaining cards contain no group. */
    private void extend(long begun, long among, boolean maximal) {
        long union = begun;
        for (long group = first(among & ~union); group != 0; group = first(among & ~union)) {
            union |= group;
            if (!maximal) {
                found.add(groups.named(union, among));
            }
        }
        found.add(groups.named(union, among));
    }

    private long first(long among) {
        if (!groups.any(among, sum, most)) {
            return 0;
        }
        LongList one = new LongList();
        gather(0, among, sum, most == 0 ? values.length : most, 1, one);
        return one.get(0);
    }

    /** Completes a group from untried cards in several ways and stops when the wanted number of groups is found. */
    private void gather(long group, long untried, int lacking, int places, int wanted, LongList some) {
        if (lacking == 0) {
            some.add(group);
            return;
        }
        for (long rest = untried; rest != 0 && some.size() < wanted; rest &= rest - 1) {
            if (!groups.any(rest, lacking, places)) {
                return;
            }
            long one = Long.lowestOneBit(rest);
            int left = lacking - values[Long.numberOfTrailingZeros(one)];
            if (left == 0 || places > 1 && groups.any(rest & ~one, left, places - 1)) {
                gather(group | one, rest & ~one, left, places - 1, wanted, some);
            }
        }
    }
}
