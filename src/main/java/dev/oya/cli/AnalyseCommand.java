package dev.oya.cli;

import dev.oya.analysis.Analysis;
import dev.oya.analysis.Analysis.Gathering;
import dev.oya.analysis.Analysis.Position;
import dev.oya.analysis.AnalysisJson;
import dev.oya.analysis.MoveAnalysis;
import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.Input;
import dev.oya.cli.io.Progress;
import dev.oya.cli.io.UserError;
import dev.oya.cli.text.AnalysisText;
import dev.oya.notation.Mismatch;
import dev.oya.record.RecordLines;
import dev.oya.record.Verifier;
import dev.oya.say.Wording;
import dev.oya.situation.RecordRulesFinder;
import dev.oya.threads.OrderedWork;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** The command {@code oya analyse}, which finds mistakes in records and estimates their cost. */
@Command(name = "analyse")
final class AnalyseCommand extends AnswerCommand {
    private static final int MOST_ROUNDS = 1_000_000;

    @Parameters(paramLabel = "RECORD")
    private String file;

    @Option(names = "--seat", paramLabel = "N")
    private Integer seat;

    @Option(names = "--open-hands")
    private boolean open;

    @Option(names = "--iterations", paramLabel = "N", defaultValue = "1000")
    private int iterations;

    @Option(names = "--show", paramLabel = "N", defaultValue = "10")
    private int show;

    @Mixin
    private FolderOptions folder;

    @Mixin
    private LanguageOption language;

    @Mixin
    private ThreadsOption work;

    @Override
    public Integer call() throws IOException {
        UserError.outside("--iterations", iterations, "invalid number", 1, MOST_ROUNDS);
        UserError.outside("--show", show, "invalid number", 0, Long.MAX_VALUE);
        int threads = work.threads();
        AtomicBoolean stopped = new AtomicBoolean();
        Analysis analysis = new Analysis(one -> seat == null || one == seat, open, iterations, stopped::get);
        List<Position> positions = new ArrayList<>();
        int rounds = gather(analysis, positions);
        return ThreadsOption.untilStopped(() -> stopped.set(true), () -> {
            List<MoveAnalysis> decisions = Analysis.worstFirst(weigh(analysis, positions, threads, stopped));
            print(decisions, positions, rounds);
            // If the JVM is shutting down, nothing else flushes the output.
            out().flush();
            return ExitCode.DONE;
        });
    }

    private int gather(Analysis analysis, List<Position> positions) throws IOException {
        RecordRulesFinder finder = new RecordRulesFinder(folder.library(), folder.layers());
        String spoken = language.language(folder.library().folder());
        List<Gathering> gathered = new ArrayList<>();
        int[] seats = {0};
        Verifier verifier = new Verifier(finder, (match, move) -> {
            seats[0] = match.table().seats();
            gathered.get(gathered.size() - 1).before(match, move);
        });
        try (RecordLines lines = new RecordLines(Input.open(file, in()), RecordLines.MOST_BYTES)) {
            while (lines.next()) {
                if (lines.text() != null && lines.text().isBlank()) {
                    continue;
                }
                gathered.add(analysis.new Gathering(lines.number()));
                List<Mismatch> wrong =
                        lines.wrong() != null ? List.of(lines.wrong()) : verifier.verify(lines.number(), lines.text());
                if (!wrong.isEmpty()) {
                    wrong.forEach(one -> err().println(one.text(Input.shown(file), spoken)));
                    throw new UserError(
                            Input.shown(file) + " cannot be analysed",
                            "'oya verify-record' lists its errors",
                            ExitCode.REFUSED);
                }
            }
        }
        if (gathered.isEmpty()) {
            throw new UserError(
                    Input.shown(file) + " contains no record", "each line must be a record", ExitCode.REFUSED);
        }
        UserError.outside("--seat", seat, "unknown seat", 0, seats[0] - 1);
        gathered.forEach(one -> positions.addAll(one.positions()));
        return gathered.size();
    }

    private List<MoveAnalysis> weigh(Analysis analysis, List<Position> positions, int threads, AtomicBoolean stopped) {
        List<MoveAnalysis> decisions = new ArrayList<>();
        if (positions.isEmpty()) {
            return decisions;
        }
        try (Progress progress = Progress.on(err(), "analyse", positions.size())) {
            OrderedWork.run(
                    threads,
                    0,
                    part -> part < positions.size(),
                    part -> Optional.ofNullable(stopped.get() ? null : analysis.weigh(positions.get(part))),
                    decision -> {
                        decision.ifPresent(decisions::add);
                        progress.step();
                        return decision.isPresent() && decisions.size() < positions.size();
                    });
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
        return decisions;
    }

    private void print(List<MoveAnalysis> decisions, List<Position> positions, int rounds) {
        if (json) {
            boolean complete = decisions.size() == positions.size();
            printJson(new Answer(
                    rounds,
                    open,
                    iterations,
                    complete,
                    decisions.stream().map(this::json).toList()));
        } else if (positions.isEmpty()) {
            out().println("The record contains no decisions.");
        } else {
            Wording speech = language.speech(
                    folder.library().folder(),
                    positions.get(0).rules().settings().pack());
            new AnalysisText(decisions, positions.size(), rounds, speech).print(out(), show);
        }
    }

    private record Answer(int rounds, boolean open, int iterations, boolean complete, List<ObjectNode> decisions) {}

    private ObjectNode json(MoveAnalysis decision) {
        Wording speech = language.speech(
                folder.library().folder(), decision.rules().settings().pack());
        return new AnalysisJson(decision.rules(), speech).of(decision);
    }
}
