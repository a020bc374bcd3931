package dev.oya.experiment;

import java.math.BigInteger;

/** A sum of whole numbers that is exact however large it grows. Not thread-safe. */
final class ExactSum {
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
