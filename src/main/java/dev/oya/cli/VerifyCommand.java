package dev.oya.cli;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.oya.cli.io.ExitCode;
import dev.oya.cli.io.Input;
import dev.oya.cli.io.Progress;
import dev.oya.cli.io.UserError;
import dev.oya.experiment.Cluster;
import dev.oya.input.Advice;
import dev.oya.notation.Mismatch;
import dev.oya.pack.words.Messages;
import dev.oya.record.LibraryFaults;
import dev.oya.record.RecordLines;
import dev.oya.record.Verifier;
import dev.oya.record.Verifiers;
import dev.oya.record.VerifyResult;
import dev.oya.situation.RecordRulesFinder;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.function.Predicate;
import java.util.zip.ZipException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code oya verify-record}, which replays records and reports differences. */
@Command(name = "verify-record")
final class VerifyCommand extends AnswerCommand {
    private static final int MOST_KEPT = 1_000;

    @Parameters(arity = "1..*", paramLabel = "FILE")
    private List<String> files;

    @Option(names = "--first")
    private boolean first;

    @Option(names = "--line-limit", paramLabel = "BYTES")
    private int lineLimit = RecordLines.MOST_BYTES;

    @Mixin
    private ThreadsOption work;

    @Mixin
    private ClusterOption on;

    @Mixin
    private FolderOptions folder;

    @Mixin
    private LanguageOption language;

    private String spoken;
    private ResourceBundle sentences;

    private record Result(String file, @JsonUnwrapped VerifyResult of) {
        Result in(String language) {
            return new Result(file, of.in(language));
        }
    }

    private record Answer(boolean right, List<Result> files) {}

    @Override
    public Integer call() throws IOException, InterruptedException {
        UserError.outside("--line-limit", lineLimit, "invalid length", 1, Long.MAX_VALUE);
        spoken = language.language(folder.library().folder());
        sentences = Messages.of(LanguageOption.SENTENCES, spoken);
        // A wrong file name is reported before any file is verified.
        files.stream().filter(file -> !file.equals("-")).forEach(Input::readable);
        List<Result> results = new ArrayList<>();
        try (Cluster cluster = on.open()) {
            Cluster.Verifying verifying = cluster == null
                    ? new Verifiers(
                            work.threads(),
                            () -> new Verifier(new RecordRulesFinder(folder.library(), folder.layers())))::verify
                    : cluster.verifying(folder.library(), folder.layers(), first);
            for (String file : files) {
                Result result = verify(file, verifying);
                results.add(result);
                if (!json) {
                    report(() -> print(result));
                }
            }
        }
        boolean right =
                results.stream().allMatch(result -> result.of().mismatches().isEmpty());
        if (json) {
            report(() -> printJson(new Answer(
                    right, results.stream().map(one -> one.in(spoken)).toList())));
        }
        return right ? ExitCode.DONE : ExitCode.REFUSED;
    }

    private Result verify(String file, Cluster.Verifying verifying) throws IOException, InterruptedException {
        // Only the first MOST_KEPT mismatches are kept.
        VerifyResult[] all = {VerifyResult.NOTHING};
        long size = Input.size(file);
        Progress progress = Progress.ofBytes(err(), Input.shown(file), size);
        Predicate<VerifyResult> listener = one -> {
            if (!json && !one.mismatches().isEmpty()) {
                // The progress bar is closed first, so that it is not interleaved with the reports.
                progress.close();
            }
            one.mismatches().forEach(mismatch -> print(file, mismatch));
            all[0] = all[0].and(one, MOST_KEPT);
            return !(first && all[0].wrong() > 0);
        };
        Mismatch none = null;
        RecordLines lines = null;
        try (InputStream in = Input.open(file, in())) {
            RecordLines read = new RecordLines(in, lineLimit);
            lines = read;
            verifying.verify(read, one -> {
                progress.at(read.bytes(), size);
                return listener.test(one);
            });
            if (all[0].rounds() == 0) {
                none = new Mismatch(1, "file", Advice.of("record-per-line"), Advice.of("no-record"));
            }
        } catch (EOFException | ZipException broken) {
            int line = lines == null ? 1 : lines.number() + 1;
            none = new Mismatch(line, "file", Advice.of("whole-file"), LibraryFaults.of(broken));
        } finally {
            progress.close();
        }
        if (none != null) {
            listener.test(new VerifyResult(0, 0, 0, 0, 0, List.of(none)));
        }
        return new Result(Input.shown(file), all[0]);
    }

    private void print(String file, Mismatch mismatch) {
        if (!json) {
            report(() -> out().println(mismatch.text(Input.shown(file), spoken)));
        }
    }

    private void print(Result result) {
        VerifyResult of = result.of();
        if (of.mismatches().isEmpty()) {
            out().println(colours().good(say("right", result.file(), rounds(of)))
                    + (of.fair() == 0 ? "" : say("fair", of.fair()))
                    + (of.entered() == 0 ? "" : say("entered", of.entered()))
                    + (of.unfinished() == 0 ? "" : say("unfinished", of.unfinished())));
        } else if (of.wrong() > 0) {
            Mismatch mismatch = of.mismatches().get(0);
            String wrong = say("wrong", result.file(), of.wrong(), rounds(of), mismatch.line(), mismatch.field());
            out().println(colours().bad(wrong));
        }
    }

    private String rounds(VerifyResult of) {
        return Messages.count(sentences, "verified-rounds", of.rounds());
    }

    private String say(String key, Object... blanks) {
        return String.format(Locale.ROOT, sentences.getString("verified-" + key), blanks);
    }
}
