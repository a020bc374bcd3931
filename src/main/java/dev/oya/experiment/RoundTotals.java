package dev.oya.experiment;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What many rounds came to: by how they ended, by bot, seat and place, and by what was paid for. Points are in whole numbers,
 * and whole matches tell how sure their means are.
 */
public record RoundTotals(Totals.Kept kept) {
    /**
     * One who was in rounds, or something that was in them.
     *
     * @param won how many of them it won
     * @param points what was gained in a round; null where there was none
     * @param margin95 half the width of the interval around it; null where one match alone tells it
     */
    public record Line(long rounds, long won, Double points, Double margin95) {}

    public long rounds() {
        return sum(Measure.ROUNDS);
    }

    public long matches() {
        return kept.matches();
    }

    /** How many rounds counted for nothing. */
    public long voids() {
        return sum("void");
    }

    private long sum(String name) {
        List<BigInteger> sums = kept.arms().get(0).sums().get(name);
        return sums == null ? 0 : sums.get(0).longValueExact();
    }

    /**
     * Lines by name.
     *
     * @param of {@code end} for what a seat of the winner's side gained, by the way the round ended; {@code bot}, of all its
     *     seats together; {@code seat}; {@code place}, the dealer and the others; {@code paid}, by reason, over the rounds in
     *     which it was; {@code awarded}, the same of points that nobody pays, of all sides together
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
