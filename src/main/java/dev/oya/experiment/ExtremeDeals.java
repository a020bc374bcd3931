package dev.oya.experiment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/** The deals with the largest differences between an arm and the first arm. Not thread-safe. */
final class ExtremeDeals {
    private static final int KEPT = 3;

    /**
     * A deal with the same dealer in both arms.
     *
     * @param match number of the match, from 0
     * @param deal number of the deal in the match, from 1
     * @param apart absolute difference between a seat's gains in the two arms, summed over all seats, in points
     */
    record Deal(int match, int deal, long apart) implements Comparable<Deal> {
        private static final Comparator<Deal> ORDER = Comparator.comparingLong((Deal one) -> -one.apart)
                .thenComparingInt(Deal::match)
                .thenComparingInt(Deal::deal);

        @Override
        public int compareTo(Deal other) {
            return ORDER.compare(this, other);
        }
    }

    private final TreeSet<Deal> deals = new TreeSet<>();

    /**
     * Adds the deals of a match.
     *
     * @param first rounds of the first arm
     * @param here rounds of the compared arm
     */
    void add(int match, List<PlayedRound> first, List<PlayedRound> here) {
        for (int deal = 0; deal < Math.min(first.size(), here.size()); deal++) {
            ReplayedDeal both = new ReplayedDeal(0, null, deal + 1, first.get(deal), here.get(deal));
            long apart = both.apart();
            if (apart > 0
                    && both.first().table().dealer() == both.here().table().dealer()) {
                add(new Deal(match, deal + 1, apart));
            }
        }
    }

    void add(Deal deal) {
        deals.add(deal);
        if (deals.size() > KEPT) {
            deals.pollLast();
        }
    }

    /** Returns the deals, the largest difference first. */
    List<Deal> kept() {
        return new ArrayList<>(deals);
    }
}
