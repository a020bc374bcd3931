package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.Exit;
import dev.oya.cli.text.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class StrictCoverageCliTest {
    @TempDir
    Path folder;

    private Run strict(String violation) throws IOException {
        Files.createDirectories(folder.resolve("statements"));
        Files.createDirectories(folder.resolve("koi-koi/de"));
        Files.writeString(folder.resolve("statements/a.yaml"), """
                - id: AB-EN-001
                  says: Five brights are ten.
                  game: koi-koi
                  testable: true
                  violated-by:
                    - %s
                - id: AB-EN-002
                  says: Nobody sings.
                  game: koi-koi
                  testable: true
                """.formatted(violation));
        Files.writeString(folder.resolve("koi-koi/de/a.feature"), """
                # language: de
                Funktionalität: Lichter
                  @AB-EN-001
                  Szenario: Alle fünf
                    Wenn jemand die eroberten Karten 1B 3B 8B 11B 12B ansieht
                    Dann ist "fünf Lichter" 10 Punkte wert
                """);
        return Run.of("rules", "coverage", "--strict", "--features", folder.toString(), "--json", "--threads", "1");
    }

    @Test
    void whatAScenarioOfTheStatementNoticesIsNoticed() throws IOException {
        Run run = strict("{in: yaku/five-brights, change: 'points: 10', to: 'points: 11'}");
        assertEquals(Exit.DONE, run.exit(), run.err() + run.out());
        JsonNode text = run.json().get("texts").get(0);
        assertEquals(2, text.get("testable").asInt());
        assertEquals(1, text.get("covered").asInt());
        assertEquals(1, text.get("noticed").asInt());
        assertEquals("AB-EN-002", text.get("unviolated").get(0).asString());
        Run told = Run.of("rules", "coverage", "--strict", "AB-EN", "--features", folder.toString());
        assertTrue(told.out().contains("AB-EN  2 testable, 1 covered, 1 noticed"), told.out());
        assertTrue(told.width() <= Text.WIDTH, told.out());
    }

    @Test
    void whatNoneNoticesIsToldAndSoIsWhatCannotBeTried() throws IOException {
        Run run = strict("{in: yaku/four-brights, change: 'points: 8', to: 'points: 9'}");
        assertEquals(Exit.REFUSED, run.exit(), run.err());
        JsonNode missed = run.json().get("texts").get(0).get("unnoticed").get(0);
        assertEquals("AB-EN-001", missed.get("id").asString());
        JsonNode nowhere = strict("{remove: sing/loud}").json().get("texts").get(0);
        assertTrue(
                nowhere.get("unnoticed").get(0).get("violation").asString().contains("there is no rule"),
                nowhere.toString());
    }

    @Test
    void mistakesInTheCommandAreTold() {
        assertEquals(Exit.COMMAND, Run.of("rules", "coverage", "AB-EN").exit());
        assertEquals(Exit.COMMAND, Run.of("rules", "coverage", "--strict", "XX").exit());
        assertEquals(
                Exit.COMMAND,
                Run.of("rules", "coverage", "--strict", "--game", "koikoi").exit());
        assertEquals(
                Exit.COMMAND,
                Run.of("rules", "coverage", "--strict", "--threads", "0").exit());
    }
}
