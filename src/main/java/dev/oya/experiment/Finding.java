package dev.oya.experiment;

import java.math.BigInteger;
import java.util.List;

/**
 * What was found of a measure.
 *
 * @param differences how the others differ from the first
 */
public record Finding(String id, List<Value> arms, List<Difference> differences) {
    /**
     * A measure in an arm; without a value where there was nothing to count it by.
     *
     * @param margin half the width of its interval
     * @param sum the whole number above the line
     * @param per the one below it
     */
    public record Value(Double value, Double margin, BigInteger sum, BigInteger per) {}

    /**
     * How an arm differs from the first; or, where there is but one, how it differs from nothing.
     *
     * @param margin half the width of its interval
     * @param effect the same in standard deviations of single matches of the first arm; null where these do not differ
     * @param byLuck how likely luck alone brings so much
     * @param corrected the same, seeing how many differences there are
     * @param sure whether that is less likely than the error that is allowed
     */
    public record Difference(
            int arm, double value, double margin, Double effect, double byLuck, double corrected, boolean sure) {
        /** Whether the arm came out exactly as the first did, in every match. */
        public boolean isAlike() {
            return value == 0 && margin == 0;
        }

        /** The same after many differences were corrected for. */
        Difference corrected(double corrected, double error) {
            return new Difference(arm, value, margin, effect, byLuck, corrected, corrected < error);
        }
    }

    /** How an arm differs; null where that cannot be said. */
    public Difference of(int arm) {
        return differences.stream().filter(one -> one.arm() == arm).findFirst().orElse(null);
    }

    /** Whether neither an arm nor the first one has any of it. */
    public boolean isNothing(int arm) {
        return arms.get(0).sum().signum() == 0 && arms.get(arm).sum().signum() == 0;
    }

    public Measure measure() {
        return Measure.named(id);
    }
}
