package dev.oya.cli.bench;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * The same thing measured several times. Immutable.
 *
 * @param runs what was measured, in order; each is more than zero
 */
public record BenchRuns(List<Double> runs) {
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

    /** @throws IllegalArgumentException where there are none, or one is not above zero */
    public BenchRuns {
        if (runs == null || runs.isEmpty() || !runs.stream().allMatch(run -> run != null && run > 0 && run < 1e300)) {
            throw new IllegalArgumentException("\"runs\" are numbers above zero, one at least");
        }
        runs = List.copyOf(runs);
    }

    private double place(int place) {
        return runs.stream().sorted().toList().get(place);
    }

    /** The middle one, or the mean of the two in the middle. */
    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
    public double median() {
        return (place((runs.size() - 1) / 2) + place(runs.size() / 2)) / 2;
    }

    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
    public double least() {
        return place(0);
    }

    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
    public double most() {
        return place(runs.size() - 1);
    }

    /** Half of what lies between the least and the most, as part of the median. */
    public double spread() {
        return (most() - least()) / 2 / median();
    }

    /** More or less only where every run lies on one side of every earlier one. */
    public Verdict against(BenchRuns earlier) {
        if (Math.min(runs.size(), earlier.runs.size()) < FEWEST) {
            return Verdict.TOO_FEW_RUNS;
        }
        return least() > earlier.most() ? Verdict.MORE : most() < earlier.least() ? Verdict.LESS : Verdict.ALIKE;
    }
}
