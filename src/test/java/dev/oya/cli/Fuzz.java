package dev.oya.cli;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.Output;
import dev.oya.cli.io.Progress;
import dev.oya.cli.io.UserError;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.Simulation;
import dev.oya.pack.Pack;
import dev.oya.pack.Profile;
import dev.oya.pack.read.PackReader;
import dev.oya.record.RecordMutator;
import dev.oya.record.Verifier;
import dev.oya.situation.RecordRulesFinder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A fuzzer that verifies mutated records, which must not cause an internal error. docs/security.md describes its use. */
@Command(
        name = "fuzz",
        description = {
            "Plays rounds between bots, changes their records by chance, and verifies each: it must be",
            "accepted or told wrong. Exit code 1 where one ends otherwise; it is then in a file."
        },
        footer = {"  fuzz --seed tonight", "  fuzz GAME --count 1000 --seconds 60"})
public final class Fuzz extends OyaCommand {
    private static final int ROUNDS = 6;
    private static final int TOGETHER = 50;
    private static final long SLOW = Duration.ofSeconds(10).toNanos();

    @Parameters(arity = "0..*", paramLabel = "GAME", description = "The games; else all.")
    private List<String> games = new ArrayList<>();

    @Option(names = "--count", paramLabel = "N", defaultValue = "100000", description = "How many; ${DEFAULT-VALUE}.")
    private int count;

    @Option(names = "--seconds", paramLabel = "S", description = "For how long at most; else as long as it takes.")
    private Integer seconds;

    @Option(names = "--seed", paramLabel = "TEXT", defaultValue = "1", description = "Any text; ${DEFAULT-VALUE}.")
    private String seed;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            defaultValue = "fuzz.jsonl",
            description = "Where the records are written that ended otherwise; ${DEFAULT-VALUE}.")
    private Path out;

    @Mixin
    private FolderOptions folder;

    public static void main(String[] words) {
        System.exit(new CommandLine(new Fuzz()).execute(words));
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (count < 1 || seconds != null && seconds < 1) {
            throw new UserError("Nothing would be tried", "--count and --seconds are 1 or more");
        }
        Output.check(out);
        RuleLibrary oya = folder.library();
        RecordMutator mutator = new RecordMutator(records(oya), seed.hashCode());
        long end = seconds == null
                ? Long.MAX_VALUE
                : System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
        int tried = 0;
        int right = 0;
        List<String> lines = new ArrayList<>();
        Verifier verifier = null;
        try (Progress progress = Progress.on(err(), "records", count)) {
            for (; tried < count && System.nanoTime() < end; tried++) {
                if (tried % TOGETHER == 0) {
                    verifier = new Verifier(new RecordRulesFinder(oya, folder.layers()));
                    lines.clear();
                }
                lines.add(mutator.next().replace("\n", " "));
                String wrong = null;
                long start = System.nanoTime();
                try {
                    right += verifier.verify(lines.size(), lines.get(lines.size() - 1))
                                    .isEmpty()
                            ? 1
                            : 0;
                } catch (RuntimeException | StackOverflowError | OutOfMemoryError bug) {
                    wrong = "ended with " + bug;
                }
                if (wrong != null || System.nanoTime() - start > SLOW) {
                    Output.write(out, String.join("\n", lines) + "\n");
                    err().println("Record " + (tried + 1) + " of the seed " + seed + " "
                            + (wrong == null ? "took more than ten seconds" : wrong) + "; it is the last of "
                            + out);
                    return ExitCode.OURS;
                }
                progress.step();
            }
        }
        out().println(tried + " changed records: " + right + " right, " + (tried - right) + " told wrong.");
        return ExitCode.DONE;
    }

    /** Returns records of every game, profile and number of players. */
    private List<String> records(RuleLibrary oya) throws InterruptedException {
        List<String> records = new ArrayList<>();
        for (String game : games.isEmpty() ? oya.games() : games) {
            for (Profile profile : PackReader.profiles(oya.folder(), game)) {
                Pack pack = folder.pack(game, profile.id());
                for (int seats = pack.leastSeats(); seats <= pack.mostSeats(); seats++) {
                    RuleBook rules = oya.rules(pack, Map.of("players", seats));
                    records.addAll(Simulation.of(rules, ROUNDS, seed, List.of("random", "greedy"))
                            .records());
                }
            }
        }
        return records;
    }
}
