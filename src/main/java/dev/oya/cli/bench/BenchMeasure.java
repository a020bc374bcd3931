package dev.oya.cli.bench;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * A performance measurement. Immutable.
 *
 * @param id name of the measurement
 * @param unit unit, which is a rate if it ends with {@code /s} and otherwise a duration
 * @param clock values by wall-clock time
 * @param cpu values by processor time, or null if unknown
 */
public record BenchMeasure(String id, String unit, Runs clock, Runs cpu) {
    /** Minimum number of runs for a verdict. With fewer runs, a single outlier would decide. */
    private static final int FEWEST = 3;

    /** @throws IllegalArgumentException if a component other than {@code cpu} is null */
    public BenchMeasure {
        if (id == null || unit == null || clock == null) {
            throw new IllegalArgumentException("a measurement must have \"id\", \"unit\" and \"clock\"");
        }
    }

    /** The values of repeated runs, in order, each greater than 0. */
    public record Runs(List<Double> runs) {
        /** @throws IllegalArgumentException if there are no runs, or a value is not greater than 0 or not finite */
        public Runs {
            if (runs == null
                    || runs.isEmpty()
                    || !runs.stream().allMatch(run -> run != null && run > 0 && run < 1e300)) {
                throw new IllegalArgumentException("\"runs\" must contain one or more numbers greater than 0");
            }
            runs = List.copyOf(runs);
        }

        private double place(int place) {
            return runs.stream().sorted().toList().get(place);
        }

        /** Returns the median, which is the mean of the two middle values if the number of runs is even. */
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

        /** Returns half the difference between the largest and the smallest value, divided by the median. */
        double spread() {
            return (most() - least()) / 2 / median();
        }
    }

    private boolean isRate() {
        return unit.endsWith("/s");
    }

    /** Returns the processor time of the thread as a fraction of wall-clock time, or 1 if the processor time is unknown. */
    double share() {
        double share = cpu == null ? 1 : isRate() ? clock.median() / cpu.median() : cpu.median() / clock.median();
        return Math.min(1, share);
    }

    /**
     * Returns the values to compare with another measurement. Processor time is preferred because it depends less on other
     * processes than wall-clock time.
     */
    Runs comparedWith(BenchMeasure other) {
        return cpu == null || other.cpu == null ? clock : cpu;
    }

    /**
     * Compares this with an earlier measurement. Returns "faster" or "slower" only if the ranges of the values do not overlap.
     */
    String verdict(BenchMeasure earlier) {
        Runs now = comparedWith(earlier);
        Runs before = earlier.comparedWith(this);
        if (Math.min(now.runs.size(), before.runs.size()) < FEWEST) {
            return "too few runs";
        }
        boolean more = now.least() > before.most();
        boolean less = now.most() < before.least();
        return !more && !less ? "within the spread" : more == isRate() ? "faster" : "slower";
    }
}
