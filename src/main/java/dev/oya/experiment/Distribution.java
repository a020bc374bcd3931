package dev.oya.experiment;

import java.util.Arrays;
import java.util.Map;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * How values are spread.
 *
 * @param low five in a hundred are below it
 * @param middle half of them are
 * @param high ninety-five in a hundred are
 */
public record Distribution(
        long count, long least, long most, double mean, double deviation, double low, double middle, double high) {
    /** Values have numbers that fit in an int; where there are more, every so manieth is looked at. */
    private static final int MOST = 1 << 30;

    /** Of values that were counted; null where there are none. */
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

    /** The value below which this share of all values lies. */
    static double quantile(Histogram.Kept counts, double share) {
        return quantiles(counts, share)[0];
    }

    /** As if the values stood in a row, each as often as it came. */
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

    /** The number of the first value of which, with those before it, there are so many. */
    private static int first(long[] upTo, long many) {
        int found = Arrays.binarySearch(upTo, many);
        return found >= 0 ? found : -found - 1;
    }
}
