package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.oya.cli.io.ExitCode;
import dev.oya.cli.text.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class ScoreCliTest {
    private static final Path EXAMPLES = Path.of("docs/examples");

    private static String round(String more) {
        return "game: hachi-hachi\nmultiplier: 2\nseats:\n  0: {points: 93}\n  1: {points: 91}\n  2: {points: 80}\n"
                + "end: exhausted\n" + more;
    }

    @Test
    void settlesAndExplainsDocumentedExample() {
        Run run = Run.of("score", EXAMPLES.resolve("round.yaml").toString(), "--lang", "en");
        assertAll(
                () -> assertEquals(ExitCode.DONE, run.exit(), run.err()),
                () -> assertTrue(run.out().contains("seat 2 -> seat 0 10  card points"), run.out()),
                () -> assertTrue(run.out().contains("seat 2 -> seat 1  6  card points"), run.out()),
                () -> assertTrue(run.out().contains("5 points × multiplier 2"), run.out()),
                () -> assertTrue(
                        run.out().contains("settle/card-points, hachi-hachi/1/settle/settlement.drl:"), run.out()),
                () -> assertTrue(run.out().contains("HH-16"), run.out()),
                () -> assertTrue(run.out().contains("Seat 0 won the round"), run.out()),
                () -> assertTrue(run.width() <= Text.WIDTH, run.out()));
    }

    @Test
    void excludesEarlierScoresFromGains() throws IOException {
        String told = round("scores: [5, 10, -15]\n");
        JsonNode json = Run.typing(told, "score", "-", "--json").json();
        assertEquals("[10,6,-16]", json.get("totals").toString());
        assertEquals("[15,16,-31]", json.get("scores").toString());
        String out = Run.typing(told, "score", "-", "--lang", "en").out();
        assertTrue(out.contains("seat 2   -16    -31"), out);
    }

    @Test
    void jsonHasSamePayments() {
        JsonNode json = Run.of("score", EXAMPLES.resolve("shoubu.yaml").toString(), "--json")
                .json();
        JsonNode last = json.get("payments").get(json.get("payments").size() - 1);
        assertAll(
                () -> assertEquals("shoubu", json.get("end").asString()),
                () -> assertEquals(1, json.get("winner").asInt()),
                () -> assertEquals("pot", last.get("from").asString()),
                () -> assertEquals(20, last.get("points").asInt()),
                () -> assertEquals(
                        "poetry-ribbons",
                        json.get("payments").get(2).get("for").asString().replaceFirst(".*:", "")),
                () -> assertEquals(
                        "7 kan × 10 × 2 (double) × multiplier 2",
                        Run.of("score", EXAMPLES.resolve("shoubu.yaml").toString(), "--json", "--lang", "en")
                                .json()
                                .get("payments")
                                .get(2)
                                .get("why")
                                .get("text")
                                .asString()));
    }

    @Test
    void callerOfKoiKoiPaysForBoth() {
        Run run = Run.of("score", EXAMPLES.resolve("koi-koi.yaml").toString(), "--lang", "de");
        assertAll(
                () -> assertEquals(ExitCode.DONE, run.exit(), run.err()),
                () -> assertTrue(run.out().contains("Platz 1 -> Platz 0 24  Gewinn"), run.out()),
                () -> assertTrue(run.out().contains("6 Punkte × 2 (doppelt) × Multiplikator 2"), run.out()),
                () -> assertTrue(run.out().contains("Platz 1 -> Platz 0  4  Gewinn"), run.out()),
                () -> assertTrue(run.out().contains("Platz 2       0      0"), run.out()),
                () -> assertTrue(run.out().contains("Eine mit Stop beendete Runde zählt doppelt"), run.out()),
                () -> assertTrue(
                        run.out().contains("settle/caller-pays-for-both, koi-koi/1/settlement.drl:"), run.out()),
                () -> assertTrue(run.width() <= Text.WIDTH, run.out()));
    }

    @Test
    void readsJsonWithTabs() {
        Run run = Run.typing(
                "{\n\t\"game\": \"hachi-hachi\", \"multiplier\": 2, \"pot\": null,\n"
                        + "\t\"seats\": [{\"points\": 93}, {\"points\": 91}, {\"points\": 80}], \"end\": \"exhausted\"}",
                "score",
                "-",
                "--json");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertEquals("[10,6,-16]", run.json().get("totals").toString());
    }

    @Test
    void chargesForRecordedActions() {
        Run run = Run.typing(
                "game: hachi-hachi\nplayers: 4\ndealer: 3\n"
                        + "seats:\n  0: {points: 93}\n  1: {points: 91}\n  2: {points: 80}\n"
                        + "said: [{seat: 3, do: drop}]\nend: exhausted\n",
                "score",
                "-",
                "--json");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        JsonNode first = run.json().get("payments").get(0);
        assertEquals("drop-fee", first.get("for").asString());
        assertEquals(10, first.get("points").asInt());
    }

    @Test
    void commandOptionsOverrideFileOptions() {
        String told = "game: hachi-hachi\noptions: {kan: 10}\nhand: [4A, 4R, 4C1, 1B, 2A, 6C1, 8C1]\n";
        assertEquals(
                30,
                Run.typing(told, "score", "-", "--json")
                        .json()
                        .get("yaku")
                        .get(0)
                        .get("points")
                        .asInt());
        assertEquals(
                36,
                Run.typing(told, "score", "-", "--json", "--set", "kan=12")
                        .json()
                        .get("yaku")
                        .get(0)
                        .get("points")
                        .asInt());
    }

    @ParameterizedTest
    @CsvSource({
        "'captured: 1R 2R 3R 4C1', poetry ribbons",
        "'captured: [5A, 5C1]', No combinations",
        "'field: [1B, 11B, 2C1, 4C1, 5R, 7A]', The multiplier is 4. Carried over to later rounds: [2]",
        "'field: [4A, 4R, 4C1, 4C2, 5R, 7A]', dealt again"
    })
    void answersQuestionsAboutCards(String question, String answer) {
        Run run = Run.typing("game: hachi-hachi\n" + question, "score", "-", "--lang", "en");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertTrue(run.out().contains(answer), run.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dealer: 7 | (input):8:9: \"dealer\" must be a whole number from 0 to 2, not \"7\" [wrong-kind]",
                "pot: much | (input):8:6: \"pot\" must be a whole number, 0 or more, not \"much\" [wrong-kind]",
                "deeler: 1 | did you mean \"dealer\"?",
                "field: [1B] | \"multiplier\" is given together with \"field\" or \"carried\"",
                "options: {knn: 10} | Unknown option \"knn\" [unknown-option]",
                "options: {kan: 11} | allowed: 10, 12",
                "profile: xx | Unknown profile \"xx\" [unknown-profile]",
                "scores: [1, 2] | Wrong number of scores: 2",
                "round: 13 | The match has no round 13",
                "said: [{seat: 0, do: sag}] | did you mean \"sage\"?",
                "liable: [{payer: 1}] | Invalid entry in \"liable\"",
                "pot: !!int 3 | [broken-yaml]",
                "pot: [ | [broken-yaml]",
                "end: shoubu | Duplicate key \"end\"",
            })
    void reportsInvalidFieldWithItsPlace(String line, String message) {
        Run run = Run.typing(round(line), "score", "-");
        assertEquals(ExitCode.COMMAND, run.exit());
        assertTrue(run.err().contains(message.strip()), run.err());
        assertTrue(run.err().contains("Nothing was scored."), run.err());
        assertFalse(run.err().contains("Exception"), run.err());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{captured: [1R, 1Q]} | {} | Unknown card \"1Q\" in deck hanafuda [unknown-card]",
                "{captured: [1R, 1R]} | {} | Too many copies of 1R [card-twice]",
                "{captured: [1R]} | {captured: [1R]} | 1R is in two places: with seat 0 and with seat 1 [two-places]",
                "{captured: [1R, X]} | {} | X is not among the cards in play [not-in-this-game]",
                "{captured: [1R], points: 3} | {} | Seat 0 has both \"captured\" and \"points\"",
                "{declared: [triplet]} | {} | Seat 0 declared a combination, but its hand is missing",
                "{dealt: [1R]} | {} | Wrong number of cards: 1 [wrong-number]",
                "{marks: [sge]} | {} | did you mean \"sage\"?",
                "{points: 265} | {} | \"points\" must be a whole number from 0 to 264, not \"265\"",
                "{points: 200} | {points: 65} | The seats have 265 card points together, but the deck has 264",
                "{points: 3, active: false} | {} | Seat 0 sat out, but has card points [sat-out]",
                "{marks: [first-sage]} | {} | has not said \"sage\" [mark-without-action]",
                "{marks: [sage, first-sage]} | {marks: [sage, first-sage]} | Only one seat can be \"first-sage\"",
                "{active: 3} | {} | \"active\" must be true or false, not \"3\"",
                "{active: no} | {} | \"active\" must be true or false, not \"no\"",
            })
    void reportsInvalidSeats(String first, String second, String message) {
        Run run = Run.typing(
                "game: hachi-hachi\nseats:\n  0: " + first + "\n  1: " + second + "\n  2: {}\nend: exhausted\n",
                "score",
                "-");
        assertEquals(ExitCode.COMMAND, run.exit(), run.out());
        assertTrue(run.err().contains(message.strip()), run.err());
        assertTrue(run.err().contains("(input):"), run.err());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sv | Plats 0 stod över men har kortpoäng [sat-out] | 1 fel. Ingenting räknades ut.",
                "de | Platz 0 hat ausgesetzt, hat aber Kartenpunkte [sat-out] | 1 Fehler. Es wurde nichts abgerechnet.",
            })
    void reportsErrorsInLanguageOfPlayer(String language, String message, String end) {
        Run run = Run.typing(
                "game: hachi-hachi\nseats:\n  0: {points: 3, active: false}\n  1: {}\n  2: {}\nend: exhausted\n",
                "score",
                "-",
                "--lang",
                language);
        assertEquals(ExitCode.COMMAND, run.exit(), run.out());
        assertTrue(run.err().contains(message), run.err());
        assertTrue(run.err().contains(end), run.err());
    }

    @Test
    void rejectsDeclaredCombinationThatIsNotInHand() {
        Run run = Run.typing(
                "game: hachi-hachi\nseats:\n  0: {dealt: [4A, 4R, 4C1, 1B, 2A, 6C1, 8C1], declared: [triplet]}\n"
                        + "  1: {}\n  2: {}\nend: exhausted\n",
                "score",
                "-");
        assertEquals(ExitCode.COMMAND, run.exit());
        assertTrue(
                run.err().contains("(input):3:58: Seat 0 does not have \"triplet\" in its hand [not-held]"), run.err());
        assertTrue(run.err().contains("its hand contains: standing-triplet"), run.err());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "captured: [1R, 2R] | shoubu | combination that allows it to say \"shoubu\" [nothing-to-end-with]",
                "points: 90 | shoubu | has no captured combination",
                "active: false | shoubu | sat out, but said \"shoubu\"",
                "captured: [1R, 2R, 3R] | cancel | could not say \"cancel\" at this point [illegal-move]",
            })
    void rejectsIllegalEndingAction(String seat, String end, String message) {
        Run run = Run.typing(
                "game: hachi-hachi\nseats:\n  0: {" + seat + "}\n  1: {points: 1}\n  2: {points: 1}\nend: " + end
                        + "\nby: 0\n",
                "score",
                "-");
        assertEquals(ExitCode.COMMAND, run.exit(), run.out());
        assertTrue(run.err().replaceAll("\\s+", " ").contains(message.strip()), run.err());
    }

    @Test
    void requiresSeatThatEndedRound() {
        Run run = Run.typing(round("").replace("exhausted", "shoubu"), "score", "-");
        assertEquals(ExitCode.COMMAND, run.exit());
        assertTrue(run.err().contains("\"by: SEAT\""), run.err());
    }

    @Test
    void requiresCardPointsThatDecideRound() {
        Run run = Run.typing(round("").replace("{points: 80}", "{}"), "score", "-");
        assertEquals(ExitCode.COMMAND, run.exit());
        assertTrue(run.err().contains("Card points of seat 2 are missing"), run.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[1, 2]", "game: x", "hand: [1B]", "{\"game\": \"hachi-hachi\", \"hand\":", "a\0b"})
    void rejectsTextThatIsNotASituation(String text) {
        Run run = Run.typing(text, "score", "-");
        assertEquals(ExitCode.COMMAND, run.exit());
        assertTrue(run.err().contains("(input)"), run.err());
        assertFalse(run.err().contains("\tat "), run.err());
    }

    @Test
    void namesUnreadableFiles(@TempDir Path folder) throws IOException {
        Path latin = folder.resolve("latin.yaml");
        Files.write(latin, new byte[] {'a', ':', ' ', (byte) 0xe5, '\n'});
        assertTrue(Run.of("score", latin.toString()).err().contains("not valid UTF-8"));
        assertTrue(Run.of("score", folder.toString()).err().contains("is a directory"));
        assertTrue(Run.of("score", folder + "/none").err().contains("File not found"));
        Files.writeString(folder.resolve("friday.yaml"), "captured: 1B\n");
        assertTrue(Run.of("score", folder + "/fridya.yaml")
                .err()
                .contains("did you mean \"" + folder + "/friday.yaml\"?"));
        assertEquals(ExitCode.COMMAND, Run.of("score", folder + "/none").exit());
    }

    @Test
    void examplesMatchSchema() throws IOException {
        String schema = Files.readString(Path.of("src/main/resources/schema/situation.json"));
        var registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
        try (var files = Files.list(EXAMPLES)) {
            for (Path file :
                    files.filter(one -> one.toString().endsWith(".yaml")).toList()) {
                String text = Files.readString(file);
                if (text.contains("layer:")) {
                    // Skips house-rule layers, which are not situations.
                    continue;
                }
                var errors = registry.getSchema(schema, InputFormat.JSON).validate(text, InputFormat.YAML);
                assertTrue(errors.isEmpty(), file + ": " + errors);
            }
        }
    }
}
