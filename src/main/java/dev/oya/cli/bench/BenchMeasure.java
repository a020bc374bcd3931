package dev.oya.cli.bench;

/**
 * How fast something is. Immutable.
 *
 * @param id its name for programs
 * @param unit of what: so many a second, or a time for each
 * @param clock by the clock
 * @param cpu by the time that processors worked for it; null where that is not known
 */
public record BenchMeasure(String id, String unit, BenchRuns clock, BenchRuns cpu) {
    /** @throws IllegalArgumentException where anything but the processors' time is missing */
    public BenchMeasure {
        if (id == null || unit == null || clock == null) {
            throw new IllegalArgumentException("a measure has \"id\", \"unit\" and \"clock\"");
        }
    }

    /** Whether more of it is better. */
    public boolean moreIsBetter() {
        return unit.endsWith("/s");
    }

    /** What part of a processor it had; 1 where that is not known. */
    public double share() {
        double share = cpu == null ? 1 : moreIsBetter() ? clock.median() / cpu.median() : cpu.median() / clock.median();
        return Math.min(1, share);
    }

    /** What this says against the same thing measured earlier: by processors, since what else the machine does changes it least. */
    public BenchRuns.Verdict against(BenchMeasure earlier) {
        return cpu == null || earlier.cpu == null ? clock.against(earlier.clock) : cpu.against(earlier.cpu);
    }
}
