package dev.oya.cli.bench;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * How fast something is. Immutable.
 *
 * @param id its name for programs
 * @param unit of what: a number a second, or a time for each
 * @param cpu by the time that processors worked for it; null where that is not known
 */
public record BenchMeasure(String id, String unit, Runs clock, Runs cpu) {
    /** With fewer runs, one that happens to lie apart would say something. */
    private static final int FEWEST = 3;

    /** @throws IllegalArgumentException where anything but the processors' time is missing */
    public BenchMeasure {
        if (id == null || unit == null || clock == null) {
            throw new IllegalArgumentException("a measure has \"id\", \"unit\" and \"clock\"");
        }
    }

    /** The same thing measured several times, in order; each is more than zero. */
    public record Runs(List<Double> runs) {
        /** @throws IllegalArgumentException where there are none, or one is not above zero */
        public Runs {
            if (runs == null
                    || runs.isEmpty()
                    || !runs.stream().allMatch(run -> run != null && run > 0 && run < 1e300)) {
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
        double spread() {
            return (most() - least()) / 2 / median();
        }
    }

    private boolean isRate() {
        return unit.endsWith("/s");
    }

    /** What part of a processor it had; 1 where that is not known. */
    double share() {
        double share = cpu == null ? 1 : isRate() ? clock.median() / cpu.median() : cpu.median() / clock.median();
        return Math.min(1, share);
    }

    /** What is held against another measure: the time of processors, since what else the machine does changes it least. */
    Runs comparedWith(BenchMeasure other) {
        return cpu == null || other.cpu == null ? clock : cpu;
    }

    /** Whether it has become faster: only where every run lies on one side of every earlier one. */
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
