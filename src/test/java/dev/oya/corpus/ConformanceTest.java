package dev.oya.corpus;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.notation.Mismatch;
import dev.oya.properties.RandomGame;
import dev.oya.record.Verifier;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Verifies records that independent programs have written, both valid and corrupted. */
class ConformanceTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "conformance");
    private static final JsonMapper JSON = new JsonMapper();

    @TestFactory
    Stream<DynamicTest> acceptsValidRecords() {
        return files().filter(file -> !isCorrupted(file))
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> {
                    Verifier verifier = new Verifier(RandomGame.finder());
                    List<Mismatch> mismatches = new ArrayList<>();
                    List<String> lines = lines(file);
                    for (int line = 0; line < lines.size(); line++) {
                        mismatches.addAll(verifier.verify(line + 1, lines.get(line)));
                    }
                    assertFalse(lines.isEmpty());
                    assertEquals(List.of(), mismatches);
                }));
    }

    @TestFactory
    Stream<DynamicTest> rejectsCorruptedRecords() {
        return files().filter(ConformanceTest::isCorrupted).flatMap(file -> {
            Map<String, String> fields = fields(file);
            return lines(file).stream()
                    .map(line -> DynamicTest.dynamicTest(
                            file.getFileName() + ": " + mutation(line), () -> assertRejected(line, fields)));
        });
    }

    /** Reads, from the file next to the records, the field that verification must report for each mutation. */
    private static Map<String, String> fields(Path file) {
        Map<String, String> fields = new HashMap<>();
        try {
            String name = file.getFileName().toString().replace(".jsonl.gz", ".fields");
            for (String line : Files.readAllLines(file.resolveSibling(name))) {
                if (!line.startsWith("#")) {
                    fields.put(line.substring(0, line.indexOf(" = ")), line.substring(line.indexOf(" = ") + 3));
                }
            }
        } catch (IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
        return fields;
    }

    private static void assertRejected(String line, Map<String, String> fields) {
        String expected = fields.get(mutation(line));
        List<Mismatch> mismatches = new Verifier(RandomGame.finder()).verify(1, line);
        assertAll(
                () -> assertFalse(mismatches.isEmpty(), "a corrupted record was accepted"),
                () -> assertTrue(
                        mismatches.stream()
                                .anyMatch(mismatch -> mismatch.field().equals(expected)),
                        () -> "expected " + expected + " to be named, found " + mismatches),
                () -> assertFalse(mismatches.get(0).expected().toString().isBlank()),
                () -> assertFalse(mismatches.get(0).found().toString().isBlank()));
    }

    /** Returns the name of the mutation without its description. */
    private static String mutation(String line) {
        JsonNode json = JSON.readTree(line);
        assertTrue(json.get("expectReject").booleanValue());
        return json.get("mutation").stringValue().replaceFirst(":.*", "");
    }

    private static boolean isCorrupted(Path file) {
        return file.toString().contains(".corrupted.");
    }

    private static Stream<Path> files() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files
                    .filter(file -> file.toString().endsWith(".jsonl.gz"))
                    .filter(file -> !file.endsWith("koi-koi-human-rounds.jsonl.gz"))
                    .sorted()
                    .toList()
                    .stream();
        } catch (IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
    }

    private static List<String> lines(Path file) {
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            return reader.lines().toList();
        } catch (IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
    }
}
