package dev.oya.experiment.arena;

import java.util.Map;
import java.util.TreeMap;

/**
 * A test that stops when it is sure (generalised sequential probability ratio test): is the first bot rated {@code elo1} higher
 * than the second rather than {@code elo0}? The likelihoods are those of the distributions of what deals come to, which are
 * nearest to the one seen among those with the mean of either rating. Immutable.
 *
 * @param elo0 the rating of one hypothesis
 * @param elo1 that of the other, more than {@code elo0}
 * @param alpha how often the second may be taken although the first holds
 * @param beta how often the first may be taken although the second holds
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
    /** What was never seen counts as seen a little, so that nothing is impossible. */
    private static final double LITTLE = 1e-3;

    private static final int STEPS = 100;

    public enum Verdict {
        GOES_ON,
        H0,
        H1
    }

    /** Below this the first hypothesis is taken. */
    public double lower() {
        return Math.log(beta / (1 - alpha));
    }

    /** Above this the second is. */
    public double upper() {
        return Math.log((1 - beta) / alpha);
    }

    /** What the test says of meetings. */
    public Verdict verdict(Pairing pairing, int comparisons) {
        double ratio = ratio(pairing, comparisons);
        return ratio >= upper() ? Verdict.H1 : ratio <= lower() ? Verdict.H0 : Verdict.GOES_ON;
    }

    /** The logarithm of how much more likely the second hypothesis makes what was seen. */
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

    /** How what was seen is to be weighed so that its mean is this one: each value by {@code 1 / (1 + tilt * (value - mean))}. */
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
