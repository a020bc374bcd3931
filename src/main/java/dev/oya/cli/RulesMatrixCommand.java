package dev.oya.cli;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.Output;
import dev.oya.cli.io.Progress;
import dev.oya.cli.text.MatrixText;
import dev.oya.spec.Outcome;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.ScenarioRules;
import dev.oya.spec.matrix.Matrix;
import dev.oya.spec.matrix.MatrixJson;
import dev.oya.spec.matrix.MatrixPage;
import dev.oya.spec.run.ScenarioRun;
import dev.oya.spec.run.Scenarios;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Where the readings of a game part. */
@Command(name = "matrix")
final class RulesMatrixCommand extends AnswerCommand {
    @Mixin
    private ScenarioOptions options;

    @Option(names = "--html", paramLabel = "FILE")
    private Path html;

    @Override
    public Integer call() throws IOException {
        if (html != null) {
            Output.check(html);
        }
        List<Matrix> all = matrices();
        if (json) {
            printJson(Map.of("games", all.stream().map(MatrixJson::of).toList()));
        } else {
            all.forEach(matrix -> new MatrixText(out(), matrix).print());
        }
        if (html != null) {
            Output.write(html, MatrixPage.of(all));
        }
        return ExitCode.DONE;
    }

    private List<Matrix> matrices() {
        Scenarios scenarios = options.scenarios(null);
        ScenarioRules own = options.rules(null).subjects();
        Function<Scenarios.One, RulesUnderTest.Subject> of = one -> own.own(one.file(), one.tags(), one.language());
        return scenarios.all().stream()
                .map(one -> of.apply(one).game())
                .distinct()
                .map(game -> matrix(
                        game,
                        own.profiles(game),
                        scenarios.only(one -> of.apply(one).game().equals(game)),
                        of))
                .toList();
    }

    private Matrix matrix(
            String game,
            List<String> profiles,
            Scenarios scenarios,
            Function<Scenarios.One, RulesUnderTest.Subject> own) {
        Map<String, RulesUnderTest> rules = new LinkedHashMap<>();
        for (String profile : profiles) {
            RulesUnderTest reading = options.rules(profile);
            reading.rules(new RulesUnderTest.Subject(game, profile));
            rules.put(profile, reading);
        }
        Map<String, List<Outcome>> outcomes;
        try (Progress progress = Progress.on(err(), game, (long) scenarios.all().size() * rules.size())) {
            outcomes = run(rules, scenarios, progress);
        }
        Map<String, String> texts = new LinkedHashMap<>();
        scenarios
                .all()
                .forEach(one ->
                        texts.put(one.file() + ":" + one.line(), own.apply(one).profile()));
        return Matrix.of(game, rules, outcomes, outcome -> texts.get(outcome.file() + ":" + outcome.line()));
    }

    /** Each reading has a thread of its own. */
    private static Map<String, List<Outcome>> run(
            Map<String, RulesUnderTest> rules, Scenarios scenarios, Progress progress) {
        int threads = Math.min(rules.size(), Runtime.getRuntime().availableProcessors());
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            Map<String, CompletableFuture<List<Outcome>>> running = new LinkedHashMap<>();
            rules.forEach((profile, reading) -> running.put(
                    profile,
                    CompletableFuture.supplyAsync(
                            () -> ScenarioRun.run(reading, scenarios, List.of(), outcome -> progress.step()), pool)));
            Map<String, List<Outcome>> outcomes = new LinkedHashMap<>();
            running.forEach((profile, one) -> outcomes.put(profile, one.join()));
            return outcomes;
        } finally {
            pool.shutdownNow();
        }
    }
}
