package dev.oya.experiment;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.List;
import org.apache.commons.statistics.distribution.TDistribution;
import org.apache.commons.statistics.inference.TTest;

/**
 * A number as far as matches tell it: a quantity over what it is counted by, or how much more of that there is in an arm
 * than in the first. Rounds of one match hang together, so matches, not rounds, say how sure it is.
 *
 * @param deviation by how much single matches differ from it, as a standard deviation
 */
public record Estimate(double value, double deviation, long matches) {
    /** With the usual certainty an interval holds the truth in 95 of 100 cases. */
    private static final double USUAL_ERROR = 0.05;

    private static final MathContext DIGITS = MathContext.DECIMAL128;

    /** A quantity over what it is counted by, in an arm; null where there was nothing to count it by. */
    static Estimate of(Totals.Kept totals, int arm, String name) {
        Ratio ratio = Ratio.of(totals, arm, name);
        return ratio == null ? null : estimate(ratio.value(), ratio.square(), totals.matches());
    }

    /** How much more there is in an arm than in the first; null where one of them had nothing to count it by. */
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

    /** A number with its standard error, from this many matches. */
    public static Estimate ofError(double value, double error, long matches) {
        return new Estimate(value, error * Math.sqrt(matches), matches);
    }

    /** A number of which something else than its spread tells how sure it is. */
    public static Estimate within(double value, double margin, long matches) {
        return ofError(value, margin / new Estimate(value, Math.sqrt(matches), matches).margin(), matches);
    }

    /** Half the width of the interval that holds the truth in 95 of 100 cases; infinite where one match alone tells it. */
    public double margin() {
        return margin(USUAL_ERROR);
    }

    /** Half the width of the interval that misses the truth with this chance. */
    double margin(double error) {
        if (matches < 2) {
            return Double.POSITIVE_INFINITY;
        }
        double times = TDistribution.of(matches - 1).inverseSurvivalProbability(error / 2);
        return times * deviation / Math.sqrt(matches);
    }

    /** How likely luck alone brings what is so far from nothing. */
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

    /** A sum over another, with all that its variance takes. */
    private record Ratio(BigInteger sum, BigInteger per, List<BigInteger> products, List<BigInteger> perProducts) {
        static Ratio of(Totals.Kept totals, int arm, String name) {
            Totals.KeptArm kept = totals.arms().get(arm);
            List<BigInteger> none = PairedSums.NOTHING;
            List<BigInteger> of = kept.sums().getOrDefault(name, none);
            List<BigInteger> per = kept.sums().getOrDefault(Measure.per(name), none);
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

        /** The sum of squares of what each match adds to the ratio beside its mean. */
        BigDecimal square() {
            BigInteger squares = per.pow(2)
                    .multiply(product(PairedSums.Of.SQUARE))
                    .subtract(sum.multiply(per)
                            .multiply(product(PairedSums.Of.BY_PER))
                            .shiftLeft(1))
                    .add(sum.pow(2).multiply(perProducts.get(PairedSums.Of.SQUARE.ordinal())));
            return over(squares, per.pow(4));
        }

        /** The sum of the products of what a match adds here and in the first arm. */
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
