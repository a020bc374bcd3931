package dev.oya.simulate;

import com.sun.management.OperatingSystemMXBean;
import dev.oya.Oya;
import dev.oya.bots.Luck;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.cards.Shuffle;
import dev.oya.engine.RuleBook;
import dev.oya.pack.Pack;
import dev.oya.play.Match;
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

/** How fast one thread does what is done most, after it has warmed up. Not thread-safe. */
public final class Benchmarks {
    /**
     * @param id its name for programs
     * @param value how much
     * @param unit of what
     * @param share what part of a processor the thread had; the machine may do other things
     */
    public record Measure(String id, double value, String unit, double share) {}

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
    /** Tells the time of all threads: rules are compiled in one of their own. */
    private static final OperatingSystemMXBean MACHINE =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private final Oya oya;
    private final RuleBook rules;
    private final double seconds;
    private final Consumer<Measure> told;

    /**
     * @param rules what is played, and by how many
     * @param seconds how long each thing is measured, once it has warmed up
     * @param told hears each result
     */
    public Benchmarks(Oya oya, RuleBook rules, double seconds, Consumer<Measure> told) {
        this.oya = oya;
        this.rules = rules;
        this.seconds = seconds;
        this.told = told;
    }

    /**
     * Measures everything that can be measured in this process.
     *
     * @param layers where changed house rules come from
     */
    public void run(Layers layers) {
        rounds();
        simulated();
        questions();
        records();
        reload(layers);
    }

    /** Does something again and again, with a number that grows, until it gets no faster; then measures it. */
    private void measure(String id, String unit, IntConsumer work, DoubleUnaryOperator value) {
        Window window = new Window(work);
        double fastest = 0;
        int noFaster = 0;
        for (int warmUp = 0; warmUp < MOST_WARM_UPS && noFaster < WARM; warmUp++) {
            double rate = window.rate(seconds / 2);
            noFaster = rate < fastest * FASTER ? noFaster + 1 : 0;
            fastest = Math.max(fastest, rate);
        }
        double rate = window.rate(seconds);
        told.accept(new Measure(id, value.applyAsDouble(rate), unit, window.share));
    }

    /** Some time in which something is done. */
    private static final class Window {
        private final IntConsumer work;
        private int number;
        private double share;

        Window(IntConsumer work) {
            this.work = work;
        }

        /** How many times a second it was done. */
        double rate(double seconds) {
            int first = number;
            long start = System.nanoTime();
            long used = MACHINE.getProcessCpuTime();
            long end = start + (long) (seconds * 1e9);
            do {
                work.accept(number++);
            } while (System.nanoTime() < end);
            double nanoseconds = System.nanoTime() - start;
            share = Math.min(1, (MACHINE.getProcessCpuTime() - used) / nanoseconds);
            return (number - first) * 1e9 / nanoseconds;
        }
    }

    private void rounds() {
        measure("random-rounds", "rounds/s", new Rounds(), rate -> rate);
    }

    /** One round after the other, matches played to their end. */
    private final class Rounds implements IntConsumer {
        private final Luck luck = new Luck(SEED);
        private Match match;

        @Override
        public void accept(int number) {
            if (match == null || match.isOver()) {
                match = Oya.start(rules, SEED + number);
            } else {
                match.nextRound(Oya.chance(SEED, number));
            }
            while (!match.round().isOver()) {
                match.act(match.round().any(luck::below));
            }
        }
    }

    private void simulated() {
        int rounds = Math.max(1, Match.length(rules, (Integer) rules.settings().option("players")));
        Roster roster = new Roster(rules, List.of("greedy"));
        List<String> names = names("greedy");
        measure(
                "greedy-rounds",
                "rounds/s",
                number -> new MatchPlay(rules, number, SEED + number, roster.players(names, SEED + number), null)
                        .play(rounds),
                matches -> matches * rounds);
    }

    private List<String> names(String bot) {
        return java.util.Collections.nCopies((Integer) rules.settings().option("players"), bot);
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
        var writer = new dev.oya.record.RecordWriter(rules);
        for (int number = 0; number < count; number++) {
            Players players = new Players(rules, names("random"), SEED + number);
            records.add(new MatchPlay(rules, number, SEED + number, players, writer)
                    .play(1)
                    .get(0)
                    .record());
        }
        return records;
    }

    private void reload(Layers layers) {
        Pack pack = rules.settings().pack();
        IntConsumer load = number -> {
            Path layer = layers.write(number);
            Pack changed = oya.pack(pack.id(), pack.profile(), List.of(layer));
            new RuleBook(changed, Map.of()).taken(CardSet.NONE);
        };
        measure("house-layer-reload", "ms", load, rate -> 1000 / rate);
    }
}
