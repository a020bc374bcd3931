package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The examples of docs/bots.md play without a forfeit. */
class BotCliTest {
    private static final Path EXAMPLES =
            Path.of(System.getProperty("basedir", "")).toAbsolutePath().resolve("docs/examples");
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private static JsonNode seen(String game, String program) {
        Run run = Run.of(
                "simulate",
                game,
                "--players",
                "2",
                "--rounds",
                "3",
                "--threads",
                "1",
                "--json",
                "--ms",
                "3000000",
                "--ready",
                "3000",
                "--bots",
                "exec:" + program + ",greedy");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        JsonNode seen = run.json().get("programs").get(0);
        assertTrue(seen.get("clean").booleanValue(), seen.toString());
        assertTrue(seen.get("answers").intValue() > 10, seen.toString());
        return seen;
    }

    @ParameterizedTest
    @ValueSource(strings = {"koi-koi", "scopa", "mulle"})
    void pythonExamplePlays(String game) throws Exception {
        try {
            Assumptions.assumeTrue(
                    new ProcessBuilder("python3", "--version").start().waitFor() == 0,
                    "python3 does not run: the example was not tried");
        } catch (java.io.IOException missing) {
            Assumptions.abort("python3 is not here: the example was not tried");
        }
        assertEquals(
                "Python example",
                seen(game, "python3 " + EXAMPLES.resolve("bot.py")).get("name").stringValue());
    }

    @Test
    void javaExamplePlays() {
        String program = JAVA + " -XX:TieredStopAtLevel=1 " + EXAMPLES.resolve("Bot.java");
        assertEquals("Java example", seen("hachi-hachi", program).get("name").stringValue());
    }
}
