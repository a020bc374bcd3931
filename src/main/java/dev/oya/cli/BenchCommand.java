package dev.oya.cli;

import dev.oya.cards.Card;
import dev.oya.cli.bench.BenchMeasure;
import dev.oya.cli.bench.BenchRuns;
import dev.oya.cli.bench.Benchmarks;
import dev.oya.cli.io.Complaint;
import dev.oya.cli.io.Exit;
import dev.oya.cli.io.Progress;
import dev.oya.cli.text.BenchText;
import dev.oya.engine.RuleBook;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuGroup;
import dev.oya.pack.read.PackReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code oya bench}: how fast this is, here and now. */
@Command(
        name = "bench",
        description = {
            "Measures how fast one thread plays, answers and verifies after it has warmed up.",
            "Each thing is measured several times: told are the middle one, and how far they lie apart."
        },
        footer = {
            "  oya bench",
            "  oya bench GAME --players 2 --json > before.json",
            "  oya bench GAME --players 2 --compare before.json",
            "  oya bench --all        the figures of README.md, on a machine that rests"
        })
final class BenchCommand extends AnswerCommand {
    private static final String ALL = "all";
    private static final int MOST_RUNS = 100;

    @Parameters(arity = "0..1", paramLabel = "GAME", description = "The game; else the first of the rules folder.")
    private String game;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            defaultValue = "1",
            description = "How long each run takes, once it is warm; else ${DEFAULT-VALUE}.")
    private double seconds;

    @Option(
            names = "--runs",
            paramLabel = "N",
            defaultValue = "5",
            description = "How often each thing is measured; else ${DEFAULT-VALUE}.")
    private int runs;

    @Option(names = "--players", paramLabel = "P", description = "How many sit at the table; as the rules have it.")
    private Integer players;

    @Option(
            names = "--all",
            description =
                    "Random rounds of every reading of every game, by the fewest, the usual and the most players.")
    private boolean all;

    @Option(
            names = "--compare",
            paramLabel = "FILE",
            description = "Says what has become faster or slower since a run with --json.")
    private String compare;

    @Mixin
    private RulesOptions options;

    @Override
    public Integer call() throws IOException, InterruptedException {
        BenchReport earlier = asked();
        RuleBook rules = all ? null : rules();
        Map<String, Object> set = new TreeMap<>();
        if (!all) {
            set.putAll(options.settings(rules.settings().pack()));
            set.put("players", rules.settings().option("players"));
        }
        String name = all
                ? ALL
                : rules.settings().pack().id() + "/" + rules.settings().pack().profile();
        Double load = BenchReport.load();
        List<BenchMeasure> measures = new ArrayList<>();
        long[] heap = {0};
        Consumer<BenchMeasure> told = measure -> {
            measures.add(measure);
            heap[0] = Math.max(heap[0], BenchReport.heap());
        };
        BenchReport unmeasured = new BenchReport(name, set, seconds, machine(load, 0), measures);
        if (earlier != null) {
            unmeasured.comparable(earlier, compare);
        }
        if (all) {
            everyReading(told);
        } else {
            one(rules, told);
        }
        print(new BenchReport(name, set, seconds, machine(load, heap[0]), measures), earlier);
        return Exit.DONE;
    }

    private BenchReport asked() throws IOException {
        if (!(seconds > 0)) {
            throw new Complaint("--seconds " + seconds + ": nothing could be measured", "it is more than 0");
        }
        if (runs < 1 || runs > MOST_RUNS) {
            throw new Complaint("--runs " + runs + ": nobody measures so often", "it is from 1 to " + MOST_RUNS);
        }
        if (all && (game != null || players != null || options.profile() != null || options.isSetting())) {
            throw new Complaint("--all measures every game as it is", "name either --all or what is to be measured");
        }
        return compare == null ? null : BenchReport.read(compare);
    }

    private RuleBook rules() {
        if (game == null) {
            game = options.oya().games().stream()
                    .findFirst()
                    .orElseThrow(() -> new Complaint("There is no game in the rules folder", "name one with --rules"));
        }
        return options.rules(game, players);
    }

    private void one(RuleBook rules, Consumer<BenchMeasure> told) throws IOException, InterruptedException {
        Benchmarks benchmarks = new Benchmarks(options.oya(), rules, seconds, runs, told);
        Path folder = Files.createTempDirectory("oya-bench");
        try (Progress progress = Progress.on(err(), "bench", 1)) {
            benchmarks.run(number -> layer(folder, rules.settings().pack(), number));
            BenchRuns cold = ColdStart.milliseconds(benchmarks.records(1).get(0), folder, runs);
            told.accept(new BenchMeasure("cold-verify", "ms", cold, null));
            progress.step();
        } finally {
            remove(folder);
        }
    }

    private void everyReading(Consumer<BenchMeasure> told) {
        for (String each : options.oya().games()) {
            for (var profile : PackReader.profiles(options.oya().folder(), each)) {
                Pack pack = options.folder().pack(each, profile.id());
                Set<Integer> seats = new TreeSet<>(List.of(pack.leastSeats(), pack.mostSeats()));
                seats.add((Integer) pack.settings().get("players"));
                seats.removeIf(number -> !pack.options().get("players").allows(number));
                for (int number : seats) {
                    RuleBook rules = options.oya().rules(pack, Map.of("players", number));
                    new Benchmarks(options.oya(), rules, seconds, runs, told)
                            .rounds(each + "/" + profile.id() + " " + number, "random");
                }
            }
        }
    }

    private static BenchReport.Machine machine(Double load, long heap) throws IOException {
        return new BenchReport.Machine(
                System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors(),
                load,
                BenchReport.load(),
                heap,
                BenchReport.resident());
    }

    /** House rules with a combination of their own: other cards with each number, so that rules must be compiled. */
    private static Path layer(Path folder, Pack pack, int number) {
        List<Card> cards = pack.deck().cards();
        String group = pack.groups().values().stream()
                .filter(one -> one.of().equals("captured"))
                .map(YakuGroup::id)
                .findFirst()
                .orElseThrow();
        String unit = pack.unit() == null ? "points" : pack.unit();
        // Two different cards, and another worth when all pairs are used up.
        Card first = cards.get(number % cards.size());
        Card second = cards.get((number + 1 + number / cards.size() % (cards.size() - 1)) % cards.size());
        String text = String.join(
                "\n",
                "layer: bench",
                "title: House rules that are measured",
                "because: How long does a change take?",
                "base: " + pack.id(),
                "yaku:",
                "  add:",
                "    bench-" + number + ":",
                "      group: " + group,
                "      what: Two cards.",
                "      needs: " + first.code() + " " + second.code(),
                "      worth: { " + unit + ": 1 }",
                "      status: house",
                "      because: It is measured.",
                "");
        try {
            return Files.writeString(folder.resolve("bench.yaml"), text);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    private static void remove(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    private void print(BenchReport report, BenchReport earlier) {
        PrintWriter out = out();
        if (json) {
            answer(report);
        } else {
            BenchReport.Machine machine = report.machine();
            out.println(report.rules() + (all ? "" : " " + report.options()));
            out.println("Java " + machine.java() + ", one thread of " + machine.processors() + ", " + runs + " runs of "
                    + seconds + " s");
            out.println("Load " + figure(machine.loadBefore(), "%.1f") + " before, "
                    + figure(machine.loadAfter(), "%.1f") + " after; held after collection " + (machine.heap() >> 20)
                    + " MiB, resident at most "
                    + figure(machine.resident() == null ? null : machine.resident() / 1048576.0, "%.0f MiB"));
            out.println();
            new BenchText(report.measures()).print(out);
        }
        if (earlier != null) {
            new BenchText(report.measures()).compare(json ? err() : out, earlier::earlier);
        }
    }

    private static String figure(Double value, String format) {
        return value == null ? "not known" : String.format(Locale.ROOT, format, value);
    }
}
