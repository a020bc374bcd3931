package dev.oya.cli;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.Input;
import dev.oya.cli.io.Output;
import dev.oya.cli.io.Progress;
import dev.oya.cli.io.UserError;
import dev.oya.cli.text.SummaryText;
import dev.oya.engine.ResultCache;
import dev.oya.engine.RuleBook;
import dev.oya.experiment.Arm;
import dev.oya.experiment.Deals;
import dev.oya.experiment.Experiment;
import dev.oya.experiment.PlayedRound;
import dev.oya.experiment.RecordFile;
import dev.oya.experiment.RoundTotals;
import dev.oya.experiment.Simulation;
import dev.oya.input.PackException;
import dev.oya.notation.Json;
import dev.oya.programs.ProgramTally;
import dev.oya.programs.Programs;
import dev.oya.say.Wording;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** The command {@code oya simulate}, which plays many rounds between bots. */
@Command(name = "simulate")
final class SimulateCommand extends AnswerCommand {
    @Parameters(paramLabel = "GAME")
    private String game;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "1000")
    private long rounds;

    @Option(names = "--players", paramLabel = "P")
    private Integer players;

    @Option(names = "--seed", paramLabel = "TEXT", defaultValue = "1")
    private String seed;

    @Mixin
    private BotOptions bots;

    @Mixin
    private ThreadsOption work;

    @Option(names = "--record", paramLabel = "FILE")
    private String file;

    @Mixin
    private RulesAndLanguage options;

    private List<String> names;

    @Override
    public Integer call() throws IOException, InterruptedException {
        check();
        int threads = work.threads();
        RuleBook rules = options.rules(game, players);
        ResultCache answers = ResultCache.of(rules);
        Wording speech = options.speech(rules.settings().pack());
        Integer code = simulate(rules, speech, threads);
        answers.keep();
        return code;
    }

    private void check() {
        UserError.rounds(rounds);
        names = bots.isGiven() ? bots.names() : List.of("random");
    }

    private RecordFile open() throws IOException {
        if (file == null || file.equals("-")) {
            return null;
        }
        Path path = Input.path(file);
        Output.check(path);
        return new RecordFile(path);
    }

    private Integer simulate(RuleBook rules, Wording speech, int threads) throws IOException, InterruptedException {
        ObjectNode named = BotOptions.named(rules.settings(), options);
        boolean piped = "-".equals(file);
        PrintWriter out = out();
        RoundTotals totals;
        List<ProgramTally.Seen> seen;
        try (RecordFile records = open();
                Programs programs = bots.programs();
                Progress progress = Progress.on(err(), game, rounds)) {
            Experiment experiment = new Experiment(
                    List.of(new Arm("", rules, names)),
                    new Deals(seed),
                    (name, by) -> programs.player(name, by, named, speech));
            Consumer<PlayedRound> recorded = piped
                    ? round -> out.println(round.record())
                    : records == null ? null : round -> add(records, round.record());
            try {
                totals = new Simulation(experiment, rounds).run(threads, recorded, progress::step);
            } catch (PackException fault) {
                // Keeps the records of the rounds played before the failure.
                keep(records);
                throw fault;
            }
            keep(records);
            programs.close();
            seen = programs.seen();
        }
        // If the records go to standard output, the summary goes to standard error.
        PrintWriter writer = piped ? err() : out;
        SummaryText summary = new SummaryText(totals, seed, rules.settings(), speech, seen);
        if (json) {
            writer.println(Json.MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(summary.answer()));
        } else {
            summary.print(writer);
        }
        writer.flush();
        return ExitCode.DONE;
    }

    private static void keep(RecordFile records) throws IOException {
        if (records != null) {
            records.keep();
        }
    }

    private static void add(RecordFile records, String line) {
        try {
            records.add(line);
        } catch (IOException full) {
            throw new UncheckedIOException("the records cannot be written: " + full.getMessage(), full);
        }
    }
}
