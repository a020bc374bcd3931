package dev.oya.experiment;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Totals of many rounds, by end, bot, seat, place, payment reason and award. Uncertainty is computed from whole matches.
 */
public record RoundTotals(Totals.Kept kept) {
    /**
     * The totals of one line.
     *
     * @param rounds number of rounds
     * @param won number of rounds won
     * @param points mean gain in a round, in points, or null if there are no rounds
     * @param margin95 half the width of the 95 % interval of {@code points}, or null if there is only one match
     */
    public record Line(long rounds, long won, Double points, Double margin95) {}

    public long rounds() {
        return sum(Measure.ROUNDS);
    }

    public long matches() {
        return kept.matches();
    }

    /** Returns the number of void rounds. */
    public long voids() {
        return sum("void");
    }

    private long sum(String name) {
        List<BigInteger> sums = kept.arms().get(0).sums().get(name);
        return sums == null ? 0 : sums.get(0).longValueExact();
    }

    /**
     * Returns the totals of a kind, by name:
     *
     * <ul>
     *   <li>{@code end}: gain of one winning seat, by the end of the round
     *   <li>{@code bot}: gain of a seat, by the bot in the seat
     *   <li>{@code seat}: gain of a seat
     *   <li>{@code place}: gain of a seat, for the dealer and for the other seats
     *   <li>{@code paid}: points paid, by reason, over the rounds with such a payment
     *   <li>{@code awarded}: points that all sides gain without a payer, by kind, over the rounds with such a gain
     * </ul>
     *
     * @param of kind of line
     */
    public Map<String, Line> lines(String of) {
        Map<String, Line> lines = new TreeMap<>();
        String prefix = Measure.ROUNDS + ":" + of + ":";
        for (String name : kept.arms().get(0).sums().keySet()) {
            if (name.startsWith(prefix)) {
                String part = name.substring(Measure.ROUNDS.length());
                lines.put(name.substring(prefix.length()), line(part));
            }
        }
        return lines;
    }

    private Line line(String part) {
        Estimate gained = Estimate.of(kept, 0, "gained" + part);
        double margin = gained == null ? Double.NaN : gained.margin();
        return new Line(
                sum(Measure.ROUNDS + part),
                sum("won" + part),
                gained == null ? null : (Double) gained.value(),
                Double.isFinite(margin) ? (Double) margin : null);
    }
}
