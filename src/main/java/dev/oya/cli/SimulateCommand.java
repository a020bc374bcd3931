package dev.oya.cli;

import dev.oya.Oya;
import dev.oya.engine.RuleBook;
import dev.oya.pack.PackException;
import dev.oya.simulate.RecordFile;
import dev.oya.simulate.Simulation;
import dev.oya.simulate.Summary;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code oya simulate}: many rounds between bots, counted and recorded. */
@Command(
        name = "simulate",
        description = "Plays many rounds between bots and tells what came of them.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "The same seed gives the same rounds, whatever the threads. A file of records is written whole or not at all."
        })
final class SimulateCommand implements Callable<Integer> {
    @Parameters(paramLabel = "GAME", description = "The game.")
    private String game;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "1000", description = "How many; ${DEFAULT-VALUE}.")
    private long rounds;

    @Option(names = "--players", paramLabel = "P", description = "How many sit at the table; as the rules have it.")
    private Integer players;

    @Option(names = "--seed", paramLabel = "TEXT", defaultValue = "1", description = "Any text; ${DEFAULT-VALUE}.")
    private String seed;

    @Option(
            names = "--bots",
            paramLabel = "NAME",
            split = ",",
            defaultValue = "random",
            description = "Who plays, taken in turn by the seats: random, greedy; ${DEFAULT-VALUE}.")
    private List<String> bots;

    @Option(names = "--threads", paramLabel = "T", description = "How many threads; as many as there are processors.")
    private Integer threads;

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "Where the rounds are recorded; compressed where it ends in .gz; - is the standard output.")
    private String file;

    @Option(names = "--json", description = "Tells the summary as JSON.")
    private boolean json;

    @Option(names = "--lang", paramLabel = "LANG", defaultValue = "en", description = "en, sv or de; ${DEFAULT-VALUE}.")
    private String language;

    @Mixin
    private GameOptions options;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        try {
            check();
            Map<String, Object> fixed = new LinkedHashMap<>();
            if (players != null) {
                fixed.put("players", players);
            }
            RuleBook rules = options.rules(spec.commandLine(), Oya.inJar(), game, fixed);
            return simulate(rules);
        } catch (PackException broken) {
            err().println(broken.getMessage());
            return broken.problems().stream()
                            .allMatch(problem ->
                                    List.of("unknown-game", "unknown-profile").contains(problem.code()))
                    ? Exit.COMMAND
                    : Exit.PACK;
        } catch (IllegalArgumentException wrong) {
            throw new ParameterException(spec.commandLine(), wrong.getMessage());
        } catch (IOException | UncheckedIOException unwritable) {
            err().println("oya: " + file + " cannot be written: " + unwritable.getMessage());
            return Exit.COMMAND;
        }
    }

    private void check() {
        if (rounds < 1 || threads != null && threads < 1) {
            throw new ParameterException(spec.commandLine(), "rounds and threads are 1 or more");
        }
        if (file != null && !file.equals("-") && Files.isDirectory(Path.of(file))) {
            throw new ParameterException(spec.commandLine(), file + " is a directory");
        }
    }

    private PrintWriter err() {
        return spec.commandLine().getErr();
    }

    private Integer simulate(RuleBook rules) throws IOException, InterruptedException {
        Simulation simulation = new Simulation(rules, rounds, seed, bots);
        Summary summary = new Summary();
        boolean piped = "-".equals(file);
        PrintWriter out = spec.commandLine().getOut();
        boolean whole;
        try (RecordFile records = file == null || piped ? null : new RecordFile(Path.of(file));
                Interruption interruption = new Interruption(records);
                Progress progress = Progress.on(err(), game, rounds)) {
            simulation.run(threads(), file != null, round -> {
                summary.add(round);
                progress.step();
                if (piped) {
                    out.println(round.record());
                    return !out.checkError();
                }
                return add(records, round.record());
            });
            whole = !piped || !out.checkError();
            if (records != null) {
                records.keep();
            }
        }
        if (whole) {
            // Where the records are the answer, the summary is said beside it.
            PrintWriter teller = piped ? err() : out;
            new SummaryText(summary, simulation, rules.settings(), language).print(teller, json);
            teller.flush();
        }
        return Exit.DONE;
    }

    private int threads() {
        return threads != null ? threads : Runtime.getRuntime().availableProcessors();
    }

    private static boolean add(RecordFile records, String line) {
        try {
            if (records != null) {
                records.add(line);
            }
            return true;
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }
}
