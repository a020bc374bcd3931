package dev.oya.cli;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.Progress;
import dev.oya.cli.text.FailureText;
import dev.oya.pack.words.Messages;
import dev.oya.spec.Outcome;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.run.ScenarioRun;
import dev.oya.spec.run.Scenarios;
import dev.oya.spec.run.StepTable;
import dev.oya.spec.steps.StepVocabulary;
import dev.oya.threads.OrderedWork;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code oya verify}, which runs scenarios. */
@Command(name = "verify")
final class VerifyScenariosCommand extends OyaCommand {
    /** Number of parts of the work for each thread. With more than one, a thread that finishes early takes another part. */
    private static final int PARTS = 2;

    @Option(
            names = {"-p", "--profile"},
            paramLabel = "PROFILE")
    private String profile;

    @Mixin
    private ReportOptions reports;

    @Option(names = "--steps")
    private boolean steps;

    @Mixin
    private ScenarioOptions options;

    @Mixin
    private LanguageOption language;

    @Mixin
    private ThreadsOption work;

    @Mixin
    private WatchOption watch;

    @Override
    public Integer call() throws Exception {
        if (steps) {
            out().print(StepTable.of(StepVocabulary.all(), ScenarioOptions.shipped(), ""));
            return ExitCode.DONE;
        }
        return watch.run(options.folder(), options.files(), this, this::verify);
    }

    /** Reads the rules and the scenarios and runs them. Can be called repeatedly. */
    int verify() throws IOException, InterruptedException {
        RulesUnderTest rules = options.rules(profile);
        Scenarios scenarios = options.scenarios(profile);
        Set<RulesUnderTest.Subject> subjects = new LinkedHashSet<>();
        for (Scenarios.One one : scenarios.all()) {
            subjects.add(rules.subjects().subject(one.file(), one.tags(), one.language()));
        }
        // Errors in the rules are reported before any scenario runs.
        subjects.forEach(rules::rules);
        List<Outcome> outcomes = run(rules, scenarios);
        report(() -> print(rules, outcomes));
        return outcomes.stream().allMatch(Outcome::passed) ? ExitCode.DONE : ExitCode.REFUSED;
    }

    private List<Outcome> run(RulesUnderTest rules, Scenarios scenarios) throws IOException, InterruptedException {
        try (Progress progress = Progress.on(err(), "scenarios", scenarios.all().size());
                ReportOptions.Reports files = reports.open()) {
            // A report covers a single run, so scenarios with reports run on one thread.
            List<Outcome> outcomes = files.plugins().isEmpty()
                    ? onThreads(rules, scenarios, progress)
                    : ScenarioRun.run(rules, scenarios, files.plugins(), outcome -> progress.step());
            files.keep();
            return outcomes;
        }
    }

    private List<Outcome> onThreads(RulesUnderTest rules, Scenarios scenarios, Progress progress)
            throws InterruptedException {
        int threads = work.threads();
        List<Scenarios> parts = scenarios.parts(threads == 1 ? 1 : PARTS * threads);
        return OrderedWork.all(
                        threads,
                        parts.size(),
                        part -> ScenarioRun.run(rules, parts.get(part), List.of(), outcome -> progress.step()))
                .stream()
                .flatMap(List::stream)
                .toList();
    }

    private void print(RulesUnderTest rules, List<Outcome> outcomes) {
        PrintWriter out = out();
        String spoken = language.language(rules.library().folder());
        ResourceBundle sentences = Messages.of(LanguageOption.SENTENCES, spoken);
        FailureText text = new FailureText(rules, spoken);
        outcomes.stream().filter(outcome -> !outcome.passed()).forEach(outcome -> text.print(out, outcome));
        Set<RulesUnderTest.Subject> subjects = new LinkedHashSet<>();
        outcomes.forEach(outcome -> subjects.add(outcome.subject()));
        for (RulesUnderTest.Subject subject : subjects) {
            List<Outcome> of = outcomes.stream()
                    .filter(outcome -> outcome.subject().equals(subject))
                    .toList();
            long failed = of.stream().filter(outcome -> !outcome.passed()).count();
            List<String> layers = rules.pack(subject).layers();
            String houses = layers.size() > 1
                    ? String.format(
                            sentences.getString("scenarios-houses"),
                            String.join(", ", layers.subList(1, layers.size())))
                    : "";
            String verdict = String.format(
                    Locale.ROOT,
                    sentences.getString(failed == 0 ? "scenarios-right" : "scenarios-failed"),
                    subject.game() + "/" + subject.profile(),
                    houses,
                    Messages.count(sentences, "scenarios", of.size()),
                    failed);
            out.println(failed == 0 ? colours().good(verdict) : colours().bad(verdict));
        }
    }
}
