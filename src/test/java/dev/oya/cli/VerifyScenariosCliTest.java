package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.Exit;
import dev.oya.cli.text.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

class VerifyScenariosCliTest {
    private static final String RIBBONS = """
            # language: sv
            Egenskap: Remsor
              Scenario: Blå remsor betalas
                Givet att plats 1 har fångat 6R 9R 10R
                När given är slut: shoubu av plats 1
                Så betalar plats 2 plats 1 70 poäng för dekiyaku "blå remsor"
              Scenariomall: Avgiften är <poäng>
                Så är en kan <poäng> poäng
                Exempel:
                  | poäng |
                  | 10    |
                  | 12    |
            """;

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = Files.createDirectory(folder.resolve("hachi-hachi")).resolve("remsor.feature");
        Files.writeString(file, RIBBONS);
    }

    private Run verify(String... words) {
        return Run.of(Stream.concat(Stream.of("verify", file.toString()), Stream.of(words))
                .toArray(String[]::new));
    }

    @Test
    void whatHoldsIsCounted() {
        Run run = Run.of("verify", "hachi-hachi/sv/given.feature");
        assertEquals(Exit.DONE, run.exit(), run.out() + run.err());
        assertTrue(run.out().matches("hachi-hachi/sv: [0-9]+ scenarios, all right\\R"), run.out());
    }

    /** Many of them fail by another reading, some because it has no such table. */
    @Test
    void threadsChangeNothingButTheTime() {
        Run alone = Run.of("verify", "hachi-hachi/sv", "--profile", "de", "--threads", "1");
        Run three = Run.of("verify", "hachi-hachi/sv", "--profile", "de", "--threads", "3");
        assertEquals(Exit.REFUSED, alone.exit(), alone.err());
        assertTrue(alone.out().contains("option players may be 3 to 7, not 2"), alone.out());
        assertEquals(alone.out(), three.out());
        assertEquals("", three.err());
    }

    @Test
    void whatAllPlayAndAScenarioNamesIsLaidOnOnce() {
        Run run = Run.of("verify", "koi-koi/de/ende-und-partie.feature", "--house", "rules/house/bankrupt.yaml");
        assertEquals(Exit.DONE, run.exit(), run.out() + run.err());
        assertTrue(run.out().matches("koi-koi/de: [0-9]+ scenarios, all right\\R"), run.out());
    }

    @Test
    void aFailureTellsTheStepTheTableAndTheRule() {
        Run run = verify("--profile", "de");
        String out = run.out();
        assertAll(
                () -> assertEquals(Exit.REFUSED, run.exit()),
                () -> assertTrue(out.contains("remsor.feature:6: Blå remsor betalas"), out),
                () -> assertTrue(out.contains("  Så betalar plats 2 plats 1 70 poäng för dekiyaku"), out),
                () -> assertTrue(out.contains("expected 70, found 84"), out),
                () -> assertTrue(out.contains("the table, in hachi-hachi/de:"), out),
                () -> assertTrue(out.contains("seat 1    active; captured 6R 9R 10R"), out),
                () -> assertTrue(out.contains("paid      seat 2 -> seat 1 84 dekiyaku:blue-ribbons"), out),
                () -> assertTrue(out.contains("settle/shoubu, hachi-hachi/1/settle/settlement.drl:"), out),
                () -> assertTrue(out.contains("[HH-13 "), out),
                () -> assertTrue(out.contains("After shoubu each opponent pays once"), out),
                () -> assertTrue(out.contains("hachi-hachi/de: 3 scenarios, 2 failed"), out),
                () -> assertTrue(run.width() <= Text.WIDTH, out));
    }

    @Test
    void whatNobodyPaysIsExplainedByTheRulesThatWould() throws IOException {
        Files.writeString(file, RIBBONS.replace("6R 9R 10R", "6R 9R"));
        Run run = verify();
        assertEquals(Exit.REFUSED, run.exit());
        assertTrue(run.out().contains("expected 70, found 0"), run.out());
        assertTrue(run.out().contains("no rule has paid this; of dekiyaku:blue-ribbons say:"), run.out());
    }

    @Test
    void aRefusedMoveIsShownWithItsRule() throws IOException {
        Files.writeString(file, """
                Feature: Moves
                  Scenario: Nobody may take back what was not said
                    Given the field shows 1B 11B 2C1 4C1 5R 7A
                    When the round begins
                    And seat 0 says "cancel"
                    Then that is accepted
                """);
        Run run = verify();
        assertTrue(run.out().contains("this is refused: "), run.out());
        assertTrue(run.out().contains("refused   seat 0 cancel"), run.out());
        assertTrue(run.out().contains("open      seat 0 "), run.out());
    }

    @Test
    void linesAndTagsChoose() throws IOException {
        assertTrue(Run.of("verify", file + ":3").out().contains(": 1 scenario, all right"));
        assertTrue(Run.of("verify", file + ":11:12").out().contains(": 2 scenarios, 1 failed"));
        Files.writeString(file, RIBBONS.replace("  Scenario:", "  @mine\n  Scenario:"));
        assertTrue(verify("--tags", "@mine").out().contains(": 1 scenario, all right"));
        Run none = verify("--tags", "not @mine and @mine");
        assertEquals(Exit.COMMAND, none.exit());
        assertTrue(none.err().contains("There is no such scenario"), none.err());
        assertTrue(verify("--tags", "@mine and").err().contains("is no expression of tags"));
    }

    @Test
    void rulesAreReadAnewInEveryRun() throws IOException {
        Path house = folder.resolve("friday.yaml");
        String layer =
                "layer: friday\ntitle: Our table\nbecause: We like it.\nbase: hachi-hachi\noptions: { kan: %s }\n";
        Files.writeString(house, layer.formatted(12));
        assertTrue(verify("--house", house.toString()).out().contains("expected 70, found 84"));
        Files.writeString(house, layer.formatted(10));
        assertFalse(verify("--house", house.toString()).out().contains("expected 70"));
        assertTrue(verify("--set", "kan=12").out().contains("expected 70, found 84"));
        Files.writeString(house, layer.formatted(11));
        Run broken = verify("--house", house.toString());
        assertEquals(Exit.PACK, broken.exit());
        assertTrue(broken.err().contains(house + ":5: "), broken.err());
        assertEquals("", broken.out());
    }

    @Test
    void cucumberWritesItsReports() throws IOException {
        Path junit = folder.resolve("report.xml");
        Path html = folder.resolve("report.html");
        Path json = folder.resolve("report.json");
        Run run = verify("--junit", junit.toString(), "--html", html.toString(), "--json", json.toString());
        assertEquals(Exit.REFUSED, run.exit(), run.err());
        assertTrue(Files.readString(junit).contains("failures=\"1\""), Files.readString(junit));
        assertTrue(Files.readString(html).contains("Blå remsor betalas"));
        assertEquals(
                3,
                new JsonMapper()
                        .readTree(Files.readString(json))
                        .get(0)
                        .get("elements")
                        .size());
        try (Stream<Path> left = Files.list(folder)) {
            assertEquals(
                    List.of("hachi-hachi", "report.html", "report.json", "report.xml"),
                    left.map(path -> path.getFileName().toString()).sorted().toList());
        }
        assertEquals(Exit.COMMAND, verify("--junit", folder.toString()).exit());
        assertEquals(
                Exit.COMMAND, verify("--json", folder + "/none/report.json").exit());
    }

    @Test
    void theTagTheFolderOrTheLanguageTellsTheRules() throws IOException {
        Path other = Files.createDirectory(file.resolveSibling("de")).resolve("a.feature");
        Files.writeString(other, RIBBONS);
        assertTrue(Run.of("verify", other.toString()).out().contains("hachi-hachi/de: 3 scenarios, 2 failed"));
        Files.writeString(other, RIBBONS.replace("Egenskap", "@profile:en\nEgenskap"));
        assertTrue(Run.of("verify", other.toString()).out().contains("hachi-hachi/en: "));
        Path nowhere = folder.resolve("a.feature");
        Files.writeString(nowhere, RIBBONS);
        Run lost = Run.of("verify", nowhere.toString());
        assertEquals(Exit.COMMAND, lost.exit());
        assertTrue(lost.err().contains("a.feature: nothing says which game this is of"), lost.err());
        assertTrue(Run.of("verify", nowhere.toString(), "--game", "hachi-hachi")
                .out()
                .contains("hachi-hachi/sv: 3 scenarios, 1 failed"));
        assertTrue(Run.of("verify", nowhere.toString(), "--house", "rules/house/traditional.yaml")
                .out()
                .contains("hachi-hachi/sv: 3 scenarios"));
        Files.writeString(file, RIBBONS.replace("Egenskap", "@game:hachi-hashi\nEgenskap"));
        Run run = verify();
        assertEquals(Exit.COMMAND, run.exit(), run.out());
        assertTrue(run.err().contains("did you mean \"hachi-hachi\"?"), run.err());
    }

    @Test
    void whatIsMissingOrBrokenIsTheCommandsFault() throws IOException {
        Run missing = Run.of("verify", folder + "/none.feature", folder + "/neither");
        assertEquals(Exit.COMMAND, missing.exit());
        assertTrue(missing.err().contains("none.feature") && missing.err().contains("neither"), missing.err());
        Path empty = Files.createDirectory(folder.resolve("empty"));
        assertTrue(Run.of("verify", empty.toString()).err().contains("holds no scenario"));
        Files.writeString(file, "Egenskap: no language\n  Scenario: One\n");
        Run broken = verify();
        assertEquals(Exit.COMMAND, broken.exit());
        assertTrue(broken.err().contains("remsor.feature:1: "), broken.err());
        assertFalse(broken.err().contains("Exception"), broken.err());
        Files.write(file, new byte[] {'F', 'e', (byte) 0xff});
        assertTrue(verify().err().contains("UTF-8"));
        assertTrue(Run.of("verify", "--profile", "dee").err().contains("did you mean \"de\"?"));
        assertTrue(Run.of("verify", "--game", "hachi-hashi").err().contains("did you mean \"hachi-hachi\"?"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sv | Egenskap | Scenario | Givet borde visar 1B 2A | Givet att bordet visar {cards}",
                "en | Feature | Scenario | Given the feld shows 1B 2A | Given the field shows {cards}",
                "de | Funktionalität | Szenario | Angenommen das Fell zeigt 1B 2A | Angenommen das Feld zeigt {cards}",
                "sv | Egenskap | Scenario | Så är multiplikaton 4 | Så är multiplikatorn {int}",
                "en | Feature | Scenario | Then seat 3 pay seat 1 10 points in card points | Then seat {int} pays seat {int} {int} points in {reason}"
            })
    void anUnknownStepGetsSuggestionsInItsLanguage(
            String language, String feature, String scenario, String step, String meant) throws IOException {
        Files.writeString(
                file, "# language: " + language + "\n" + feature + ": A\n  " + scenario + ": B\n    " + step + "\n");
        Run run = verify();
        assertEquals(Exit.REFUSED, run.exit(), run.err());
        assertTrue(run.out().contains("no step is written like that"), run.out());
        List<String> lines = run.out().lines().toList();
        assertEquals("      " + meant, lines.get(lines.indexOf("    perhaps:") + 1), run.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Given that seat 1 has said saga | did you mean \"has said sage\"?",
                "Given the option \"kann\" is 10 | there is no option \"kann\"; did you mean \"kan\"?",
                "Given the field shows 1B 13C | \"13C\" is no card of hanafuda",
                "Given the field shows 1B 12B 1A | \"1A\" is no card of hanafuda",
                "Given seat 1 has declared \"three pair\" | did you mean \"three pairs\"?",
                "Then it is the turn of seat 0 | something that no step before it has brought about",
                "Then nothing is paid for card-pionts | did you mean \"card-points\"?"
            })
    void whatIsMisspeltIsSaidPlainly(String step, String said) throws IOException {
        Files.writeString(file, "Feature: A\n  Scenario: B\n    " + step + "\n");
        Run run = verify();
        String words = run.out().replaceAll("\\s+", " ");
        assertEquals(Exit.REFUSED, run.exit(), run.err());
        assertTrue(words.contains(said), run.out());
        assertFalse(words.contains("Exception"), run.out());
    }

    @Test
    void aScenarioWithoutStepsHasShownNothing() throws IOException {
        Files.writeString(file, "Feature: A\n  Scenario: B\n");
        Run run = verify();
        assertEquals(Exit.REFUSED, run.exit(), run.err());
        assertTrue(run.out().contains("this scenario has no step"), run.out());
    }

    @Test
    void theStepsAreListed() {
        Run run = Run.of("verify", "--steps");
        assertEquals(Exit.DONE, run.exit(), run.err());
        assertTrue(
                run.out().contains("| `Givet att bordet visar {cards}` | `Given the field shows {cards}` | "),
                run.out());
    }
}
