package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.cli.io.ExitCode;
import dev.oya.experiment.ExperimentProgress;
import dev.oya.notation.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Studies in separate processes that are stopped before they finish. */
class StudyEndedTest {
    private static final List<String> STUDY =
            List.of("study", "koi-koi", "--grid", "rounds=2,3", "--bots", "random", "--json", "--resume");

    private Process process;

    /** Stops the study even if the test fails, because it would run for hours. */
    @AfterEach
    void leavesNothingRunning() {
        process.destroyForcibly();
    }

    private static List<String> words(Path file, String rounds) {
        List<String> words = new ArrayList<>(STUDY);
        words.addAll(List.of(file.toString(), "--rounds", rounds));
        return words;
    }

    /** Starts a study that would take hours and waits until it has saved some progress. */
    private void begin(Path file, Path out) throws IOException, InterruptedException {
        long before = Files.exists(file) ? parts(file) : 0;
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Doya.home=" + Path.of(System.getProperty("basedir", "")).toAbsolutePath(),
                "-cp",
                System.getProperty("java.class.path"),
                "dev.oya.cli.Main"));
        command.addAll(words(file, "1000000000"));
        process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        while (!Files.exists(file) || parts(file) <= before) {
            assertTrue(process.isAlive(), Files.readString(out));
            Thread.sleep(20);
        }
    }

    private static int parts(Path file) throws IOException {
        return Json.STRICT
                .readValue(Files.readString(file), ExperimentProgress.Kept.class)
                .parts();
    }

    private static JsonNode totals(Path file, String rounds) {
        Run run = Run.of(words(file, rounds).toArray(String[]::new));
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        return run.json().get("totals");
    }

    /** After repeated kills, a resumed study has the same result as an uninterrupted study of the same length. */
    @Test
    @Tag(Exhaustive.TAG)
    void savedProgressSurvivesKill(@TempDir Path folder) throws IOException, InterruptedException {
        Path file = folder.resolve("a.study");
        for (int kill = 0; kill < 2; kill++) {
            begin(file, folder.resolve("out"));
            process.destroyForcibly().waitFor();
        }
        // Each stored part has four matches. In the first arm, a match has two rounds.
        String rounds = String.valueOf(8 * (parts(file) + 1));
        assertEquals(totals(folder.resolve("whole.study"), rounds), totals(file, rounds));
    }

    /** {@code destroy} sends SIGTERM, which has the same effect as Ctrl-C. */
    @Test
    @Tag(Exhaustive.TAG)
    void interruptedStudyReportsInterimResults(@TempDir Path folder) throws IOException, InterruptedException {
        Path file = folder.resolve("b.study");
        Path out = folder.resolve("out");
        begin(file, out);
        process.destroy();
        assertTrue(process.waitFor(300, TimeUnit.SECONDS), "the study is still running");
        JsonNode report = Json.MAPPER.readTree(Files.readString(out, StandardCharsets.UTF_8));
        assertEquals("broken-off", report.get("ended").stringValue());
        assertEquals(8L * parts(file), report.get("rounds").longValue());
        assertTrue(report.at("/measures/0/arms/0/margin").isNumber());
    }
}
