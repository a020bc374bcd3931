package dev.oya.experiment.arena;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * A number as far as deals tell it.
 *
 * @param value the number
 * @param margin half the width of the interval in which the true one lies in 95 of 100 cases; infinite where one deal alone
 *     was played
 */
public record Estimate(double value, double margin) {
    private static final double MISSES = 0.05;

    /** One with a standard error that so many deals tell. */
    static Estimate of(double value, double error, int deals) {
        double times = deals < 2 ? 0 : TDistribution.of(deals - 1.0).inverseSurvivalProbability(MISSES / 2);
        return new Estimate(value, deals < 2 ? Double.POSITIVE_INFINITY : times * error);
    }

    /** The lower end of the interval. */
    public double low() {
        return value - margin;
    }

    /** The upper end. */
    public double high() {
        return value + margin;
    }
}
