package dev.oya.cli;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.Output;
import dev.oya.cli.io.Progress;
import dev.oya.cli.text.MatrixText;
import dev.oya.pack.words.Messages;
import dev.oya.spec.Outcome;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.ScenarioRules;
import dev.oya.spec.matrix.Matrix;
import dev.oya.spec.matrix.MatrixJson;
import dev.oya.spec.matrix.MatrixPage;
import dev.oya.spec.run.ScenarioRun;
import dev.oya.spec.run.Scenarios;
import dev.oya.threads.OrderedWork;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code oya rules matrix}, which shows the scenarios on which the profiles of a game differ. */
@Command(name = "matrix")
final class RulesMatrixCommand extends AnswerCommand {
    @Mixin
    private ScenarioOptions options;

    @Mixin
    private LanguageOption language;

    @Option(names = "--html", paramLabel = "FILE")
    private Path html;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (html != null) {
            Output.check(html);
        }
        List<Matrix> all = matrices();
        if (json) {
            printJson(Map.of("games", all.stream().map(MatrixJson::of).toList()));
        } else {
            ResourceBundle sentences = Messages.of(
                    LanguageOption.SENTENCES,
                    language.language(options.folder().library().folder()));
            all.forEach(matrix -> new MatrixText(out(), matrix, sentences).print());
        }
        if (html != null) {
            Output.write(html, MatrixPage.of(all));
        }
        return ExitCode.DONE;
    }

    private List<Matrix> matrices() throws InterruptedException {
        Scenarios scenarios = options.scenarios(null);
        ScenarioRules own = options.rules(null).subjects();
        Function<Scenarios.One, RulesUnderTest.Subject> of = one -> own.own(one.file(), one.tags(), one.language());
        Set<String> games = new LinkedHashSet<>();
        scenarios.all().forEach(one -> games.add(of.apply(one).game()));
        List<Matrix> all = new ArrayList<>();
        for (String game : games) {
            Scenarios some = scenarios.only(one -> of.apply(one).game().equals(game));
            all.add(matrix(game, own.profiles(game), some, of));
        }
        return all;
    }

    private Matrix matrix(
            String game,
            List<String> profiles,
            Scenarios scenarios,
            Function<Scenarios.One, RulesUnderTest.Subject> own)
            throws InterruptedException {
        Map<String, RulesUnderTest> rules = new LinkedHashMap<>();
        for (String profile : profiles) {
            RulesUnderTest tested = options.rules(profile);
            tested.rules(new RulesUnderTest.Subject(game, profile));
            rules.put(profile, tested);
        }
        Map<String, List<Outcome>> outcomes = new LinkedHashMap<>();
        try (Progress progress = Progress.on(err(), game, (long) scenarios.all().size() * rules.size())) {
            // Each profile runs on one thread.
            int threads = Math.min(rules.size(), Runtime.getRuntime().availableProcessors());
            List<List<Outcome>> all = OrderedWork.all(
                    threads,
                    rules.size(),
                    part -> ScenarioRun.run(
                            rules.get(profiles.get(part)), scenarios, List.of(), outcome -> progress.step()));
            all.forEach(some -> outcomes.put(profiles.get(outcomes.size()), some));
        }
        Map<String, String> texts = new LinkedHashMap<>();
        scenarios
                .all()
                .forEach(one ->
                        texts.put(one.file() + ":" + one.line(), own.apply(one).profile()));
        return Matrix.of(game, rules, outcomes, outcome -> texts.get(outcome.file() + ":" + outcome.line()));
    }
}
