package dev.oya.cli;

import dev.oya.cli.bench.BenchMeasure;
import dev.oya.cli.bench.BenchReport;
import dev.oya.cli.bench.Benchmarks;
import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.Progress;
import dev.oya.cli.io.UserError;
import dev.oya.engine.RuleBook;
import dev.oya.input.English;
import dev.oya.pack.Pack;
import dev.oya.pack.read.PackReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code oya bench}, which measures the performance of this machine. */
@Command(name = "bench")
final class BenchCommand extends AnswerCommand {
    private static final String ALL = "all";
    private static final int MOST_RUNS = 100;

    @Parameters(arity = "0..1", paramLabel = "GAME")
    private String game;

    @Option(names = "--seconds", paramLabel = "N", defaultValue = "1")
    private double seconds;

    @Option(names = "--runs", paramLabel = "N", defaultValue = "5")
    private int runs;

    @Option(names = "--players", paramLabel = "P")
    private Integer players;

    @Option(names = "--all")
    private boolean all;

    @Option(names = "--compare", paramLabel = "FILE")
    private String compare;

    @Mixin
    private RulesOptions options;

    @Override
    public Integer call() throws IOException {
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
        List<BenchMeasure> measures = new ArrayList<>();
        BenchReport report = new BenchReport(
                name,
                set,
                seconds,
                System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors(),
                measures);
        if (earlier != null) {
            report.comparable(earlier, compare);
        }
        try (Progress progress = Progress.on(err(), "bench", 1)) {
            if (all) {
                everyReading(measures::add);
            } else {
                new Benchmarks(rules, seconds, runs, measures::add).run();
            }
            progress.step();
        }
        print(report, earlier);
        return ExitCode.DONE;
    }

    private BenchReport asked() throws IOException {
        UserError.where(!(seconds > 0), "--seconds " + seconds + ": invalid duration", "it must be greater than 0");
        UserError.outside("--runs", runs, "invalid number", 1, MOST_RUNS);
        UserError.where(
                all && (game != null || players != null || options.profile() != null || options.isSetting()),
                "--all cannot be combined with a game or with options",
                "remove --all, or the game and the options");
        return compare == null ? null : BenchReport.read(compare);
    }

    private RuleBook rules() {
        if (game == null) {
            game = options.library().games().stream()
                    .findFirst()
                    .orElseThrow(() ->
                            new UserError("The rules folder contains no game", "select another folder with --rules"));
        }
        return options.rules(game, players);
    }

    private void everyReading(Consumer<BenchMeasure> listener) {
        for (String each : options.library().games()) {
            for (var profile : PackReader.profiles(options.library().folder(), each)) {
                Pack pack = options.folder().pack(each, profile.id());
                Set<Integer> seats = new TreeSet<>(List.of(pack.leastSeats(), pack.mostSeats()));
                seats.add((Integer) pack.settings().get("players"));
                seats.removeIf(number -> !pack.options().get("players").values().allows(number));
                for (int number : seats) {
                    RuleBook rules = options.library().rules(pack, Map.of("players", number));
                    new Benchmarks(rules, seconds, runs, listener)
                            .rounds(each + "/" + profile.id() + " " + number, "random");
                }
            }
        }
    }

    private void print(BenchReport report, BenchReport earlier) {
        PrintWriter out = out();
        if (json) {
            printJson(report);
        } else {
            out.println(report.rules() + (all ? "" : " " + report.options()));
            out.println("Java " + report.java() + ", one thread of " + report.processors() + ", "
                    + English.count(runs, "run") + " of " + seconds + " s");
            out.println();
            report.print(out);
        }
        if (earlier != null) {
            report.compare(json ? err() : out, earlier);
        }
    }
}
