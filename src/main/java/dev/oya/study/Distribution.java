package dev.oya.study;

import com.tdunning.math.stats.MergingDigest;
import com.tdunning.math.stats.TDigest;
import java.util.Map;

/**
 * How values are spread.
 *
 * @param count how many
 * @param least the least
 * @param most the most
 * @param mean their mean
 * @param deviation their standard deviation
 * @param low five in a hundred are below it
 * @param middle half of them are
 * @param high ninety-five in a hundred are
 */
public record Distribution(
        long count, long least, long most, double mean, double deviation, double low, double middle, double high) {
    private static final int EXACTNESS = 200;

    /** A digest takes weights that fit in an int; where there are more, all are made smaller by as much. */
    private static final int HEAVIEST = 1 << 24;

    /** Of values that were counted; null where there are none. */
    static Distribution of(Counts.Kept counts) {
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
        TDigest digest = digest(counts);
        double mean = sum / all;
        return new Distribution(
                all,
                counts.least(),
                counts.most(),
                mean,
                Math.sqrt(Math.max(0, squares / all - mean * mean)),
                digest.quantile(0.05),
                digest.quantile(0.5),
                digest.quantile(0.95));
    }

    /** The value that so many of all are below. */
    static double quantile(Counts.Kept counts, double share) {
        return digest(counts).quantile(share);
    }

    /** Fed from the least to the most, so that the same counts always give the same numbers. */
    private static TDigest digest(Counts.Kept counts) {
        TDigest digest = new MergingDigest(EXACTNESS);
        long most = counts.times().values().stream()
                .mapToLong(Long::longValue)
                .max()
                .orElse(0);
        long by = most / HEAVIEST + 1;
        counts.times().forEach((value, count) -> digest.add(value, (int) Math.max(1, count / by)));
        return digest;
    }
}
