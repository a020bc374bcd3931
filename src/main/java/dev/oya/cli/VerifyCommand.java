package dev.oya.cli;

import dev.oya.cli.text.Text;
import dev.oya.record.Json;
import dev.oya.record.Mismatch;
import dev.oya.record.Verifier;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.zip.GZIPInputStream;
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
    private static final int LONGEST = 200;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "Records, one a line, plain or gzipped; - is the input.")
    private List<String> files;

    @Option(names = "--first", description = "Stop at the first wrong record of each file.")
    private boolean first;

    @Option(names = "--json", description = "Answer in JSON.")
    private boolean json;

    @Mixin
    private FolderOptions folder;

    @Spec
    private CommandSpec spec;

    private record Result(String file, int rounds, int wrong, List<Mismatch> mismatches) {}

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        RecordRules finder = new RecordRules(folder);
        List<Result> results = new ArrayList<>();
        for (String file : files) {
            Result result = verify(file, new Verifier(finder));
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

    private Result verify(String file, Verifier verifier) throws IOException {
        List<Mismatch> mismatches = new ArrayList<>();
        int number = 0;
        int rounds = 0;
        int wrong = 0;
        try (BufferedReader lines = lines(Input.open(file, Main.in(spec)))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                if (line.isBlank()) {
                    continue;
                }
                rounds++;
                List<Mismatch> found = verifier.verify(number, line);
                wrong += found.isEmpty() ? 0 : 1;
                mismatches.addAll(found);
                if (first && wrong > 0) {
                    break;
                }
            }
            if (rounds == 0) {
                mismatches.add(new Mismatch(1, "file", "a record in each line", "no record at all"));
            }
        } catch (EOFException | ZipException broken) {
            mismatches.add(new Mismatch(
                    number + 1, "file", "a whole gzipped file", "one that breaks off or is damaged; get it once more"));
        }
        return new Result(Input.shown(file), rounds, wrong, mismatches);
    }

    /** What begins like a gzipped file is unpacked, whatever it is called. */
    private static BufferedReader lines(InputStream in) throws IOException {
        BufferedInputStream bytes = new BufferedInputStream(in, 1 << 16);
        bytes.mark(2);
        boolean zipped = bytes.read() == 0x1f && bytes.read() == 0x8b;
        bytes.reset();
        InputStream plain = zipped ? new GZIPInputStream(bytes, 1 << 16) : bytes;
        return new BufferedReader(new InputStreamReader(plain, StandardCharsets.UTF_8), 1 << 16);
    }

    private static void print(Result result, PrintWriter out) {
        for (Mismatch mismatch : result.mismatches()) {
            out.println(result.file() + ":" + mismatch.line() + ": " + mismatch.field() + ": expected "
                    + shortened(mismatch.expected()) + ", found " + shortened(mismatch.found()));
        }
        if (result.mismatches().isEmpty()) {
            out.println(result.file() + ": " + Text.count(result.rounds(), "round") + ", all right");
        } else {
            Mismatch mismatch = result.mismatches().get(0);
            out.println(result.file() + ": " + result.wrong() + " of " + Text.count(result.rounds(), "round")
                    + " wrong; the first in line " + mismatch.line() + " (" + mismatch.field() + ")");
        }
    }

    private static String shortened(String value) {
        return value.length() <= LONGEST ? value : value.substring(0, LONGEST) + " ...";
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
