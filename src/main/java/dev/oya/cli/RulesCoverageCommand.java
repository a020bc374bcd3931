package dev.oya.cli;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.Progress;
import dev.oya.cli.io.UserError;
import dev.oya.cli.text.CoverageText;
import dev.oya.cli.text.Text;
import dev.oya.explain.Statements;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.mutate.AcceptedMutants;
import dev.oya.spec.mutate.StatementProofs;
import dev.oya.spec.run.FeatureFiles;
import dev.oya.spec.run.FeatureProblems;
import dev.oya.spec.run.ScenarioResults;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code oya rules coverage}, which counts the statements of the rule texts that have a passing scenario. */
@Command(name = "coverage")
final class RulesCoverageCommand extends AnswerCommand {
    @Option(names = "--results", paramLabel = "FILE", defaultValue = "target/features.ndjson")
    private Path results;

    @Option(names = "--features", paramLabel = "DIR", defaultValue = "features")
    private Path features;

    @Parameters(arity = "0..*", paramLabel = "STATEMENT")
    private List<String> prefixes = new ArrayList<>();

    @Option(names = "--strict")
    private boolean strict;

    @Option(names = "--game", paramLabel = "GAME")
    private String game;

    @Mixin
    private FolderOptions folder;

    @Mixin
    private ThreadsOption work;

    private record Covered(String id, int testable, int covered, List<String> missing) {}

    @Override
    public Integer call() throws IOException {
        if (strict) {
            return strict();
        }
        UserError.where(game != null || !prefixes.isEmpty(), "--game and STATEMENT require --strict", "add --strict");
        Map<String, List<String>> texts = statements(features);
        if (!Files.isRegularFile(results)) {
            throw new UserError(
                    "No scenario results found in " + results,
                    "run 'mvn -B verify' to create them, or select others with --results");
        }
        Set<String> passed = passed();
        List<Covered> all = new ArrayList<>();
        texts.forEach((text, testable) -> {
            List<String> missing =
                    testable.stream().filter(id -> !passed.contains(id)).toList();
            all.add(new Covered(text, testable.size(), testable.size() - missing.size(), missing));
        });
        if (json) {
            printJson(Map.of("texts", all));
        } else {
            all.forEach(this::print);
        }
        return ExitCode.DONE;
    }

    private Set<String> passed() throws IOException {
        try {
            return ScenarioResults.passed(results);
        } catch (FeatureProblems broken) {
            throw new UserError(broken.getMessage(), "the run may be incomplete; repeat it: mvn -B verify");
        }
    }

    private void print(Covered text) {
        out().println(text.id() + "  " + text.covered() + " of " + text.testable());
        if (!text.missing().isEmpty()) {
            out().println(Text.block("no passing scenario: " + String.join(" ", text.missing()), 2));
        }
    }

    private int strict() throws IOException {
        List<String> games = folder.library().games();
        folder.checkGame(game);
        Set<String> all = new TreeSet<>();
        statements(features).values().forEach(all::addAll);
        Set<String> some = new TreeSet<>(all);
        some.removeIf(id -> !prefixes.isEmpty() && prefixes.stream().noneMatch(id::startsWith));
        if (some.isEmpty()) {
            throw new UserError(
                    "Unknown statement", "write an id such as AB-EN-001, or AB-EN for all statements of a text");
        }
        RulesUnderTest rules = new RulesUnderTest(folder.library(), List.of(), null, null, pack -> Map.of());
        StatementProofs proofs = new StatementProofs(
                rules,
                game == null ? games : List.of(game),
                FeatureFiles.read(List.of(features.toString()), null),
                all,
                some::contains,
                change -> true);
        boolean whole = game == null && prefixes.isEmpty();
        List<AcceptedMutants> exceptions = exceptions(games);
        return ThreadsOption.untilStopped(proofs::stop, () -> strict(proofs, some, exceptions, whole));
    }

    /**
     * Returns two lists of exceptions with their reasons: the accepted mutants of all games, and the mutants that only
     * scenarios of other statements detect.
     */
    private List<AcceptedMutants> exceptions(List<String> games) throws IOException {
        AcceptedMutants nobody = AcceptedMutants.none();
        for (String one : games) {
            nobody = nobody.and(AcceptedMutants.read(features.resolve(one).resolve("accepted-mutants.yaml")));
        }
        return List.of(nobody, AcceptedMutants.read(features.resolve("unproven.yaml")));
    }

    private int strict(StatementProofs proofs, Set<String> some, List<AcceptedMutants> exceptions, boolean whole) {
        try (Progress progress = Progress.on(err(), "changes", proofs.steps())) {
            proofs.run(work.threads(), progress::step);
        }
        List<StatementProofs.Unproven> unproven = exceptions.get(0).left(proofs.unproven());
        List<AcceptedMutants.Entry> needless = whole ? exceptions.get(1).needless(unproven) : List.of();
        CoverageText text = new CoverageText(proofs, some, exceptions.get(1).left(unproven), needless);
        report(() -> {
            if (json) {
                printJson(text.json());
            } else {
                text.print(out());
            }
        });
        return text.isValid() ? ExitCode.DONE : ExitCode.REFUSED;
    }

    /** Returns the ids of the testable statements by text. */
    private static Map<String, List<String>> statements(Path features) throws IOException {
        Map<String, List<String>> texts = new TreeMap<>();
        Statements.of(features).values().forEach(statement -> {
            List<String> ids = texts.computeIfAbsent(statement.text(), key -> new ArrayList<>());
            if (statement.testable()) {
                ids.add(statement.id());
            }
        });
        UserError.where(
                texts.isEmpty(),
                "No statements found in " + features.resolve("statements"),
                "run this in the folder of Oya, or select one with --features DIR");
        return texts;
    }
}
