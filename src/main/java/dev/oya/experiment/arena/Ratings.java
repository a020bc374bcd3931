package dev.oya.experiment.arena;

import dev.oya.experiment.Estimate;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Maximum-likelihood ratings of all bots (Bradley and Terry 1952) with mean zero. Their uncertainty is computed from whole deals,
 * because results on the same deal are correlated.
 */
final class Ratings {
    private static final int MOST_STEPS = 100;
    private static final double STILL = 1e-10;

    private final Standings standings;
    private final int bots;
    private final double[] odds;

    Ratings(Standings standings) {
        this.standings = standings;
        this.bots = standings.arena().names().size();
        this.odds = new double[bots];
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] change = solve(information(), lacking());
            for (int bot = 0; bot < bots; bot++) {
                odds[bot] += Math.max(-1, Math.min(1, change[bot]));
            }
            if (IntStream.range(0, bots).allMatch(bot -> Math.abs(change[bot]) < STILL)) {
                break;
            }
        }
    }

    private double weight(Pairing pairing) {
        return (double) pairing.deals() * standings.arena().comparisons() + 1;
    }

    /** Returns each bot's score minus its expected score. Each pairing has one extra draw. */
    private double[] lacking() {
        double[] lacking = new double[bots];
        standings.each((pair, pairing) -> {
            double scored = pairing.score().value() * (weight(pairing) - 1) + 0.5;
            double more = scored - weight(pairing) * Elo.expectedOfLogOdds(odds[pair.first()] - odds[pair.second()]);
            lacking[pair.first()] += more;
            lacking[pair.second()] -= more;
        });
        return lacking;
    }

    /** Returns the information matrix of the scores. The constant in every entry fixes the mean at zero. */
    private double[][] information() {
        double[][] known = new double[bots][bots];
        for (double[] row : known) {
            java.util.Arrays.fill(row, 1);
        }
        standings.each((pair, pairing) -> {
            double part = Elo.expectedOfLogOdds(odds[pair.first()] - odds[pair.second()]);
            double information = weight(pairing) * part * (1 - part);
            known[pair.first()][pair.first()] += information;
            known[pair.second()][pair.second()] += information;
            known[pair.first()][pair.second()] -= information;
            known[pair.second()][pair.first()] -= information;
        });
        return known;
    }

    /** Solves a linear system by Gaussian elimination with partial pivoting. */
    private static double[] solve(double[][] matrix, double[] right) {
        int size = right.length;
        double[] result = right.clone();
        for (int at = 0; at < size; at++) {
            int pivot = at;
            for (int row = at + 1; row < size; row++) {
                pivot = Math.abs(matrix[row][at]) > Math.abs(matrix[pivot][at]) ? row : pivot;
            }
            double[] swapped = matrix[at];
            matrix[at] = matrix[pivot];
            matrix[pivot] = swapped;
            double value = result[at];
            result[at] = result[pivot];
            result[pivot] = value;
            for (int row = 0; row < size; row++) {
                double times = row == at ? 0 : matrix[row][at] / matrix[at][at];
                for (int column = at; column < size && times != 0; column++) {
                    matrix[row][column] -= times * matrix[at][column];
                }
                result[row] -= times * result[at];
            }
        }
        for (int row = 0; row < size; row++) {
            result[row] /= matrix[row][row];
        }
        return result;
    }

    List<Estimate> all() {
        int deals = standings.deals();
        double[] squares = new double[bots];
        int comparisons = standings.arena().comparisons();
        for (int deal = 0; deal <= deals; deal++) {
            double[] adds = new double[bots];
            int number = deal;
            standings.each((pair, pairing) -> {
                double part = Elo.expectedOfLogOdds(odds[pair.first()] - odds[pair.second()]);
                double more = number == deals
                        ? 0.5 - part
                        : comparisons * (pairing.part(pairing.meetings().get(number)) - part);
                adds[pair.first()] += more;
                adds[pair.second()] -= more;
            });
            double[] moved = solve(information(), adds);
            for (int bot = 0; bot < bots; bot++) {
                squares[bot] += moved[bot] * moved[bot];
            }
        }
        return IntStream.range(0, bots)
                .mapToObj(bot ->
                        Estimate.ofError(Elo.ofLogOdds(odds[bot]), Elo.ofLogOdds(Math.sqrt(squares[bot])), deals))
                .toList();
    }
}
