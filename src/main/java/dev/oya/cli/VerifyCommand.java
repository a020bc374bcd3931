package dev.oya.cli;

import dev.oya.cli.text.Text;
import dev.oya.record.Json;
import dev.oya.record.Mismatch;
import dev.oya.record.RecordLines;
import dev.oya.record.Verifier;
import java.io.EOFException;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.zip.ZipException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Derives everything in records again and tells where they differ. */
@Command(
        name = "verify-record",
        description = {
            "Plays recorded rounds again and compares everything that follows from the deck and the actions.",
            "Exit code 4 where any record is wrong."
        },
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  oya verify-record match.jsonl",
            "  oya verify-record --json rounds-*.jsonl.gz",
            "  zcat rounds.jsonl.gz | oya verify-record -"
        })
final class VerifyCommand implements Callable<Integer> {
    private static final int MOST_KEPT = 1_000;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "Records, one a line, plain or gzipped; - is the input.")
    private List<String> files;

    @Option(names = "--first", description = "Stop at the first wrong record of each file.")
    private boolean first;

    @Option(names = "--json", description = "Answer in JSON.")
    private boolean json;

    @Option(
            names = "--line-limit",
            paramLabel = "BYTES",
            description = "How long a line may be; a longer one is passed over as wrong. Else 16 MiB.")
    private int lineLimit = RecordLines.MOST_BYTES;

    @Mixin
    private FolderOptions folder;

    @Spec
    private CommandSpec spec;

    /** What came of a file; of very many mismatches only the first are kept. */
    private record Result(String file, int rounds, int wrong, int unfinished, int fair, List<Mismatch> mismatches) {}

    @Override
    public Integer call() throws IOException {
        if (lineLimit < 1) {
            throw new Complaint("--line-limit " + lineLimit + ": no record is so short", "it is a number of bytes");
        }
        // A name that is misspelt is told before anything is answered.
        files.stream().filter(file -> !file.equals("-")).forEach(Input::readable);
        PrintWriter out = spec.commandLine().getOut();
        RecordRules finder = new RecordRules(folder.oya(), folder.houses());
        List<Result> results = new ArrayList<>();
        for (String file : files) {
            Result result = verify(file, new Verifier(finder), out);
            results.add(result);
            if (!json) {
                print(result, out);
            }
        }
        boolean right = results.stream().allMatch(result -> result.mismatches().isEmpty());
        if (json) {
            out.println(json(results, right));
        }
        return right ? Exit.DONE : Exit.REFUSED;
    }

    private Result verify(String file, Verifier verifier, PrintWriter out) throws IOException {
        List<Mismatch> kept = new ArrayList<>();
        Consumer<Mismatch> tell = mismatch -> tell(file, mismatch, kept, out);
        int number = 0;
        int rounds = 0;
        int unfinished = 0;
        int fair = 0;
        int wrong = 0;
        try (RecordLines lines = new RecordLines(Input.open(file, Main.in(spec)), lineLimit)) {
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

    private void tell(String file, Mismatch mismatch, List<Mismatch> kept, PrintWriter out) {
        if (kept.size() < MOST_KEPT) {
            kept.add(mismatch);
        }
        if (!json) {
            out.println(Input.shown(file) + ":" + mismatch.line() + ": " + mismatch.field() + ": expected "
                    + mismatch.expected() + ", found " + mismatch.found());
        }
    }

    private static void print(Result result, PrintWriter out) {
        if (result.mismatches().isEmpty()) {
            out.println(result.file() + ": " + Text.count(result.rounds(), "round") + ", all right"
                    + (result.fair() == 0 ? "" : "; " + result.fair() + " dealt as was committed to")
                    + (result.unfinished() == 0 ? "" : "; " + result.unfinished() + " unfinished"));
        } else {
            Mismatch mismatch = result.mismatches().get(0);
            out.println(result.file() + ": " + result.wrong() + " of " + Text.count(result.rounds(), "round")
                    + " wrong; the first in line " + mismatch.line() + " (" + mismatch.field() + ")");
        }
    }

    private static ObjectNode json(List<Result> results, boolean right) {
        ObjectNode answer = Json.object();
        answer.put("right", right);
        ArrayNode files = answer.putArray("files");
        for (Result result : results) {
            ObjectNode file = files.addObject();
            file.put("file", result.file());
            file.put("rounds", result.rounds());
            file.put("wrong", result.wrong());
            file.put("unfinished", result.unfinished());
            file.put("fair", result.fair());
            ArrayNode mismatches = file.putArray("mismatches");
            for (Mismatch mismatch : result.mismatches()) {
                ObjectNode one = mismatches.addObject();
                one.put("line", mismatch.line());
                one.put("field", mismatch.field());
                one.put("expected", mismatch.expected());
                one.put("found", mismatch.found());
            }
        }
        return answer;
    }
}
