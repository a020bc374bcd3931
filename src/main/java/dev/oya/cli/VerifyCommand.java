package dev.oya.cli;

import dev.oya.cli.text.Text;
import dev.oya.record.Mismatch;
import dev.oya.record.RecordLines;
import dev.oya.record.Verifier;
import dev.oya.told.RecordRules;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.ZipException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Derives everything in records again and tells where they differ. */
@Command(
        name = "verify-record",
        description = {
            "Plays recorded rounds again and compares everything that follows from the deck and the actions.",
            "Exit code 4 where any record is wrong."
        },
        footer = {
            "  oya verify-record match.jsonl",
            "  oya verify-record --json rounds-*.jsonl.gz",
            "  zcat rounds.jsonl.gz | oya verify-record -"
        })
final class VerifyCommand extends AnswerCommand {
    private static final int MOST_KEPT = 1_000;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "Records, one a line, plain or gzipped; - is the input.")
    private List<String> files;

    @Option(names = "--first", description = "Stop at the first wrong record of each file.")
    private boolean first;

    @Option(
            names = "--line-limit",
            paramLabel = "BYTES",
            description = "How long a line may be; a longer one is passed over as wrong. Else 16 MiB.")
    private int lineLimit = RecordLines.MOST_BYTES;

    @Mixin
    private FolderOptions folder;

    /** What came of a file; of very many mismatches only the first are kept. */
    private record Result(String file, int rounds, int wrong, int unfinished, int fair, List<Mismatch> mismatches) {}

    private record Answer(boolean right, List<Result> files) {}

    @Override
    public Integer call() throws IOException {
        if (lineLimit < 1) {
            throw new Complaint("--line-limit " + lineLimit + ": no record is so short", "it is a number of bytes");
        }
        // A name that is misspelt is told before anything is answered.
        files.stream().filter(file -> !file.equals("-")).forEach(Input::readable);
        RecordRules finder = new RecordRules(folder.oya(), folder.houses());
        List<Result> results = new ArrayList<>();
        for (String file : files) {
            Result result = verify(file, new Verifier(finder));
            results.add(result);
            if (!json) {
                print(result);
            }
        }
        boolean right = results.stream().allMatch(result -> result.mismatches().isEmpty());
        if (json) {
            answer(new Answer(right, results));
        }
        return right ? Exit.DONE : Exit.REFUSED;
    }

    private Result verify(String file, Verifier verifier) throws IOException {
        List<Mismatch> kept = new ArrayList<>();
        Consumer<Mismatch> tell = mismatch -> tell(file, mismatch, kept);
        int number = 0;
        int rounds = 0;
        int unfinished = 0;
        int fair = 0;
        int wrong = 0;
        try (RecordLines lines = new RecordLines(Input.open(file, in()), lineLimit)) {
            while (lines.next() && !(first && wrong > 0)) {
                number = lines.number();
                if (lines.text() != null && lines.text().isBlank()) {
                    continue;
                }
                rounds++;
                List<Mismatch> found =
                        lines.wrong() != null ? List.of(lines.wrong()) : verifier.verify(number, lines.text());
                wrong += found.isEmpty() ? 0 : 1;
                fair += verifier.isFair() && found.isEmpty() ? 1 : 0;
                unfinished += found.isEmpty() && verifier.isUnfinished() ? 1 : 0;
                found.forEach(tell);
            }
            if (rounds == 0) {
                tell.accept(new Mismatch(1, "file", "a record in each line", "no record at all"));
            }
        } catch (EOFException | ZipException broken) {
            String why = broken.getMessage() == null ? "it breaks off" : broken.getMessage();
            tell.accept(new Mismatch(number + 1, "file", "a whole gzipped file", why + "; get it once more"));
        }
        return new Result(Input.shown(file), rounds, wrong, unfinished, fair, kept);
    }

    private void tell(String file, Mismatch mismatch, List<Mismatch> kept) {
        if (kept.size() < MOST_KEPT) {
            kept.add(mismatch);
        }
        if (!json) {
            out().println(mismatch.in(Input.shown(file)));
        }
    }

    private void print(Result result) {
        if (result.mismatches().isEmpty()) {
            out().println(result.file() + ": " + Text.count(result.rounds(), "round") + ", all right"
                    + (result.fair() == 0 ? "" : "; " + result.fair() + " dealt as was committed to")
                    + (result.unfinished() == 0 ? "" : "; " + result.unfinished() + " unfinished"));
        } else {
            Mismatch mismatch = result.mismatches().get(0);
            out().println(result.file() + ": " + result.wrong() + " of " + Text.count(result.rounds(), "round")
                    + " wrong; the first in line " + mismatch.line() + " (" + mismatch.field() + ")");
        }
    }
}
