package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class StrictCoverageCliTest {
    @TempDir
    Path folder;

    /** Runs {@code rules coverage --strict} with two statements. A scenario with the given last step cites one of them. */
    private Run strict(String points) throws IOException {
        Files.createDirectories(folder.resolve("statements"));
        Files.createDirectories(folder.resolve("koi-koi/de"));
        Files.writeString(folder.resolve("statements/a.yaml"), """
                - id: HA-DE-236
                  says: Five brights are ten.
                  testable: true
                - id: HA-DE-999
                  says: Nobody sings.
                  testable: true
                """);
        Files.writeString(folder.resolve("koi-koi/de/a.feature"), """
                # language: de
                Funktionalität: Lichter
                  @HA-DE-236
                  Szenario: Alle fünf
                    Wenn jemand die genommenen Karten 1B 3B 8B 11B 12B ansieht
                    Dann %s
                """.formatted(points));
        return Run.of(
                "rules",
                "coverage",
                "--strict",
                "--game",
                "koi-koi",
                "--features",
                folder.toString(),
                "--json",
                "--threads",
                "1");
    }

    private static List<String> of(Run run) {
        return run.json()
                .get("unnoticed")
                .valueStream()
                .map(one -> one.get("of").asString() + " " + one.path("change").asString("nothing"))
                .toList();
    }

    @Test
    void citedScenarioDetectsMutant() throws IOException {
        Run run = strict("ist \"fünf Lichter\" genau 10 Punkte wert");
        JsonNode text = run.json().get("texts").get(0);
        assertEquals(2, text.get("testable").asInt());
        assertEquals(1, text.get("covered").asInt());
        assertEquals("HA-DE-999", text.get("uncited").get(0).asString());
        assertTrue(of(run).stream().noneMatch("yaku/five-brights/worth/points 10 -> 11"::equals), run.out());
    }

    @Test
    void reportsMutantThatCitedScenariosMiss() throws IOException {
        Run run = strict("gibt es nur \"fünf Lichter\"");
        assertEquals(ExitCode.REFUSED, run.exit(), run.err());
        assertTrue(of(run).contains("yaku/five-brights/worth/points 10 -> 11"), run.out());
    }

    @Test
    void reportsInvalidArguments() {
        assertEquals(ExitCode.COMMAND, Run.of("rules", "coverage", "AB-EN").exit());
        assertEquals(
                ExitCode.COMMAND, Run.of("rules", "coverage", "--strict", "XX").exit());
        assertEquals(
                ExitCode.COMMAND,
                Run.of("rules", "coverage", "--strict", "--game", "koikoi").exit());
        assertEquals(
                ExitCode.COMMAND,
                Run.of("rules", "coverage", "--strict", "--threads", "0").exit());
    }
}
