package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.text.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class RulesMatrixCliTest {
    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = Files.createDirectory(folder.resolve("hachi-hachi")).resolve("kan.feature");
        Files.writeString(file, """
                # language: sv
                Egenskap: Kan
                  @HH-12
                  Scenario: Tolv är <inte> tio
                    Så är en kan 12 poäng
                  @HH-2 @HH-SV-028
                  Scenariomall: Kan
                    Så är en kan <poäng> poäng
                    Exempel:
                      | poäng |
                      | 10    |
                      | 12    |
                  Scenario: Fyrtioåtta kort
                    Så har kortleken 48 kort i 12 månader om 4 kort
                """);
    }

    @Test
    void listsScenariosOnWhichProfilesDiffer() {
        Run run = Run.of("rules", "matrix", file.toString());
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        String out = run.out();
        assertTrue(out.indexOf("HH-2 ") >= 0 && out.indexOf("HH-2 ") < out.indexOf("HH-12 "), out);
        assertTrue(out.matches("(?s).*    4 Tolv är <inte> tio +FAILS +FAILS +passes\\R.*"), out);
        assertTrue(out.matches("(?s).*    7 Kan +1/2 +1/2 +1/2\\R.*"), out);
        assertFalse(out.contains("Fyrtioåtta"), out);
        assertTrue(out.matches("(?s).*  of the 3 of sv +1 +1 +2\\R.*"), out);
        assertTrue(out.contains("3 scenarios: the profiles agree on 1 and differ on 2"), out);
        assertTrue(out.contains("Fails under the profile of its text (sv):"), out);
        assertTrue(run.width() <= Text.WIDTH, out);
    }

    @Test
    void printsMatrixInChosenLanguage() {
        String swedish =
                Run.of("rules", "matrix", file.toString(), "--lang", "sv").out();
        assertTrue(swedish.matches("(?s).*    4 Tolv är <inte> tio +FEL +FEL +godkänt\\R.*"), swedish);
        assertTrue(swedish.contains("3 scenarier: regelvarianterna är överens om 1 och skiljer sig i 2"), swedish);
        String german =
                Run.of("rules", "matrix", file.toString(), "--lang", "de").out();
        assertTrue(german.contains("Die Regelvarianten stimmen in 1 überein und unterscheiden sich in 2"), german);
    }

    @Test
    void jsonHasSameMatrix() {
        JsonNode game = Run.of("rules", "matrix", file.toString(), "--json")
                .json()
                .get("games")
                .get(0);
        assertEquals(3, game.get("scenarios").asInt());
        assertEquals(2, game.get("apart").asInt());
        assertEquals(2, game.get("counts").get(0).get("holding").get("de").asInt());
        JsonNode row = game.get("rows").get(1);
        assertEquals("HH-12", row.get("ruling").asString());
        assertEquals(4, row.get("line").asInt());
        assertTrue(row.get("results").get("de").get("holds").asBoolean());
        JsonNode failure = row.get("results").get("sv").get("failures").get(0);
        assertEquals("expected 12, found 10", failure.get("message").asString());
    }

    @Test
    void htmlPageIsSelfContained() throws IOException {
        Path page = folder.resolve("matrix.html");
        Run run = Run.of("rules", "matrix", file.toString(), "--html", page.toString());
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        String html = Files.readString(page);
        assertTrue(html.contains("Tolv är &lt;inte&gt; tio"), html);
        assertTrue(html.contains("<td class=\"reading no\">1 of 2 fail</td>"), html);
        assertTrue(html.contains("expected 12, found 10"), html);
        assertFalse(html.matches("(?s).*(<script|https?://|<link).*"), html);
        assertEquals(
                ExitCode.COMMAND,
                Run.of("rules", "matrix", file.toString(), "--html", folder.toString())
                        .exit());
    }

    @Test
    void setOptionAppliesToAllProfiles() {
        Run run = Run.of("rules", "matrix", file + ":4", "--set", "kan=12");
        assertTrue(run.out().contains("1 scenario: the profiles agree on 1 and differ on 0"), run.out());
    }
}
