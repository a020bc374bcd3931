package dev.oya.corpus;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.properties.RandomGame;
import dev.oya.record.Mismatch;
import dev.oya.record.Verifier;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Records that programs made which share no code with this one. */
class ConformanceTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "conformance");
    private static final JsonMapper JSON = new JsonMapper();

    /** The field that must be named for each mutation, or its beginning. */
    private static final Map<String, String> FIELDS = Map.ofEntries(
            Map.entry("action-by-no-seat", "actions[8]"),
            Map.entry("action-twice", "actions[33]"),
            Map.entry("actions-cut-off", "actions"),
            Map.entry("actions-swapped", "actions[5]"),
            Map.entry("blank-in-a-deck-for-fewer-than-seven", "deck"),
            Map.entry("cancel-without-a-sage", "actions[17]"),
            Map.entry("capture-lists-a-card-twice", "actions[39].take[1]"),
            Map.entry("capture-lists-the-played-card", "actions[20]"),
            Map.entry("capture-of-another-month", "actions[29]"),
            Map.entry("card-twice-in-the-deck", "deck[27]"),
            Map.entry("dealer-out-of-range", "dealer"),
            Map.entry("declare-of-nothing", "actions[3]"),
            Map.entry("draw-not-the-next-card", "actions[19]"),
            Map.entry("draw-without-the-list-of-captures", "actions[20].take"),
            // Who drops has its hand shuffled into the stock, so the stock lacks these cards.
            Map.entry("drop-for-join", "stock"),
            Map.entry("field-missing", "stock"),
            Map.entry("mizuten-where-it-is-off", "actions[0]"),
            Map.entry("multiplier-not-applied", "payments 2>0 for teyaku:empty-hand"),
            Map.entry("option-missing", "options.dekiyaku.boar-deer-butterflies"),
            Map.entry("other-kan", "payments 3>pot for drop-fee"),
            Map.entry("other-version", "record"),
            Map.entry("payment-of-the-match-in-a-plain-one", "payments 3>bank for match:coin"),
            Map.entry("payment-turned-round", "payments 1>pot for drop-fee"),
            Map.entry("payment-twice", "payments 3>0 for teyaku:one-animal"),
            Map.entry("play-of-an-unknown-card", "actions[11].card"),
            Map.entry("round-beyond-the-match", "round"),
            Map.entry("score-missing", "scores"),
            Map.entry("shoubu-without-a-dekiyaku", "actions[18]"),
            Map.entry("stock-is-missing", "stock"),
            Map.entry("stock-lacks-a-card", "stock"),
            Map.entry("stock-of-an-active-hand", "stock"),
            Map.entry("wrong-active", "active"),
            Map.entry("wrong-card-points", "cardPoints"),
            Map.entry("wrong-carried-out", "carriedOut"),
            // The record stands alone, so its pot is believed, and its payment contradicts it.
            Map.entry("wrong-pot-in", "payments pot>2 for pot"),
            Map.entry("wrong-teyaku", "teyaku"));

    @TestFactory
    Stream<DynamicTest> soundRecordsAreAccepted() {
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
    Stream<DynamicTest> corruptedRecordsAreRejected() {
        return files().filter(ConformanceTest::isCorrupted)
                .flatMap(file -> lines(file).stream()
                        .map(line -> DynamicTest.dynamicTest(mutation(line), () -> assertRejected(line))));
    }

    private static void assertRejected(String line) {
        String expected = FIELDS.get(mutation(line));
        List<Mismatch> mismatches = new Verifier(RandomGame.finder()).verify(1, line);
        assertAll(
                () -> assertFalse(mismatches.isEmpty(), "accepted"),
                () -> assertTrue(
                        mismatches.stream()
                                .anyMatch(mismatch -> mismatch.field().equals(expected)),
                        () -> "expected " + expected + " to be named, found " + mismatches),
                () -> assertFalse(mismatches.get(0).expected().isBlank()),
                () -> assertFalse(mismatches.get(0).found().isBlank()));
    }

    private static String mutation(String line) {
        JsonNode json = JSON.readTree(line);
        assertTrue(json.get("expectReject").booleanValue());
        return json.get("mutation").stringValue();
    }

    private static boolean isCorrupted(Path file) {
        return file.toString().contains(".corrupted.");
    }

    private static Stream<Path> files() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files
                    .filter(file -> file.getFileName().toString().matches("hachi-hachi-sv-.*\\.jsonl\\.gz"))
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
