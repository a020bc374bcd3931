package dev.oya.bots;

import dev.oya.play.Round;
import dev.oya.play.table.Payment;
import dev.oya.play.table.Table;
import java.util.List;

/** Evaluates a round at the end of a playout, which is the end of the round or the next deal of hands. Not thread-safe. */
final class Rewards {
    /** Value of winning the match, in standard deviations of round results. */
    private static final double WINNING = 2;

    private final CardWorth worths;
    private final boolean match;
    private final RunningMean gains = new RunningMean();

    /**
     * Creates an evaluator.
     *
     * @param worths points for cards, sweeps and tallies, or null if the game has neither these nor captures by sum
     * @param match whether to count the match result if the match ends with the round
     */
    Rewards(CardWorth worths, boolean match) {
        this.worths = worths;
        this.match = match;
    }

    /**
     * Returns whether a playout can stop.
     *
     * @param stock number of cards in the stock when the playout started
     */
    boolean isEnough(Round round, int stock) {
        return round.isOver() || worths != null && round.table().stockSize() < stock;
    }

    /** Returns the result for the given seat's side, in points. */
    double of(Round round, int seat) {
        Table table = round.table();
        double gain = !round.isOver() ? soFar(table, seat) : gain(table, seat);
        gains.add(gain);
        boolean ends = match && round.isOver() && !table.isVoid() && table.isLast();
        return ends ? gain + WINNING * gains.deviation() * rank(table, seat) : gain;
    }

    /**
     * Returns the points gained by the seat's side in the round, minus the average of the points that other sides gained without a
     * payer. Payments of the match, such as loans, do not count.
     */
    private static double gain(Table table, int seat) {
        if (table.isVoid()) {
            return 0;
        }
        double gain = 0;
        List<Integer> side = table.sideOf(seat);
        for (int one : side) {
            gain += table.gain(one);
        }
        for (Payment payment : table.payments()) {
            if (payment.isOfMatch()) {
                gain -= side.contains(payment.to()) ? payment.points() : 0;
                gain += side.contains(payment.from()) ? payment.points() : 0;
            }
        }
        for (Table.Award award : table.awards()) {
            if (award.side() == table.side(seat)) {
                // The loop above has added these points for every seat of the side, but they count once.
                gain -= (double) award.points() * (side.size() - 1);
            } else {
                gain -= (double) award.points() / (table.sides().size() - 1);
            }
        }
        return gain;
    }

    /** Returns the value of the cards that the seat's side has captured, minus the average of the other sides. */
    private double soFar(Table table, int seat) {
        double gain = 0;
        int others = table.sides().size() - 1;
        for (List<Integer> side : table.sides()) {
            int one = side.get(0);
            double worth = worths.of(table.pile(one))
                    + table.sweeps(one) * worths.sweep()
                    + table.prizes(one)
                    + worths.tallies(table.sideTallies(one));
            gain += table.side(one) == table.side(seat) ? worth : -worth / others;
        }
        return gain;
    }

    /** Returns 1 if the seat's side is ahead of all other sides, 0 if it is tied for first place and -1 otherwise. */
    private static double rank(Table table, int seat) {
        int[] scores = table.scores();
        int best = Integer.MIN_VALUE;
        for (int other = 0; other < scores.length; other++) {
            best = table.side(other) == table.side(seat) ? best : Math.max(best, scores[other]);
        }
        return Integer.compare(scores[seat], best);
    }
}
