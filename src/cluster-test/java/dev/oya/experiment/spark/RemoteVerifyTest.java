package dev.oya.experiment.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.Simulation;
import dev.oya.input.PackException;
import dev.oya.notation.Mismatch;
import dev.oya.record.RecordLines;
import dev.oya.record.Verifier;
import dev.oya.record.Verifiers;
import dev.oya.record.VerifyResult;
import dev.oya.situation.RecordRulesFinder;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RemoteVerifyTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();
    private static final int LIMIT = 100_000;

    /** Returns the records of some rounds, with six rounds in a match. */
    private static List<String> records(int rounds) throws InterruptedException {
        var rules = OYA.rules(OYA.pack("koi-koi", null, List.of()), Map.of("players", 2, "rounds", 6));
        return Simulation.of(rules, rounds, "far", List.of("random")).records();
    }

    private static byte[] file(List<String> lines) {
        return String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    }

    /** Verifies line by line in this process. */
    private static VerifyResult here(byte[] file, boolean first) throws IOException {
        Verifier verifier = new Verifier(new RecordRulesFinder(OYA, List.of()));
        VerifyResult all = VerifyResult.NOTHING;
        try (RecordLines lines = new RecordLines(new ByteArrayInputStream(file), LIMIT)) {
            while (lines.next() && !(first && all.wrong() > 0)) {
                VerifyResult one = lines.wrong() != null
                        ? VerifyResult.unreadable(lines.wrong())
                        : lines.text().isBlank() ? VerifyResult.NOTHING : verifier.result(lines.number(), lines.text());
                all = all.and(one, Integer.MAX_VALUE);
            }
        }
        return all.in("en");
    }

    private static VerifyResult far(byte[] file, boolean first, List<Path> houses) throws Exception {
        VerifyResult[] all = {VerifyResult.NOTHING};
        try (RecordLines lines = new RecordLines(new ByteArrayInputStream(file), LIMIT)) {
            new RemoteVerify(OYA, houses, first, new Processes(2, 1)).verify(lines, one -> {
                all[0] = all[0].and(one, Integer.MAX_VALUE);
                return !(first && all[0].wrong() > 0);
            });
        }
        return all[0].in("en");
    }

    /** Verifies on three threads of this process. */
    private static VerifyResult onThreads(byte[] file, boolean first, List<Path> houses) throws Exception {
        VerifyResult[] all = {VerifyResult.NOTHING};
        try (RecordLines lines = new RecordLines(new ByteArrayInputStream(file), LIMIT)) {
            new Verifiers(3, () -> new Verifier(new RecordRulesFinder(OYA, houses))).verify(lines, one -> {
                all[0] = all[0].and(one, Integer.MAX_VALUE);
                return !(first && all[0].wrong() > 0);
            });
        }
        return all[0].in("en");
    }

    /** Returns lines with wrong rounds, unreadable records and interleaved matches. */
    private static List<String> mixed(List<String> records) {
        List<String> lines = new ArrayList<>();
        int half = records.size() / 2;
        for (int i = 0; i < half; i++) {
            lines.add(records.get(i));
            lines.add(records.get(half + i));
        }
        lines.set(100, lines.get(100).replaceFirst("\"round\":\\d+", "\"round\":9"));
        lines.set(1000, "{\"match\":");
        lines.add(700, "");
        lines.add(900, "x".repeat(LIMIT + 1));
        // Without round 3, round 4 of each match is wrong, even if it is in another piece.
        lines.removeIf(line -> line.contains("\"round\":3,"));
        return lines;
    }

    @Test
    void resultsMatchSingleMachine() throws Exception {
        List<String> records = records(1_500);
        assertEquals(new VerifyResult(1_500, 0, 0, 0, 0, List.of()), far(file(records), false, List.of()));
        byte[] mixed = file(mixed(records));
        VerifyResult here = here(mixed, false);
        assertTrue(here.wrong() > 200, here.toString());
        assertEquals(here, far(mixed, false, List.of()));
        assertEquals(here(mixed, true), far(mixed, true, List.of()));
        assertEquals(here, onThreads(mixed, false, List.of()));
        assertEquals(here(mixed, true), onThreads(mixed, true, List.of()));
    }

    @Test
    void reportsRoundsBeforeDamage() throws Exception {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(file(records(60)));
        }
        byte[] broken = Arrays.copyOf(packed.toByteArray(), packed.size() / 2);
        RemoteVerify far = new RemoteVerify(OYA, List.of(), false, new Processes(2, 1));
        Verifiers near = new Verifiers(3, () -> new Verifier(new RecordRulesFinder(OYA, List.of())));
        for (Way way : List.<Way>of(far::verify, near::verify)) {
            List<Mismatch> told = new ArrayList<>();
            int[] rounds = {0};
            RecordLines lines = new RecordLines(new ByteArrayInputStream(broken), LIMIT);
            assertThrows(
                    EOFException.class,
                    () -> way.verify(lines, one -> {
                        rounds[0] += one.rounds();
                        return told.addAll(one.mismatches()) || true;
                    }));
            assertEquals(List.of(), told);
            assertEquals(lines.number(), rounds[0]);
            assertTrue(rounds[0] > 10, "rounds before the end: " + rounds[0]);
        }
    }

    private interface Way {
        void verify(RecordLines lines, Predicate<VerifyResult> told) throws Exception;
    }

    @Test
    void reportsPlaceOfInvalidLayer(@TempDir Path folder) throws Exception {
        Path layer = Files.writeString(folder.resolve("broken.yaml"), "layer: [");
        byte[] named = file(records(6).stream()
                .map(line -> line.replaceFirst("\"house\":null", "\"house\":\"friday\""))
                .toList());
        PackException told = assertThrows(PackException.class, () -> far(named, false, List.of(layer)));
        assertTrue(told.getMessage().contains(layer + ":1"), told.getMessage());
        PackException near = assertThrows(PackException.class, () -> onThreads(named, false, List.of(layer)));
        assertEquals(told.getMessage(), near.getMessage());
    }
}
