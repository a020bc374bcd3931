package dev.oya.bots;

import dev.oya.play.Round;
import dev.oya.play.table.Table;
import java.util.List;

/** What a round came to that was played on, to its end or to where hands are dealt anew. Made for one thread. */
final class Rewards {
    /** To win the match counts this many standard deviations of what rounds come to. */
    private static final double WINNING = 2;

    private final CardWorth worths;
    private final boolean match;
    private final RunningMean gains = new RunningMean();

    /**
     * @param worths what captured cards are worth that are taken in by their sum; null where none are
     * @param match whether the standing counts where the match ends with the round
     */
    Rewards(CardWorth worths, boolean match) {
        this.worths = worths;
        this.match = match;
    }

    /** Whether a round is played on no further; {@code stock} is how many cards lay in the stock at first. */
    boolean isEnough(Round round, int stock) {
        return round.isOver() || worths != null && round.table().stockSize() < stock;
    }

    /** What it came to for a seat, in points of its side. */
    double of(Round round, int seat) {
        Table table = round.table();
        double gain = !round.isOver() ? soFar(table, seat) : gain(table, seat);
        gains.add(gain);
        boolean ends = match && round.isOver() && !table.isVoid() && table.isLast();
        return ends ? gain + WINNING * gains.deviation() * standing(table, seat) : gain;
    }

    /** What the side of a seat gained, less what others gained on average that nobody paid. */
    private static double gain(Table table, int seat) {
        if (table.isVoid()) {
            return 0;
        }
        double gain = 0;
        List<Integer> side = table.sideOf(seat);
        for (int one : side) {
            gain += table.gain(one);
        }
        for (Table.Award award : table.awards()) {
            if (award.side() == table.side(seat)) {
                // Each of the side has these points, and they are its points once.
                gain -= (double) award.points() * (side.size() - 1);
            } else {
                gain -= (double) award.points() / (table.sides().size() - 1);
            }
        }
        return gain;
    }

    /** What the cards are worth that the side of a seat has captured, less what those of others are on average. */
    private double soFar(Table table, int seat) {
        double gain = 0;
        int others = table.sides().size() - 1;
        for (List<Integer> side : table.sides()) {
            int one = side.get(0);
            double worth = worths.of(table.pile(one)) + table.sweeps(one) * worths.sweep() + table.prizes(one);
            gain += table.side(one) == table.side(seat) ? worth : -worth / others;
        }
        return gain;
    }

    /** 1 for a side that is ahead of all others, 0 beside the best of them, -1 behind it. */
    private static double standing(Table table, int seat) {
        int[] scores = table.scores();
        int best = Integer.MIN_VALUE;
        for (int other = 0; other < scores.length; other++) {
            best = table.side(other) == table.side(seat) ? best : Math.max(best, scores[other]);
        }
        return Integer.compare(scores[seat], best);
    }
}
