package dev.oya.experiment;

import java.util.Map;
import java.util.TreeMap;

/**
 * A histogram of whole numbers. Values of more than 12 significant bits are rounded towards zero to 12 bits, which limits the
 * size of the histogram. Not thread-safe.
 */
final class Histogram {
    private static final int EXACT_BITS = 12;

    private final TreeMap<Long, Long> times = new TreeMap<>();
    private long least = Long.MAX_VALUE;
    private long most = Long.MIN_VALUE;

    /**
     * A snapshot of a histogram.
     *
     * @param least smallest value before rounding; larger than {@code most} if the histogram is empty
     * @param most largest value before rounding
     * @param times number of occurrences by rounded value
     */
    record Kept(long least, long most, Map<Long, Long> times) {}

    void add(long value) {
        least = Math.min(least, value);
        most = Math.max(most, value);
        times.merge(rounded(value), 1L, Math::addExact);
    }

    /** Rounds a value towards zero to {@link #EXACT_BITS} significant bits. */
    private static long rounded(long value) {
        int over = Long.SIZE - Long.numberOfLeadingZeros(Math.abs(value)) - EXACT_BITS;
        return over <= 0 ? value : Long.signum(value) * (Math.abs(value) >> over << over);
    }

    void add(Kept more) {
        least = Math.min(least, more.least);
        most = Math.max(most, more.most);
        more.times.forEach((value, count) -> times.merge(value, count, Math::addExact));
    }

    Kept kept() {
        return new Kept(least, most, new TreeMap<>(times));
    }
}
