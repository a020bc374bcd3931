package dev.oya.cli.bench;

import com.sun.management.OperatingSystemMXBean;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.cards.Shuffle;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
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
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/** How fast one thread does what is done most, after it has warmed up. Not thread-safe. */
public final class Benchmarks {
    /** Writes a layer of house rules that differs with each number. */
    public interface Layers {
        Path write(int number);
    }

    private static final int POOL = 2_000;
    private static final String SEED = "bench";
    private static final int MOST_WARM_UPS = 20;
    /** What is not so much faster than before, so many times, is warm. */
    private static final double FASTER = 1.03;

    private static final int WARM = 3;
    /** A match without an agreed end is measured by so many. */
    private static final int LEAST_ROUNDS = 12;

    private static final LongSupplier THREAD = ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime;
    /** Tells the time of all threads: rules are compiled in one of their own. */
    private static final OperatingSystemMXBean MACHINE =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private final RuleLibrary oya;
    private final RuleBook rules;
    private final double seconds;
    private final int runs;
    private final Consumer<BenchMeasure> told;

    /**
     * @param rules what is played, and by how many
     * @param seconds how long each run takes, once everything has warmed up
     * @param runs how often each thing is measured
     * @param told hears each result
     */
    public Benchmarks(RuleLibrary oya, RuleBook rules, double seconds, int runs, Consumer<BenchMeasure> told) {
        this.oya = oya;
        this.rules = rules;
        this.seconds = seconds;
        this.runs = runs;
        this.told = told;
    }

    /**
     * Measures everything that can be measured in this process.
     *
     * @param layers where changed house rules come from
     */
    public void run(Layers layers) {
        rounds("random-rounds", "random");
        rounds("greedy-rounds", "greedy");
        questions();
        records();
        reload(layers);
    }

    /** What {@code simulate} does, on this thread alone. */
    public void rounds(String id, String bot) {
        int most =
                Math.max(LEAST_ROUNDS, rules.rounds((Integer) rules.settings().option("players")));
        Experiment experiment = experiment(bot);
        Totals totals = new Totals(1);
        IntUnaryOperator match = number -> {
            List<PlayedRound> played = experiment.play(0, number, most, Experiment.Detail.OUTCOME);
            totals.addLines(played);
            return played.size();
        };
        measure(id, "rounds/s", match, rate -> rate, THREAD);
    }

    /** Does something again and again, with a number that grows, until it gets no faster; then measures it. */
    private void measure(
            String id, String unit, IntUnaryOperator work, DoubleUnaryOperator value, LongSupplier processors) {
        Window window = new Window(work, processors);
        double fastest = 0;
        int noFaster = 0;
        for (int warmUp = 0; warmUp < MOST_WARM_UPS && noFaster < WARM; warmUp++) {
            double rate = window.pass(seconds / 2).clock;
            noFaster = rate < fastest * FASTER ? noFaster + 1 : 0;
            fastest = Math.max(fastest, rate);
        }
        List<Rates> measured =
                Stream.generate(() -> window.pass(seconds)).limit(runs).toList();
        told.accept(new BenchMeasure(
                id,
                unit,
                BenchRuns.of(measured.stream()
                        .map(one -> value.applyAsDouble(one.clock))
                        .toList()),
                BenchRuns.of(measured.stream()
                        .map(one -> value.applyAsDouble(one.cpu))
                        .toList())));
    }

    private void measure(String id, String unit, IntConsumer work, DoubleUnaryOperator value) {
        measure(id, unit, once(work), value, THREAD);
    }

    private static IntUnaryOperator once(IntConsumer work) {
        return number -> {
            work.accept(number);
            return 1;
        };
    }

    /** How many times in a second by the clock, and in one of processors. */
    private record Rates(double clock, double cpu) {}

    /** Some time in which something is done. */
    private static final class Window {
        private final IntUnaryOperator work;
        private final LongSupplier processors;
        private int number;

        Window(IntUnaryOperator work, LongSupplier processors) {
            this.work = work;
            this.processors = processors;
        }

        Rates pass(double seconds) {
            long done = 0;
            long used = processors.getAsLong();
            long start = System.nanoTime();
            long end = start + (long) (seconds * 1e9);
            do {
                done += work.applyAsInt(number++);
            } while (System.nanoTime() < end);
            double clock = System.nanoTime() - start;
            // Some systems count the time of threads in steps.
            double worked = Math.max(1_000, processors.getAsLong() - used);
            return new Rates(done * 1e9 / clock, done * 1e9 / worked);
        }
    }

    private void questions() {
        List<CardSet> piles = pool(4, 20);
        List<CardSet> hands = pool(7, 7);
        measure("question-seen", "µs", new Questions(piles, hands), Benchmarks::micros);
        Questions questions = new Questions(piles, hands);
        measure(
                "question-new",
                "µs",
                number -> {
                    rules.forget();
                    questions.accept(number);
                },
                Benchmarks::micros);
    }

    /** Which combinations do a pile and a hand hold? */
    private final class Questions implements IntConsumer {
        private final List<CardSet> piles;
        private final List<CardSet> hands;
        private int found;

        Questions(List<CardSet> piles, List<CardSet> hands) {
            this.piles = piles;
            this.hands = hands;
        }

        @Override
        public void accept(int number) {
            found += rules.taken(piles.get(number % POOL)).worth();
            found += rules.hand(hands.get(number % POOL)).worth();
        }
    }

    /** Microseconds for each of the two questions that are asked together. */
    private static double micros(double pairs) {
        return 1e6 / pairs / 2;
    }

    private List<CardSet> pool(int least, int most) {
        Deck deck = rules.settings().pack().deck();
        Shuffle random = new Shuffle(SEED);
        int[] cards = deck.cards().stream().mapToInt(card -> card.index()).toArray();
        List<CardSet> pool = new ArrayList<>();
        for (int i = 0; i < POOL; i++) {
            random.shuffle(cards, cards.length);
            CardSet set = CardSet.NONE;
            for (int size = least + random.below(most - least + 1); size > 0; size--) {
                set = set.with(cards[size]);
            }
            pool.add(set);
        }
        return pool;
    }

    private void records() {
        List<String> records = records(200);
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
        IntConsumer verify = number -> {
            var problems = new Verifier(finder).verify(1, records.get(number % records.size()));
            if (!problems.isEmpty()) {
                throw new IllegalStateException("a record of a simulation is wrong: " + problems.get(0));
            }
        };
        measure("verify-record", "records/s", verify, rate -> rate);
    }

    /** First rounds of matches, one line each. */
    public List<String> records(int count) {
        List<String> records = new ArrayList<>();
        Experiment experiment = experiment("random");
        for (int number = 0; number < count; number++) {
            records.add(experiment
                    .play(0, number, 1, Experiment.Detail.RECORD)
                    .get(0)
                    .record());
        }
        return records;
    }

    private Experiment experiment(String bot) {
        return new Experiment(List.of(new Arm("", rules, List.of(bot))), new Deals.Matches(SEED));
    }

    private void reload(Layers layers) {
        Pack pack = rules.settings().pack();
        IntConsumer load = number -> {
            Path layer = layers.write(number);
            Pack changed = oya.pack(pack.id(), pack.profile(), List.of(layer));
            new RuleBook(changed, Map.of()).taken(CardSet.NONE);
        };
        measure("house-layer-reload", "ms", once(load), rate -> 1000 / rate, MACHINE::getProcessCpuTime);
    }
}
