package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.bench.BenchMeasure;
import dev.oya.cli.bench.BenchReport;
import dev.oya.cli.io.ExitCode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code bench} compares its results with an earlier report and rejects invalid reports. */
class BenchCliTest {
    @TempDir
    private Path folder;

    private Run compare(String earlier) throws IOException {
        Path file = Files.writeString(folder.resolve("before.json"), earlier);
        return Run.of("bench", "koi-koi", "--players", "2", "--seconds", "0.01", "--compare", file.toString());
    }

    private static String report(String rules, String measures) {
        return "{\"rules\": \"" + rules + "\", \"options\": {\"players\": 2}, \"seconds\": 1, \"java\": \"17\","
                + " \"processors\": 2, \"measures\": " + measures + "}";
    }

    private static BenchReport report(List<BenchMeasure> measures) {
        return new BenchReport("koi-koi/de", Map.of(), 1.0, "17", 2, measures);
    }

    private void refused(String earlier, String why) throws IOException {
        Run run = compare(earlier);
        assertEquals(ExitCode.COMMAND, run.exit(), run.err());
        assertTrue(run.err().contains(why), run.err());
        assertEquals("", run.out());
    }

    @Test
    void rejectsInvalidReportBeforeMeasuring() throws IOException {
        refused("", "Invalid benchmark report");
        refused("{", "Invalid benchmark report");
        refused("[1]", "Invalid benchmark report");
        refused("{}", "it must have \"rules\", \"options\", \"seconds\" and \"measures\"");
        refused(report("koi-koi/de", "[null]"), "it must have \"rules\"");
        refused(
                report("koi-koi/de", "[{\"id\": \"random-rounds\"}]"),
                "a measurement must have \"id\", \"unit\" and \"clock\"");
        refused(
                report(
                        "koi-koi/de",
                        "[{\"id\": \"a\", \"unit\": \"ms\", \"clock\": {\"median\": 0, \"least\": 0, \"most\": 0, \"runs\": []}}]"),
                "must contain one or more numbers");
    }

    @Test
    void rejectsReportOfOtherRules() throws IOException {
        refused(report("mulle/sv", "[]"), "measures mulle/sv {players=2}, not koi-koi/de {players=2}");
    }

    @Test
    void reportsMissingFile() {
        Run run = Run.of(
                "bench", "koi-koi", "--compare", folder.resolve("none.json").toString());
        assertEquals(ExitCode.COMMAND, run.exit());
        assertTrue(run.err().contains("File not found"), run.err());
    }

    @Test
    void rejectsInvalidOptions() {
        assertEquals(ExitCode.COMMAND, Run.of("bench", "koi-koi", "--all").exit());
        assertEquals(ExitCode.COMMAND, Run.of("bench", "--runs", "0").exit());
    }

    @Test
    void higherRateAndLowerTimeCountAsFaster() {
        BenchMeasure.Runs few = new BenchMeasure.Runs(List.of(1.0, 2.0, 3.0));
        BenchMeasure.Runs many = new BenchMeasure.Runs(List.of(7.0, 8.0, 9.0));
        StringWriter text = new StringWriter();
        List<BenchMeasure> now = List.of(
                new BenchMeasure("rounds", "rounds/s", many, many),
                new BenchMeasure("answers", "ms", many, null),
                new BenchMeasure("alike", "ms", few, null),
                new BenchMeasure("fresh", "ms", few, null));
        List<BenchMeasure> before = List.of(
                new BenchMeasure("rounds", "rounds/s", few, few),
                new BenchMeasure("answers", "ms", few, null),
                new BenchMeasure("alike", "ms", few, null));
        PrintWriter out = new PrintWriter(text);
        report(now).compare(out, report(before));
        out.flush();
        List<String> lines = text.toString().lines().toList();
        assertTrue(lines.get(2).matches("rounds +2\\.00 +8\\.00 +\\+300 % +faster"), lines.get(2));
        assertTrue(lines.get(3).matches("answers +2\\.00 +8\\.00 +\\+300 % +slower"), lines.get(3));
        assertTrue(lines.get(4).endsWith("within the spread"), lines.get(4));
        assertTrue(lines.get(5).endsWith("not measured before"), lines.get(5));
    }
}
