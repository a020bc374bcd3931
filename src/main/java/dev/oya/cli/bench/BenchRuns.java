package dev.oya.cli.bench;

import java.util.List;

/**
 * The same thing measured several times. Immutable.
 *
 * @param median the middle one, or the mean of the two in the middle
 * @param least the least of them
 * @param most the most of them
 * @param runs what was measured, in order; each is more than zero
 */
public record BenchRuns(double median, double least, double most, List<Double> runs) {
    /** With fewer, one that happens to lie apart would say something. */
    private static final int FEWEST = 3;

    /** What a later measurement says against an earlier one. */
    public enum Verdict {
        MORE,
        LESS,
        /** The runs of both overlap: whatever lies between the medians may be chance. */
        ALIKE,
        TOO_FEW_RUNS
    }

    /** @throws IllegalArgumentException where these are not the figures of the runs, or a run is none */
    public BenchRuns {
        if (runs == null || runs.isEmpty() || !runs.stream().allMatch(run -> run != null && run > 0 && run < 1e300)) {
            throw new IllegalArgumentException("\"runs\" are numbers above zero, one at least");
        }
        runs = List.copyOf(runs);
        if (median != middle(runs) || least != edge(runs, 0) || most != edge(runs, runs.size() - 1)) {
            throw new IllegalArgumentException("\"median\", \"least\" and \"most\" are not those of the runs");
        }
    }

    /** @throws IllegalArgumentException where there are none, or one is not above zero */
    public static BenchRuns of(List<Double> runs) {
        return runs.isEmpty()
                ? new BenchRuns(0, 0, 0, runs)
                : new BenchRuns(middle(runs), edge(runs, 0), edge(runs, runs.size() - 1), runs);
    }

    private static double edge(List<Double> runs, int place) {
        return runs.stream().sorted().toList().get(place);
    }

    private static double middle(List<Double> runs) {
        return (edge(runs, (runs.size() - 1) / 2) + edge(runs, runs.size() / 2)) / 2;
    }

    /** Half of what lies between the least and the most, as part of the median. */
    public double spread() {
        return (most - least) / 2 / median;
    }

    /** More or less only where every run lies on one side of every earlier one. */
    public Verdict against(BenchRuns earlier) {
        if (Math.min(runs.size(), earlier.runs.size()) < FEWEST) {
            return Verdict.TOO_FEW_RUNS;
        }
        return least > earlier.most ? Verdict.MORE : most < earlier.least ? Verdict.LESS : Verdict.ALIKE;
    }
}
