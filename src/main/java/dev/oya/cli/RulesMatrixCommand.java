package dev.oya.cli;

import dev.oya.cli.text.MatrixText;
import dev.oya.compare.Matrix;
import dev.oya.compare.MatrixJson;
import dev.oya.compare.MatrixPage;
import dev.oya.record.Json;
import dev.oya.spec.Outcome;
import dev.oya.spec.SpecRules;
import dev.oya.spec.Subjects;
import dev.oya.spec.run.ScenarioRun;
import dev.oya.spec.run.Scenarios;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Where the readings of a game part. */
@Command(
        name = "matrix",
        description = {
            "Holds the scenarios of all texts of a game against all its readings,",
            "and prints those that do not hold by every one: where interpretations part."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  oya rules matrix",
            "  oya rules matrix --game GAME --html matrix.html",
            "  oya rules matrix --tags @HH-4 --set kan=10"
        })
final class RulesMatrixCommand implements Callable<Integer> {
    @Mixin
    private ScenarioOptions options;

    @Option(names = "--json", description = "Answer in JSON.")
    private boolean json;

    @Option(names = "--html", paramLabel = "FILE", description = "Also write a page that shows every failed step.")
    private Path html;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (html != null) {
            Output.check(html);
        }
        List<Matrix> all = matrices();
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            ArrayNode games = Json.MAPPER.createArrayNode();
            all.forEach(matrix -> games.add(MatrixJson.of(matrix)));
            ObjectNode answer = Json.object();
            out.println(answer.set("games", games));
        } else {
            all.forEach(matrix -> MatrixText.print(out, matrix));
        }
        if (html != null) {
            Output.write(html, MatrixPage.of(all));
        }
        return Exit.DONE;
    }

    private List<Matrix> matrices() {
        Scenarios scenarios = options.scenarios(null);
        Subjects own = options.rules(null).subjects();
        Set<String> games = new LinkedHashSet<>();
        scenarios
                .all()
                .forEach(one -> games.add(
                        own.own(one.file(), one.tags(), one.language()).game()));
        List<Matrix> all = new ArrayList<>();
        for (String game : games) {
            all.add(matrix(
                    game,
                    scenarios.only(one -> own.own(one.file(), one.tags(), one.language())
                            .game()
                            .equals(game)),
                    own));
        }
        return all;
    }

    private Matrix matrix(String game, Scenarios scenarios, Subjects own) {
        Map<String, SpecRules> rules = new LinkedHashMap<>();
        for (String profile : own.profiles(game)) {
            SpecRules reading = options.rules(profile);
            reading.rules(new SpecRules.Subject(game, profile));
            rules.put(profile, reading);
        }
        Map<String, List<Outcome>> outcomes;
        try (Progress progress = Progress.on(
                spec.commandLine().getErr(), game, (long) scenarios.all().size() * rules.size())) {
            outcomes = run(rules, scenarios, progress);
        }
        Map<String, String> texts = new LinkedHashMap<>();
        scenarios
                .all()
                .forEach(one -> texts.put(
                        one.file() + ":" + one.line(),
                        own.own(one.file(), one.tags(), one.language()).profile()));
        return Matrix.of(game, rules, outcomes, outcome -> texts.get(outcome.file() + ":" + outcome.line()));
    }

    /** Each reading has a thread of its own. */
    private static Map<String, List<Outcome>> run(
            Map<String, SpecRules> rules, Scenarios scenarios, Progress progress) {
        int threads = Math.min(rules.size(), Runtime.getRuntime().availableProcessors());
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            Map<String, Future<List<Outcome>>> running = new LinkedHashMap<>();
            rules.forEach((profile, reading) -> running.put(
                    profile,
                    pool.submit(() -> ScenarioRun.run(reading, scenarios, List.of(), outcome -> progress.step()))));
            Map<String, List<Outcome>> outcomes = new LinkedHashMap<>();
            for (Map.Entry<String, Future<List<Outcome>>> one : running.entrySet()) {
                outcomes.put(one.getKey(), one.getValue().get());
            }
            return outcomes;
        } catch (ExecutionException failed) {
            throw new IllegalStateException("the scenarios could not be run", failed.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new Complaint("Interrupted", null, Exit.OURS);
        } finally {
            pool.shutdownNow();
        }
    }
}
