package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class VerifyCliTest {
    private static String records;

    @BeforeAll
    static void simulate() {
        Run run = Run.of("simulate", "hachi-hachi", "--rounds", "4", "--seed", "v", "--threads", "1", "--record", "-");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        records = run.out();
    }

    private static byte[] zipped(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
            zip.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    @Test
    void acceptsPlayedRounds(@TempDir Path folder) throws IOException {
        Path plain = folder.resolve("a.jsonl");
        Path zipped = folder.resolve("b.jsonl.gz");
        Files.writeString(plain, records);
        Files.write(zipped, zipped(records));
        Run run = Run.of("verify-record", plain.toString(), zipped.toString());
        assertEquals(ExitCode.DONE, run.exit(), run.out());
        assertTrue(run.out().contains("a.jsonl: 4 rounds, no errors"), run.out());
        assertTrue(run.out().contains("b.jsonl.gz: 4 rounds, no errors"), run.out());
        assertEquals(ExitCode.DONE, Run.typing(records, "verify-record", "-").exit());
    }

    @Test
    void reportsRoundInProgressAsUnfinished(@TempDir Path folder) throws IOException {
        Path saved = folder.resolve("saved.jsonl");
        Run.typing("1\n1\n1\nq\n" + saved + "\n", "play", "koi-koi", "--seed", "v");
        Run run = Run.of("verify-record", saved.toString());
        assertEquals(ExitCode.DONE, run.exit(), run.out());
        assertTrue(run.out().contains("1 round, no errors; 1 unfinished"), run.out());
        String text = Files.readString(saved).strip();
        Run paid = Run.typing(text.replace("\"nextDealer\":null", "\"nextDealer\":1"), "verify-record", "-");
        assertTrue(paid.out().contains("(input):1: nextDealer: expected "), paid.out());
        Run after = Run.typing(text + "\n" + text, "verify-record", "-");
        assertTrue(after.out().contains("(input):2: match: expected no round after the last"), after.out());
    }

    @Test
    void reportsMissingFileBeforeAnyOutput(@TempDir Path folder) throws IOException {
        Path plain = folder.resolve("a.jsonl");
        Files.writeString(plain, records);
        Run run = Run.of(
                "verify-record", plain.toString(), folder.resolve("b.jsonl").toString());
        assertEquals(ExitCode.COMMAND, run.exit());
        assertEquals("", run.out());
    }

    @Test
    void rejectsFinishedRoundWithoutEnd() {
        String first = records.lines().findFirst().orElseThrow();
        Run run = Run.typing(first.replaceFirst("\"end\":\"[a-z]+\"", "\"end\":null"), "verify-record", "-");
        assertEquals(ExitCode.REFUSED, run.exit());
        assertTrue(run.out().contains("(input):1: end: expected "), run.out());
    }

    @Test
    void reportsMismatchesByLineAndField() {
        String[] lines = records.split("\n");
        lines[1] = lines[1].replaceFirst("\"dealer\":(\\d)", "\"dealer\":9");
        lines[3] = lines[3].replaceFirst("\"end\":\"[a-z]+\"", "\"end\":\"split\"");
        Run run = Run.typing(String.join("\n", lines), "verify-record", "-");
        assertEquals(ExitCode.REFUSED, run.exit());
        assertTrue(run.out().contains("(input):2: dealer: expected 0 to 2, found 9"), run.out());
        assertTrue(run.out().contains("(input):4: end: expected "), run.out());
        assertTrue(run.out().contains("2 of 4 rounds wrong; the first in line 2 (dealer)"), run.out());
        Run json = Run.typing(String.join("\n", lines), "verify-record", "-", "--json");
        assertEquals(
                2,
                json.json()
                        .get("files")
                        .get(0)
                        .get("mismatches")
                        .get(0)
                        .get("line")
                        .asInt());
        Run first = Run.typing(String.join("\n", lines), "verify-record", "-", "--first");
        assertTrue(first.out().contains("1 of 2 rounds wrong"), first.out());
    }

    @ParameterizedTest
    @CsvSource({
        "sv, 'väntade 0 till 2, fann 9', 'väntade ett kort i hanafuda, fann \"8L\"', '2 av 4 givar fel; den första på rad 2 (dealer)'",
        "de, 'erwartet 0 bis 2, gefunden 9', 'erwartet eine Karte von hanafuda, gefunden \"8L\"', '2 von 4 Runden falsch; die erste in Zeile 2 (dealer)'"
    })
    void reportsMismatchesInLanguageOfReader(String language, String dealer, String card, String sum) {
        String[] lines = records.split("\n");
        lines[1] = lines[1].replaceFirst("\"dealer\":(\\d)", "\"dealer\":9");
        lines[3] = lines[3].replaceFirst("\"card\":\"[^\"]+\"", "\"card\":\"8L\"");
        Run run = Run.typing(String.join("\n", lines), "verify-record", "-", "--lang", language);
        assertTrue(run.out().contains("(input):2: dealer: " + dealer), run.out());
        assertTrue(run.out().contains(card), run.out());
        assertTrue(run.out().contains(sum), run.out());
        assertFalse(run.out().matches("(?s).*\\b(expected|found|wrong|round|rounds)\\b.*"), run.out());
        Run json = Run.typing(String.join("\n", lines), "verify-record", "-", "--json", "--lang", language);
        JsonNode mismatch = json.json().at("/files/0/mismatches/0");
        assertTrue(dealer.contains(mismatch.get("expected").stringValue()), mismatch.toString());
    }

    /** The reason for an illegal move is the same sentence that players see. */
    @ParameterizedTest
    @CsvSource({
        "sv, 'väntade ett tillåtet drag, fann 1B finns inte på handen. (not-in-hand)'",
        "de, 'erwartet ein erlaubter Zug, gefunden 1B ist nicht auf der Hand. (not-in-hand)'"
    })
    void explainsIllegalMoveInLanguageOfReader(String language, String expected) {
        String record = records.lines().findFirst().orElseThrow();
        String wrong = null;
        for (String card : List.of("1B", "2B", "3B", "4B", "5B", "6B")) {
            Run run = Run.typing(
                    record.replaceFirst(
                            "\"do\":\"play\",\"card\":\"[^\"]+\"", "\"do\":\"play\",\"card\":\"" + card + "\""),
                    "verify-record",
                    "-",
                    "--lang",
                    language);
            if (run.out().contains("(not-in-hand)")) {
                wrong = run.out().replace(card, "1B");
            }
        }
        assertTrue(wrong != null && wrong.contains(expected), wrong);
    }

    @Test
    void rejectsSidesInWrongOrder() {
        String record = Run.of("simulate", "koi-koi", "--players", "2", "--rounds", "1", "--record", "-")
                .out()
                .replace("\"sides\":[[0],[1]]", "\"sides\":[[1],[0]]");
        Run run = Run.typing(record, "verify-record", "-");
        assertEquals(ExitCode.REFUSED, run.exit());
        assertTrue(run.out().contains("(input):1: sides: "), run.out());
    }

    @Test
    void reportsDamagedFilesAsInvalidInput(@TempDir Path folder) throws IOException {
        assertTrue(Run.typing("{\"record\":1,", "verify-record", "-").out().contains("(input):1: column"));
        Run empty = Run.typing("", "verify-record", "-");
        assertEquals(ExitCode.REFUSED, empty.exit());
        assertTrue(empty.out().contains("one record per line"), empty.out());
        assertEquals(1, empty.out().lines().count(), empty.out());
        assertTrue(Run.typing("{\"game\":\"none\"}", "verify-record", "-").out().contains("(input):1: "));
        byte[] whole = zipped(records);
        Path half = folder.resolve("half.jsonl.gz");
        Files.write(half, Arrays.copyOf(whole, whole.length / 2));
        Run run = Run.of("verify-record", half.toString());
        assertEquals(ExitCode.REFUSED, run.exit());
        assertTrue(run.out().contains("expected a whole file of records"), run.out());
        assertEquals(ExitCode.COMMAND, Run.of("verify-record", folder + "/none").exit());
        assertEquals(ExitCode.COMMAND, Run.of("verify-record").exit());
    }

    @Test
    void verifiesEnteredRoundAgainstItsSituation() {
        Run scored = Run.of("score", "docs/examples/shoubu.yaml", "--json");
        String record = scored.json().get("record").toString();
        Run run = Run.typing(record, "verify-record", "-");
        assertEquals(ExitCode.DONE, run.exit(), run.out());
        assertTrue(run.out().contains("1 round, no errors; 1 with real cards, settled as entered"), run.out());
        String other = record.replaceFirst("\"scores\":\\[-?[0-9]+", "\"scores\":[7");
        assertTrue(Run.typing(other, "verify-record", "-").out().contains("(input):1: scores: expected "), other);
        String untold = record.replace("\"told\"", "\"nothing\"");
        assertTrue(
                Run.typing(untold, "verify-record", "-").out().contains("(input):1: deck: expected a list of cards"));
        Run unsettled = Run.typing(record.replace("\"by\":1", "\"by\":9"), "verify-record", "-");
        assertEquals(ExitCode.REFUSED, unsettled.exit(), unsettled.err());
        assertTrue(unsettled.out().contains("(input):1: told: expected a round that can be settled"), unsettled.out());
    }
}
