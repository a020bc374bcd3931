package dev.oya.cli.bench;

import dev.oya.engine.RuleBook;
import dev.oya.experiment.Arm;
import dev.oya.experiment.Deals;
import dev.oya.experiment.Experiment;
import dev.oya.experiment.PlayedRound;
import dev.oya.experiment.Totals;
import dev.oya.pack.Pack;
import dev.oya.play.Rules;
import dev.oya.record.NamedRules;
import dev.oya.record.Verifier;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Benchmarks of the most frequent operations on one warmed-up thread. Not thread-safe.
 *
 * @param rules rules of the rounds
 * @param seconds duration of each run, in seconds
 * @param runs number of runs of each benchmark
 * @param listener receives each measurement
 */
public record Benchmarks(RuleBook rules, double seconds, int runs, Consumer<BenchMeasure> listener) {
    private static final int RECORDS = 200;
    private static final String SEED = "bench";
    private static final int MOST_WARM_UPS = 20;
    /**
     * Factor by which a run must exceed the fastest earlier run to count as faster. The warm-up ends after {@link #WARM}
     * consecutive runs that were not faster.
     */
    private static final double FASTER = 1.03;

    private static final int WARM = 3;
    /** Minimum number of rounds to play at a time, for games whose matches are shorter or open-ended. */
    private static final int LEAST_ROUNDS = 12;

    private static final LongSupplier THREAD = ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime;
    /** Measures rounds of random bots, rounds of greedy bots and the verification of records. */
    public void run() {
        rounds("random-rounds", "random");
        rounds("greedy-rounds", "greedy");
        records();
    }

    /** Measures how many rounds a second {@code simulate} would play. */
    public void rounds(String id, String bot) {
        int most = Math.max(LEAST_ROUNDS, rules.rounds(rules.settings().players()));
        Experiment experiment = experiment(bot);
        Totals totals = new Totals(1);
        measure(id, "rounds/s", number -> {
            List<PlayedRound> played = experiment.play(0, number, most, Experiment.Detail.OUTCOME);
            totals.addLines(played);
            return played.size();
        });
    }

    /**
     * Repeats the work until it no longer gets faster, and then measures it.
     *
     * @param work receives the number of the repetition and returns the number of items done
     */
    private void measure(String id, String unit, IntUnaryOperator work) {
        AtomicInteger number = new AtomicInteger();
        IntSupplier next = () -> work.applyAsInt(number.getAndIncrement());
        double fastest = 0;
        int noFaster = 0;
        for (int warmUp = 0; warmUp < MOST_WARM_UPS && noFaster < WARM; warmUp++) {
            double rate = rates(next, seconds / 2).clock;
            noFaster = rate < fastest * FASTER ? noFaster + 1 : 0;
            fastest = Math.max(fastest, rate);
        }
        List<Rates> measured =
                Stream.generate(() -> rates(next, seconds)).limit(runs).toList();
        listener.accept(new BenchMeasure(
                id,
                unit,
                new BenchMeasure.Runs(measured.stream().map(Rates::clock).toList()),
                new BenchMeasure.Runs(measured.stream().map(Rates::cpu).toList())));
    }

    /** Items per second by wall-clock time and by processor time. */
    private record Rates(double clock, double cpu) {}

    private static Rates rates(IntSupplier work, double seconds) {
        long done = 0;
        long used = THREAD.getAsLong();
        long start = System.nanoTime();
        long end = start + (long) (seconds * 1e9);
        do {
            done += work.getAsInt();
        } while (System.nanoTime() < end);
        double clock = System.nanoTime() - start;
        // On some systems, processor time advances in coarse steps, so the difference may be zero.
        double worked = Math.max(1_000, THREAD.getAsLong() - used);
        return new Rates(done * 1e9 / clock, done * 1e9 / worked);
    }

    private void records() {
        Experiment experiment = experiment("random");
        List<String> records = IntStream.range(0, RECORDS)
                .mapToObj(number -> experiment
                        .play(0, number, 1, Experiment.Detail.RECORD)
                        .get(0)
                        .record())
                .toList();
        Verifier.RuleFinder finder = new Verifier.RuleFinder() {
            @Override
            public Pack pack(NamedRules named) {
                return rules.settings().pack();
            }

            @Override
            public Rules rules(Pack pack, Map<String, Object> options) {
                return rules;
            }
        };
        measure("verify-record", "records/s", number -> {
            var problems = new Verifier(finder).verify(1, records.get(number % RECORDS));
            if (!problems.isEmpty()) {
                throw new IllegalStateException("a record of a simulation is wrong: " + problems.get(0));
            }
            return 1;
        });
    }

    private Experiment experiment(String bot) {
        return new Experiment(List.of(new Arm("", rules, List.of(bot))), new Deals(SEED));
    }
}
