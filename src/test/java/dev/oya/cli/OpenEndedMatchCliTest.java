package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A match without a fixed number of rounds, which continues until the rules end it. */
class OpenEndedMatchCliTest {
    @TempDir
    Path folder;

    @BeforeEach
    void writeRulesWithoutLimit() throws IOException {
        Path rules = Path.of("rules");
        try (Stream<Path> files = Files.walk(rules)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = folder.resolve(rules.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
        Path options = folder.resolve("koi-koi/1/options.yaml");
        String text = Files.readString(options);
        String open = text.replaceFirst("(rounds:\\R(?:.*\\R)+? *values: )1\\.\\.", "$10..");
        assertFalse(open.equals(text));
        Files.writeString(options, open);
    }

    @Test
    void playsMoreRoundsThanUsual() {
        Run run = Run.typing(
                "1\n".repeat(400), "play", "koi-koi", "--rules", folder.toString(), "--set", "rounds=0", "--seed", "a");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertTrue(run.out().contains("Round 1, "), run.out());
        assertTrue(run.out().contains("Round 13, "), run.out());
        assertFalse(run.out().contains("The match is over."), run.out());
    }

    @Test
    void scoresAnyRoundOfOpenEndedMatch() {
        String told = "{game: koi-koi, options: {players: 2, rounds: 0}, round: 30, end: exhausted, seats: [{}, {}]}";
        Run run = Run.typing(told, "score", "-", "--rules", folder.toString());
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertTrue(run.out().contains(" deals next."), run.out());
    }

    @Test
    void simulatesRequestedNumberOfRounds() {
        Run run = Run.of(
                "simulate", "koi-koi", "--rules", folder.toString(), "--set", "rounds=0", "--rounds", "40", "--json");
        assertEquals(40, run.json().get("rounds").asInt());
        assertEquals(1, run.json().get("matches").asInt());
    }
}
