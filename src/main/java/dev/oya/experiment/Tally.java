package dev.oya.experiment;

import org.apache.commons.statistics.descriptive.IntStatistics;
import org.apache.commons.statistics.descriptive.Statistic;

/**
 * Whole numbers counted up: how many, their sum, mean and how sure the mean is. Sums are exact, so that nothing hangs on the
 * order in which they came or on how they were parted. Not thread-safe.
 */
public final class Tally {
    /** Of a normal distribution 95 in 100 lie so many standard deviations around the mean. */
    private static final double NINETY_FIVE = 1.959964;

    private final IntStatistics numbers = IntStatistics.of(Statistic.MEAN, Statistic.STANDARD_DEVIATION, Statistic.SUM);

    void add(int number) {
        numbers.accept(number);
    }

    void add(Tally other) {
        numbers.combine(other.numbers);
    }

    /** How many numbers. */
    public long count() {
        return numbers.getCount();
    }

    public double sum() {
        return numbers.getAsDouble(Statistic.SUM);
    }

    /** Their mean, 0 of none. */
    public double mean() {
        return count() == 0 ? 0 : numbers.getAsDouble(Statistic.MEAN);
    }

    /** Half the width of the interval around the mean in which the true one lies in 95 of 100 cases; 0 for under two. */
    public double margin() {
        return count() < 2 ? 0 : NINETY_FIVE * numbers.getAsDouble(Statistic.STANDARD_DEVIATION) / Math.sqrt(count());
    }
}
