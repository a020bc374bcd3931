package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SimulateCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int oya(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    @Test
    void summaryDoesNotDependOnThreadCount() {
        assertEquals(ExitCode.DONE, oya("simulate", "hachi-hachi", "--rounds", "30", "--threads", "1", "--json"));
        String alone = out.toString();
        out.getBuffer().setLength(0);
        assertEquals(ExitCode.DONE, oya("simulate", "hachi-hachi", "--rounds", "30", "--threads", "3", "--json"));
        assertEquals(alone, out.toString());
        JsonNode summary = new JsonMapper().readTree(alone);
        assertEquals(30, summary.get("rounds").intValue());
        assertEquals(90, summary.get("bots").get("random").get("rounds").intValue());
        assertEquals("", err.toString());
    }

    @Test
    void writesVerifiableRecords(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("rounds.jsonl.gz");
        assertEquals(
                ExitCode.DONE,
                oya("simulate", "hachi-hachi", "--rounds", "30", "--players", "5", "--record", file.toString()));
        assertFalse(Files.exists(folder.resolve("rounds.jsonl.gz.tmp")));
        assertEquals(ExitCode.DONE, oya("verify-record", file.toString()));
        assertTrue(out.toString().contains("30 rounds, no errors"), out.toString());
    }

    @Test
    void omitsEmptySections() {
        assertEquals(ExitCode.DONE, oya("simulate", "mulle", "--rounds", "6", "--players", "4", "--lang", "en"));
        assertFalse(out.toString().contains("Paid for"), out.toString());
        assertTrue(out.toString().contains("Points for"), out.toString());
        assertTrue(
                out.toString().lines().anyMatch(line -> line.matches("spades +6 +100\\.0 % +26\\.00 .*")),
                out.toString());
        assertFalse(out.toString().contains("\n\n\n"), "an empty line follows a wide row");
        assertFalse(out.toString().lines().anyMatch(line -> !line.isEmpty() && line.isBlank()), out.toString());
        out.getBuffer().setLength(0);
        assertEquals(ExitCode.DONE, oya("simulate", "koi-koi", "--rounds", "6", "--lang", "en"));
        assertTrue(out.toString().contains("Paid for"), out.toString());
        assertFalse(out.toString().contains("Points for"), out.toString());
    }

    @Test
    void writesRecordsToStdoutAndSummaryToStderr() {
        assertEquals(ExitCode.DONE, oya("simulate", "hachi-hachi", "--rounds", "3", "--record", "-"));
        assertEquals(
                3, out.toString().lines().filter(line -> line.startsWith("{")).count());
        assertEquals(3, out.toString().lines().count(), "standard output contains more than the records");
        assertTrue(err.toString().contains("3 rounds"), err.toString());
    }

    @Test
    void acceptsSearchBudgetInBotName() {
        assertEquals(ExitCode.DONE, oya("simulate", "koi-koi", "--rounds", "1", "--bots", "strong:2,greedy", "--json"));
        assertTrue(new JsonMapper().readTree(out.toString()).get("bots").has("strong:2"), out.toString());
    }

    @ParameterizedTest
    @CsvSource({
        "--bots,gredy,did you mean \"greedy\"?",
        "--rounds,0,1 or more",
        "--threads,0,1 to 256",
        "--players,9,2 to 7",
        "--set,kann=10,did you mean \"kan\"?",
        "--record,no/such/folder/file,Cannot write"
    })
    void reportsInvalidArguments(String option, String value, String said) {
        assertEquals(ExitCode.COMMAND, oya("simulate", "hachi-hachi", option, value));
        assertTrue(err.toString().contains(said), err.toString());
        assertEquals("", out.toString());
    }
}
