package dev.oya.cli;

import dev.oya.bots.Bot;
import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.Output;
import dev.oya.cli.io.Progress;
import dev.oya.cli.io.UserError;
import dev.oya.cli.text.ProgramText;
import dev.oya.cli.text.ReportText;
import dev.oya.engine.ResultCache;
import dev.oya.engine.RuleBook;
import dev.oya.experiment.ProgressFile;
import dev.oya.experiment.arena.Arena;
import dev.oya.experiment.arena.ArenaPage;
import dev.oya.experiment.arena.ArenaReport;
import dev.oya.experiment.arena.ArenaRun;
import dev.oya.experiment.arena.Sprt;
import dev.oya.experiment.arena.Standings;
import dev.oya.programs.Programs;
import dev.oya.say.Wording;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** The command {@code oya arena}, which compares the strength of bots. */
@Command(name = "arena")
final class ArenaCommand extends AnswerCommand {
    private static final int MOST_MATCHES = 100_000_000;

    @Parameters(paramLabel = "GAME")
    private String game;

    @Option(names = "--matches", paramLabel = "N", defaultValue = "200")
    private int matches;

    @Option(names = "--rounds", paramLabel = "N")
    private Integer rounds;

    @Option(names = "--players", paramLabel = "P")
    private Integer players;

    @Option(names = "--seed", paramLabel = "TEXT")
    private String seed;

    @Option(names = "--sprt", paramLabel = "ELO0,ELO1")
    private String sprt;

    @Option(names = "--resume", paramLabel = "FILE")
    private Path file;

    @Option(names = "--html", paramLabel = "FILE")
    private Path html;

    @Mixin
    private BotOptions bots;

    @Mixin
    private ThreadsOption work;

    @Mixin
    private RulesAndLanguage options;

    @Override
    public Integer call() throws IOException {
        List<String> names = names();
        Sprt test = sprt == null ? null : test(names);
        int threads = work.threads();
        Output.check(html);
        Output.check(file);
        RuleBook rules = options.rules(game, players);
        ResultCache answers = ResultCache.of(rules);
        Wording speech = options.speech(rules.settings().pack());
        ObjectNode named = BotOptions.named(rules.settings(), options);
        try (Programs programs = bots.programs()) {
            ProgressFile saved = file == null ? null : new ProgressFile(file, "arena");
            Arena arena = arena(rules, names, name -> programs.player(name, rules, named, speech), saved);
            Standings standings = new Standings(arena);
            try (saved) {
                ArenaRun run = new ArenaRun(standings, test, saved);
                return ThreadsOption.untilStopped(run::stop, () -> {
                    boolean over;
                    int meetings = deals(arena) * arena.pairs().size();
                    try (Progress progress = Progress.on(err(), game, meetings)) {
                        over = run.run(deals(arena), threads, played -> progress.at(played, meetings));
                    }
                    programs.close();
                    answers.keep();
                    print(new ArenaReport(standings, test, !over, programs.seen()), speech);
                    return ExitCode.DONE;
                });
            }
        }
    }

    private List<String> names() {
        UserError.where(!bots.isGiven(), "Missing --bots", "for example: --bots greedy,bold");
        List<String> names = bots.names();
        UserError.where(
                names.size() < 2, "--bots " + names.get(0) + ": at least two bots are required", "name another bot");
        UserError.outside("--matches", matches, "invalid number", 1, MOST_MATCHES);
        UserError.rounds(rounds);
        return names;
    }

    private Sprt test(List<String> names) {
        UserError.where(
                names.size() != 2,
                "--sprt compares two bots, but " + names.size() + " are named",
                "name two bots with --bots");
        String[] numbers = sprt.split(",", -1);
        try {
            double elo0 = Double.parseDouble(numbers[0].strip());
            double elo1 = Double.parseDouble(numbers[1].strip());
            double alpha = numbers.length > 2 ? Double.parseDouble(numbers[2].strip()) : 0.05;
            double beta = numbers.length > 3 ? Double.parseDouble(numbers[3].strip()) : 0.05;
            boolean fine = elo0 < elo1 && Math.max(Math.abs(elo0), Math.abs(elo1)) <= 2_000;
            if (fine && alpha > 0 && beta > 0 && alpha < 0.5 && beta < 0.5 && numbers.length <= 4) {
                return new Sprt(elo0, elo1, alpha, beta);
            }
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException wrong) {
            // The error below describes the format.
        }
        throw new UserError(
                "--sprt " + sprt + ": invalid test",
                "write two ratings in ascending order, such as 0,20, and optionally two error probabilities below 0.5");
    }

    private Arena arena(RuleBook rules, List<String> names, Function<String, Bot> making, ProgressFile progress) {
        String before = progress == null ? null : progress.field("seed");
        String dealt =
                seed != null ? seed : before != null ? before : new BigInteger(40, new SecureRandom()).toString(36);
        try {
            return new Arena(rules, names, dealt, rounds == null ? 0 : rounds, making);
        } catch (IllegalArgumentException nobody) {
            throw new UserError("--players " + players + ": " + nobody.getMessage(), "name another number");
        }
    }

    private int deals(Arena arena) {
        return (matches + arena.orders() - 1) / arena.orders();
    }

    private void print(ArenaReport report, Wording speech) throws IOException {
        if (report.standings().deals() == 0) {
            err().println("The arena was cancelled before each pair of bots had played.");
            return;
        }
        if (json) {
            printJson(report.json());
        } else {
            new ReportText(new ArenaPage(report, speech).page()).print(out());
            new ProgramText(report.programs(), speech).print(out());
        }
        if (html != null) {
            Output.write(html, new ArenaPage(report, speech).page().html(""));
        }
        out().flush();
    }
}
