package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import dev.oya.record.RecordMutator;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class FuzzTest {
    private static Run fuzz(String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine line =
                new CommandLine(new Fuzz()).setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        return new Run(line.execute(words), out.toString(), err.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"koi-koi", "mulle", "hachi-hachi"})
    void acceptsOrRejectsMutatedRecords(String game, @TempDir Path folder) {
        Path out = folder.resolve("fuzz.jsonl");
        Run run = fuzz(game, "--count", "700", "--seed", "test", "--out", out.toString());
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertTrue(run.out().startsWith("700 changed records: "), run.out());
        assertFalse(Files.exists(out));
    }

    @Test
    void equalSeedsProduceEqualMutations() {
        List<String> records = Run.of("simulate", "koi-koi", "--rounds", "3", "--record", "-")
                .out()
                .lines()
                .toList();
        RecordMutator one = new RecordMutator(records, 5);
        RecordMutator same = new RecordMutator(records, 5);
        RecordMutator other = new RecordMutator(records, 6);
        String first = one.next();
        assertEquals(first, same.next());
        assertFalse(records.contains(first));
        assertFalse(first.equals(other.next()));
    }
}
