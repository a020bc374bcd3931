package dev.oya.experiment;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.List;
import org.apache.commons.statistics.distribution.TDistribution;
import org.apache.commons.statistics.inference.TTest;

/**
 * An estimate from matches: a ratio of two quantities, or the difference between the ratio of an arm and that of the first arm.
 * The rounds of a match are correlated, so the uncertainty is computed from whole matches.
 *
 * @param value estimated value
 * @param deviation standard deviation of a single match
 * @param matches number of matches
 */
public record Estimate(double value, double deviation, long matches) {
    /** Default probability that an interval misses the true value. */
    private static final double USUAL_ERROR = 0.05;

    private static final MathContext DIGITS = MathContext.DECIMAL128;

    /** Returns the ratio of a quantity to its denominator in the given arm, or null if the denominator is zero. */
    static Estimate of(Totals.Kept totals, int arm, String name) {
        Ratio ratio = Ratio.of(totals, arm, name);
        return ratio == null ? null : estimate(ratio.value(), ratio.square(), totals.matches());
    }

    /**
     * Returns the difference between the ratios of the given arm and the first arm, or null if a denominator is zero.
     */
    static Estimate difference(Totals.Kept totals, int arm, String name) {
        Ratio first = Ratio.of(totals, 0, name);
        Ratio here = Ratio.of(totals, arm, name);
        if (first == null || here == null) {
            return null;
        }
        BigDecimal square =
                here.square().add(first.square()).subtract(here.with(first).multiply(BigDecimal.valueOf(2)));
        return estimate(here.value().subtract(first.value(), DIGITS), square, totals.matches());
    }

    private static Estimate estimate(BigDecimal value, BigDecimal square, long matches) {
        double spread = Math.max(0, square.doubleValue());
        double deviation = matches < 2 ? Double.NaN : matches * Math.sqrt(spread / (matches - 1));
        return new Estimate(value.doubleValue(), deviation, matches);
    }

    /** Creates an estimate from a value and its standard error. */
    public static Estimate ofError(double value, double error, long matches) {
        return new Estimate(value, error * Math.sqrt(matches), matches);
    }

    /** Creates an estimate from a value and half the width of its 95 % interval. */
    public static Estimate within(double value, double margin, long matches) {
        return ofError(value, margin / new Estimate(value, Math.sqrt(matches), matches).margin(), matches);
    }

    /** Returns half the width of the 95 % interval, or infinity if there is only one match. */
    public double margin() {
        return margin(USUAL_ERROR);
    }

    /** Returns half the width of the interval that misses the true value with the given probability. */
    double margin(double error) {
        if (matches < 2) {
            return Double.POSITIVE_INFINITY;
        }
        double times = TDistribution.of(matches - 1).inverseSurvivalProbability(error / 2);
        return times * deviation / Math.sqrt(matches);
    }

    /** Returns the p-value of a two-sided test against zero. */
    double byLuck() {
        if (matches < 2) {
            return 1;
        }
        return deviation == 0
                ? value == 0 ? 1 : 0
                : TTest.withDefaults()
                        .test(value, deviation * deviation, matches)
                        .getPValue();
    }

    /** A ratio of two sums, with the sums of products on which its variance depends. */
    private record Ratio(BigInteger sum, BigInteger per, List<BigInteger> products, List<BigInteger> perProducts) {
        static Ratio of(Totals.Kept totals, int arm, String name) {
            Totals.KeptArm sums = totals.arms().get(arm);
            List<BigInteger> none = PairedSums.NOTHING;
            List<BigInteger> of = sums.sums().getOrDefault(name, none);
            List<BigInteger> per = sums.sums().getOrDefault(Measure.per(name), none);
            return per.get(0).signum() == 0 ? null : new Ratio(of.get(0), per.get(0), of, per);
        }

        private BigInteger product(PairedSums.Of of) {
            return products.get(of.ordinal());
        }

        BigDecimal value() {
            return new BigDecimal(sum).divide(new BigDecimal(per), DIGITS);
        }

        private static BigDecimal over(BigInteger above, BigInteger below) {
            return new BigDecimal(above).divide(new BigDecimal(below), DIGITS);
        }

        /** Returns the sum of the squared residuals of all matches, in units of the ratio. */
        BigDecimal square() {
            BigInteger squares = per.pow(2)
                    .multiply(product(PairedSums.Of.SQUARE))
                    .subtract(sum.multiply(per)
                            .multiply(product(PairedSums.Of.BY_PER))
                            .shiftLeft(1))
                    .add(sum.pow(2).multiply(perProducts.get(PairedSums.Of.SQUARE.ordinal())));
            return over(squares, per.pow(4));
        }

        /**
         * Returns the products of the residuals of this arm and of the first arm, summed over all matches, in units of the
         * ratios.
         */
        BigDecimal with(Ratio first) {
            BigInteger products = per.multiply(first.per)
                    .multiply(product(PairedSums.Of.BY_FIRST))
                    .subtract(per.multiply(first.sum).multiply(product(PairedSums.Of.BY_FIRST_PER)))
                    .subtract(sum.multiply(first.per).multiply(product(PairedSums.Of.PER_BY_FIRST)))
                    .add(sum.multiply(first.sum).multiply(perProducts.get(PairedSums.Of.BY_FIRST.ordinal())));
            return over(products, per.multiply(first.per).pow(2));
        }
    }
}
