package dev.oya.experiment;

import java.util.Map;
import java.util.TreeMap;

/**
 * How often each value came: exactly up to a few thousand, beyond that by its first three to four digits, so that they stay
 * few whatever comes. Not thread-safe.
 */
final class Histogram {
    private static final int EXACT_BITS = 12;

    private final TreeMap<Long, Long> times = new TreeMap<>();
    private long least = Long.MAX_VALUE;
    private long most = Long.MIN_VALUE;

    /** Counts as they are kept, by value; the least is more than the most where there was none. */
    record Kept(long least, long most, Map<Long, Long> times) {}

    void add(long value) {
        least = Math.min(least, value);
        most = Math.max(most, value);
        times.merge(rounded(value), 1L, Math::addExact);
    }

    /** Towards nothing, to so many bits. */
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
