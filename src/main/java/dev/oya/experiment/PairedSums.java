package dev.oya.experiment;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/**
 * Sums over matches of a quantity, and of its products with others of the same match: all that a ratio, the difference
 * between two arms and how sure both are can be drawn from. Not thread-safe.
 */
final class PairedSums {
    /** The sums, in this order: {@code per} is what the quantity is counted by, {@code first} is the first arm. */
    enum Of {
        SUM,
        SQUARE,
        BY_PER,
        BY_FIRST,
        BY_FIRST_PER,
        PER_BY_FIRST
    }

    static final List<BigInteger> NOTHING = new PairedSums(null).values();

    private final String per;
    private final List<ExactSum> sums =
            Stream.generate(ExactSum::new).limit(Of.values().length).toList();

    /** @param per the name of what the quantity is counted by, or null */
    PairedSums(String per) {
        this.per = per;
    }

    String per() {
        return per;
    }

    /** Adds a match: the quantity and what it is counted by, here and in the first arm. */
    void add(long here, long per, long first, long firstPer) {
        add(Of.SUM, here, 1);
        add(Of.SQUARE, here, here);
        add(Of.BY_PER, here, per);
        add(Of.BY_FIRST, here, first);
        add(Of.BY_FIRST_PER, here, firstPer);
        add(Of.PER_BY_FIRST, per, first);
    }

    private void add(Of of, long one, long other) {
        sums.get(of.ordinal()).add(Math.multiplyExact(one, other));
    }

    void add(List<BigInteger> more) {
        for (int i = 0; i < sums.size(); i++) {
            sums.get(i).add(more.get(i));
        }
    }

    BigInteger sum() {
        return sums.get(0).value();
    }

    List<BigInteger> values() {
        return sums.stream().map(ExactSum::value).toList();
    }

    /** A sum of whole numbers that is exact however large it grows. */
    static final class ExactSum {
        private long small;
        /** What no longer fits. */
        private BigInteger large = BigInteger.ZERO;

        void add(long number) {
            long sum = small + number;
            if (((small ^ sum) & (number ^ sum)) < 0) {
                large = large.add(BigInteger.valueOf(small));
                sum = number;
            }
            small = sum;
        }

        void add(BigInteger number) {
            if (number.bitLength() < Long.SIZE) {
                add(number.longValue());
            } else {
                large = large.add(number);
            }
        }

        BigInteger value() {
            return large.add(BigInteger.valueOf(small));
        }
    }
}
