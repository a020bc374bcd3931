package dev.oya.experiment;

import java.util.Arrays;
import java.util.Map;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * Summary of a distribution.
 *
 * @param count number of values
 * @param least smallest value
 * @param most largest value
 * @param deviation standard deviation
 * @param low 5th percentile
 * @param middle median
 * @param high 95th percentile
 */
public record Distribution(
        long count, long least, long most, double mean, double deviation, double low, double middle, double high) {
    /**
     * Maximum number of values for quantiles, which are computed with int indices. If there are more values, evenly spaced
     * values are used.
     */
    private static final int MOST = 1 << 30;

    /** Returns the summary of a histogram, or null if the histogram is empty. */
    static Distribution of(Histogram.Kept counts) {
        long all = 0;
        double sum = 0;
        double squares = 0;
        for (Map.Entry<Long, Long> one : counts.times().entrySet()) {
            all += one.getValue();
            sum += (double) one.getKey() * one.getValue();
            squares += (double) one.getKey() * one.getKey() * one.getValue();
        }
        if (all == 0) {
            return null;
        }
        double[] quantiles = quantiles(counts, 0.05, 0.5, 0.95);
        double mean = sum / all;
        return new Distribution(
                all,
                counts.least(),
                counts.most(),
                mean,
                Math.sqrt(Math.max(0, squares / all - mean * mean)),
                quantiles[0],
                quantiles[1],
                quantiles[2]);
    }

    /**
     * Returns a quantile of a histogram.
     *
     * @param share share of the values below the quantile, from 0 to 1
     */
    static double quantile(Histogram.Kept counts, double share) {
        return quantiles(counts, share)[0];
    }

    /** Returns quantiles of the sorted values, each value repeated as often as it occurred. */
    private static double[] quantiles(Histogram.Kept counts, double... shares) {
        long[] values = new long[counts.times().size()];
        long[] upTo = new long[values.length];
        long all = 0;
        int number = 0;
        for (Map.Entry<Long, Long> one : counts.times().entrySet()) {
            all += one.getValue();
            values[number] = one.getKey();
            upTo[number++] = all;
        }
        long by = all / MOST + 1;
        return Quantile.withDefaults().evaluate((int) (all / by), place -> values[first(upTo, place * by + 1)], shares);
    }

    /** Returns the index of the first cumulative count that is at least {@code many}. */
    private static int first(long[] upTo, long many) {
        int found = Arrays.binarySearch(upTo, many);
        return found >= 0 ? found : -found - 1;
    }
}
