package dev.oya.cli;

import dev.oya.bots.Bots;
import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.Output;
import dev.oya.cli.io.Progress;
import dev.oya.cli.io.UserError;
import dev.oya.cli.text.ReportText;
import dev.oya.engine.ResultCache;
import dev.oya.experiment.Arm;
import dev.oya.experiment.Cluster;
import dev.oya.experiment.Deals;
import dev.oya.experiment.Experiment;
import dev.oya.experiment.ExperimentProgress;
import dev.oya.experiment.ExperimentRun;
import dev.oya.experiment.Measure;
import dev.oya.experiment.MeasureWords;
import dev.oya.experiment.Report;
import dev.oya.experiment.StoppingRule;
import dev.oya.experiment.StudyPage;
import dev.oya.input.Suggestions;
import dev.oya.say.Wording;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code oya study}, which measures the effects of rules. */
@Command(name = "study")
final class StudyCommand extends AnswerCommand {
    private static final long USUAL = 2_000;

    @Parameters(paramLabel = "GAME")
    private String game;

    @Option(names = "--rounds", paramLabel = "N")
    private Long rounds;

    @Option(names = "--precision", paramLabel = "X")
    private Double precision;

    @Option(names = "--question", paramLabel = "MEASURE", defaultValue = "dealer")
    private String question;

    @Option(names = "--seed", paramLabel = "TEXT", defaultValue = "1")
    private String seed;

    @Option(names = "--bots", paramLabel = "NAME", split = ",", defaultValue = "greedy")
    private List<String> bots;

    @Option(names = "--resume", paramLabel = "FILE")
    private Path file;

    @Option(names = "--html", paramLabel = "FILE")
    private Path html;

    @Option(names = "--plots", paramLabel = "DIR")
    private Path plots;

    @Option(names = "--all")
    private boolean all;

    @Mixin
    private StudyArms arms;

    @Mixin
    private ThreadsOption work;

    @Mixin
    private ClusterOption on;

    @Mixin
    private LanguageOption language;

    @Override
    public Integer call() throws IOException {
        check();
        int threads = work.threads();
        Experiment study = study();
        Wording speech = new Wording(
                language.language(arms.folder().library().folder()),
                arms.folder().library().folder(),
                study.arms().get(0).rules().settings().pack(),
                MeasureWords.SENTENCES);
        StoppingRule aim = new StoppingRule(
                rounds != null ? rounds : precision != null ? 0 : USUAL, question, precision == null ? 0 : precision);
        checkQuestion(study, speech);
        try (Cluster cluster = on.open()) {
            ExperimentRun.Played here = (progress, listener) -> playHere(study, threads, progress, listener);
            ExperimentRun.Played played =
                    cluster == null ? here : cluster.study(arms.folder().library(), study);
            return run(study, speech, new ExperimentRun(study, aim, file), played);
        }
    }

    private static void playHere(
            Experiment study, int threads, ExperimentProgress progress, Consumer<ExperimentProgress> listener)
            throws InterruptedException {
        List<ResultCache> answers = study.arms().stream()
                .map(Arm::rules)
                .distinct()
                .map(ResultCache::of)
                .toList();
        study.run(progress, threads, listener);
        answers.forEach(ResultCache::keep);
    }

    private int run(Experiment study, Wording speech, ExperimentRun run, ExperimentRun.Played played)
            throws IOException {
        return ThreadsOption.untilStopped(run::stop, () -> {
            ExperimentProgress progress = run.progress();
            try (Progress bar = Progress.on(err(), study.game(), progress.expected())) {
                run.run(played, now -> bar.at(now.rounds(), now.expected()));
            }
            print(study, progress, speech);
            return ExitCode.DONE;
        });
    }

    private void check() {
        UserError.rounds(rounds);
        UserError.where(
                precision != null && !(precision > 0),
                "--precision " + precision + ": invalid precision",
                "it must be greater than 0");
        Output.check(html);
        Output.check(file);
        UserError.where(
                plots != null && !Files.isDirectory(plots),
                "Folder not found: " + plots,
                "create it, or choose another");
        for (String bot : bots) {
            BotOptions.check("--bots", bot);
            UserError.where(
                    Bots.hasTimeLimit(bot),
                    "--bots " + bot + ": bots with a time limit are not reproducible",
                    "write strong:400, or another number of simulations");
        }
    }

    private Experiment study() {
        List<Arm> all = arms.of(game, bots);
        try {
            return new Experiment(all, new Deals(seed));
        } catch (IllegalArgumentException apart) {
            throw new UserError(apart.getMessage(), "use rules of one game that allow the same --players");
        }
    }

    private void checkQuestion(Experiment study, Wording speech) {
        List<String> known = Measure.askable(study);
        int colon = question.indexOf(':');
        Measure measure = Measure.named(question);
        boolean word = colon > 0
                && measure != null
                && Set.of(Measure.Part.WORD, Measure.Part.REASON).contains(measure.part())
                && List.of(question.substring(colon + 1).split(":")).stream().allMatch(speech.glossary()::has);
        if (!word && !known.contains(question)) {
            String near = Suggestions.english(question, known);
            throw new UserError(
                    "--question " + question + ": unknown measure",
                    near != null ? near : "allowed: " + String.join(", ", known) + ", end:…, for:…, worth:…");
        }
    }

    private void print(Experiment study, ExperimentProgress progress, Wording speech) throws IOException {
        if (progress.matches() == 0) {
            err().println("The study was cancelled before a match was played.");
            return;
        }
        Report report = Report.of(study, progress, commandLine());
        MeasureWords words = new MeasureWords(speech);
        if (html != null) {
            Output.write(html, new StudyPage(report, speech).html());
        }
        if (plots != null) {
            for (Map.Entry<String, String> one : report.folder(words).entrySet()) {
                Output.write(plots.resolve(one.getKey()), one.getValue());
            }
        }
        if (json) {
            printJson(report.json(words));
        } else {
            new ReportText(new StudyPage(report, speech).summary(all)).print(out());
        }
        out().flush();
    }

    /** Returns the command line that repeats the study. */
    private String commandLine() {
        return "oya "
                + spec.root().commandLine().getParseResult().originalArgs().stream()
                        .map(word -> word.matches("[\\w@%+=:,./-]+") ? word : "'" + word.replace("'", "'\\''") + "'")
                        .collect(Collectors.joining(" "));
    }
}
