package dev.oya.experiment;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** What deals that were played by two rules came to. Not thread-safe. */
public final class PairedSummary {
    /** Something that came out differently: how often, and where first. */
    public static final class Change {
        private long times;
        private PairedDeal example;

        private void add(PairedDeal twin) {
            times++;
            example = example == null ? twin : example;
        }

        public long times() {
            return times;
        }

        /** The first deal in which it did. */
        public PairedDeal example() {
            return example;
        }
    }

    /** The payments for a reason that came out differently. */
    public static final class Paid {
        private final Change change = new Change();
        private long first;
        private long second;
        private PairedDeal.Debt debt;

        public Change change() {
            return change;
        }

        /** What was paid for it by the first rules, in all deals, in points; where nothing changed too. */
        public long first() {
            return first;
        }

        /** The same by the second rules. */
        public long second() {
            return second;
        }

        /** The first payment that changed. */
        public PairedDeal.Debt debt() {
            return debt;
        }
    }

    /**
     * A way to end that became another.
     *
     * @param first by the first rules
     * @param second by the second
     */
    public record Ends(String first, String second) implements Comparable<Ends> {
        @Override
        public int compareTo(Ends other) {
            int ones = first.compareTo(other.first);
            return ones != 0 ? ones : second.compareTo(other.second);
        }
    }

    private final Map<String, Paid> reasons = new TreeMap<>();
    private final Map<Ends, Change> ends = new TreeMap<>();
    private final Change winners = new Change();
    private final Change choices = new Change();
    private long rounds;
    private long alike;
    private long moves;
    private long otherwise;

    /** Counts a deal. */
    public void add(PairedDeal twin) {
        rounds++;
        moves += twin.first().moves().size();
        if (!twin.first().moves().equals(twin.second().moves())) {
            choices.add(twin);
            otherwise += twin.otherwise();
        }
        boolean sameWinner = twin.first().winner() == twin.second().winner();
        boolean sameEnd = twin.first().end().equals(twin.second().end());
        if (!sameWinner) {
            winners.add(twin);
        }
        if (!sameEnd) {
            ends.computeIfAbsent(new Ends(twin.first().end(), twin.second().end()), both -> new Change())
                    .add(twin);
        }
        twin.first().paid().forEach((debt, points) -> paid(debt).first += points);
        twin.second().paid().forEach((debt, points) -> paid(debt).second += points);
        for (PairedDeal.Debt debt : twin.changed()) {
            Paid paid = paid(debt);
            paid.debt = paid.debt == null ? debt : paid.debt;
            paid.change.add(twin);
        }
        if (sameWinner && sameEnd && twin.changed().isEmpty()) {
            alike++;
        }
    }

    private Paid paid(PairedDeal.Debt debt) {
        return reasons.computeIfAbsent(debt.reason(), reason -> new Paid());
    }

    /** By reason, also those of which nothing changed. */
    public Map<String, Paid> reasons() {
        return Collections.unmodifiableMap(reasons);
    }

    /** The rounds that ended in another way. */
    public Map<Ends, Change> ends() {
        return Collections.unmodifiableMap(ends);
    }

    /** The rounds that another seat won, or nobody. */
    public Change winners() {
        return winners;
    }

    /** The rounds in which something else was chosen or chosen besides, because not the same was open. */
    public Change choices() {
        return choices;
    }

    public long rounds() {
        return rounds;
    }

    /** How many rounds had the same winner, end and payments. */
    public long alike() {
        return alike;
    }

    /** How many choices were made by the first rules. */
    public long moves() {
        return moves;
    }

    /** How many of them were not made by the second. */
    public long otherwise() {
        return otherwise;
    }
}
