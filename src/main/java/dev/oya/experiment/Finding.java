package dev.oya.experiment;

import java.math.BigInteger;
import java.util.List;

/**
 * The results of one measure.
 *
 * @param id name of the measure
 * @param arms value in each arm
 * @param differences differences from the first arm; arms that cannot be compared are missing
 */
public record Finding(String id, List<Value> arms, List<Difference> differences) {
    /**
     * The value of a measure in an arm.
     *
     * @param value numerator divided by denominator, or null if the denominator is zero
     * @param margin half the width of the interval of {@code value}, or null if there is no value
     * @param sum numerator
     * @param per denominator
     */
    public record Value(Double value, Double margin, BigInteger sum, BigInteger per) {}

    /**
     * The difference between an arm and the first arm, or between the only arm and zero.
     *
     * @param arm number of the arm
     * @param value the difference
     * @param margin half the width of its interval
     * @param effect difference in standard deviations of single matches in the first arm, or null if these matches do not vary
     * @param byLuck p-value of the difference
     * @param corrected p-value corrected for the number of differences
     * @param sure whether the difference is statistically significant
     */
    public record Difference(
            int arm, double value, double margin, Double effect, double byLuck, double corrected, boolean sure) {
        /** Returns whether the arms had equal values in every match. */
        public boolean isAlike() {
            return value == 0 && margin == 0;
        }

        /**
         * Returns this difference with the given corrected p-value.
         *
         * @param error p-value below which the difference is statistically significant
         */
        Difference corrected(double corrected, double error) {
            return new Difference(arm, value, margin, effect, byLuck, corrected, corrected < error);
        }
    }

    /** Returns the difference between the given arm and the first arm, or null if the arms cannot be compared. */
    public Difference of(int arm) {
        return differences.stream().filter(one -> one.arm() == arm).findFirst().orElse(null);
    }

    /** Returns whether the numerator is zero both in the given arm and in the first arm. */
    public boolean isNothing(int arm) {
        return arms.get(0).sum().signum() == 0 && arms.get(arm).sum().signum() == 0;
    }

    public Measure measure() {
        return Measure.named(id);
    }
}
