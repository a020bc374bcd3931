package dev.oya.experiment.arena;

import java.util.Map;
import java.util.TreeMap;

/**
 * A generalised sequential probability ratio test of two hypotheses: the first bot is rated {@code elo0} or {@code elo1} above
 * the second. For each hypothesis, the likelihood is that of the result distribution that has the expected mean and is closest
 * to the observed results. Immutable.
 *
 * @param elo0 rating difference of the first hypothesis
 * @param elo1 rating difference of the second hypothesis, more than {@code elo0}
 * @param alpha probability of accepting the second hypothesis if the first is true
 * @param beta probability of accepting the first hypothesis if the second is true
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
    /** Weight added to each of the scores 0, one half and 1, so that neither hypothesis is impossible. */
    private static final double LITTLE = 1e-3;

    private static final int STEPS = 100;

    public enum Verdict {
        GOES_ON,
        H0,
        H1
    }

    /** Returns the bound at or below which the first hypothesis is accepted. */
    public double lower() {
        return Math.log(beta / (1 - alpha));
    }

    /** Returns the bound at or above which the second hypothesis is accepted. */
    public double upper() {
        return Math.log((1 - beta) / alpha);
    }

    /**
     * Returns the verdict of the test.
     *
     * @param comparisons number of comparisons on each deal
     */
    public Verdict verdict(Pairing pairing, int comparisons) {
        double ratio = ratio(pairing, comparisons);
        return ratio >= upper() ? Verdict.H1 : ratio <= lower() ? Verdict.H0 : Verdict.GOES_ON;
    }

    /** Returns the log-likelihood ratio of the second hypothesis to the first. */
    public double ratio(Pairing pairing, int comparisons) {
        if (pairing.deals() == 0) {
            return 0;
        }
        Map<Double, Double> seen = new TreeMap<>();
        for (int scored : new int[] {0, comparisons, 2 * comparisons}) {
            seen.put(scored / (2.0 * comparisons), LITTLE);
        }
        pairing.scored()
                .forEach((scored, times) -> seen.merge(scored / (2.0 * comparisons), (double) times, Double::sum));
        double tilt0 = tilt(seen, Elo.expected(elo0));
        double tilt1 = tilt(seen, Elo.expected(elo1));
        double ratio = 0;
        for (Map.Entry<Double, Double> one : seen.entrySet()) {
            double under0 = 1 + tilt0 * (one.getKey() - Elo.expected(elo0));
            double under1 = 1 + tilt1 * (one.getKey() - Elo.expected(elo1));
            ratio += one.getValue() * Math.log(under0 / under1);
        }
        return ratio;
    }

    /**
     * Returns the tilt that gives the observed values the mean {@code mean} when each value is weighted by
     * {@code 1 / (1 + tilt * (value - mean))}.
     */
    private static double tilt(Map<Double, Double> seen, double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int step = 0; step < STEPS; step++) {
            double tilt = (low + high) / 2;
            double sum = 0;
            for (Map.Entry<Double, Double> one : seen.entrySet()) {
                double from = one.getKey() - mean;
                sum += one.getValue() * from / (1 + tilt * from);
            }
            if (sum > 0) {
                low = tilt;
            } else {
                high = tilt;
            }
        }
        return (low + high) / 2;
    }
}
