package dev.oya.experiment;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/**
 * Sums of a quantity over matches, and of its products with other quantities of the same match. They suffice to compute a ratio,
 * the difference between two arms and the uncertainty of both. Not thread-safe.
 */
final class PairedSums {
    /** The sums, in this order. {@code per} is the denominator of the quantity, and {@code first} refers to the first arm. */
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

    /** @param per name of the denominator, or null */
    PairedSums(String per) {
        this.per = per;
    }

    String per() {
        return per;
    }

    /**
     * Adds a match.
     *
     * @param here quantity in this arm
     * @param per denominator in this arm
     * @param first quantity in the first arm
     * @param firstPer denominator in the first arm
     */
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

    /** An exact sum of whole numbers of any size. */
    static final class ExactSum {
        private long small;
        /** The part of the sum that does not fit in {@code small}. */
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
