package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scenario steps about whole matches, with played and entered rounds. */
class MatchScenariosCliTest {
    @TempDir
    Path folder;

    private Run verify(String steps) throws IOException {
        Path file = Files.createDirectory(folder.resolve("hachi-hachi")).resolve("match.feature");
        Files.writeString(file, "# language: sv\nEgenskap: Partiet\n  Scenario: Ett parti\n" + steps.indent(4));
        return Run.of("verify", file.toString(), "--profile", "sv");
    }

    private void holds(String steps) throws IOException {
        Run run = verify(steps);
        assertEquals(ExitCode.DONE, run.exit(), run.out() + run.err());
    }

    @Test
    void enteredLastRoundEndsMatch() throws IOException {
        holds("""
                Givet att alternativet "rounds" är 3
                Och att det är giv 3
                När given är slut: korten är slut
                Så är partiet slut
                Och har det spelats 3 givar
                """);
    }

    @Test
    void enteredEarlierRoundDoesNotEndMatch() throws IOException {
        Run run = verify("""
                Givet att alternativet "rounds" är 3
                Och att det är giv 2
                När given är slut: korten är slut
                Så är partiet inte slut
                Och är partiet slut
                """);
        assertEquals(ExitCode.REFUSED, run.exit());
        assertTrue(run.out().contains("Och är partiet slut"), run.out());
        assertTrue(run.out().contains("this is not so"), run.out());
    }

    @Test
    void countsPlayedRoundsOfMatch() throws IOException {
        holds("""
                Givet att alternativet "rounds" är 3
                När given börjar
                Så har det spelats 0 givar
                När resten av given spelas
                Så har det spelats 1 giv
                När partiet spelas till slut
                Så har det spelats 3 givar
                """);
    }
}
