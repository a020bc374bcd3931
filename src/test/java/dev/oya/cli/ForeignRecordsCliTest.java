package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.cli.io.ExitCode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Verification of untrusted records. It never opens files that a record names, and it reports an invalid record and continues
 * with the next.
 */
class ForeignRecordsCliTest {
    private static final JsonMapper JSON = new JsonMapper();
    /** Field that is reported for each value that has the right type but invalid content. */
    private static final Map<String, String> PLACES = Map.of(
            "\"another\"",
            "deck",
            "[2147483647, 0]",
            "scores[0]",
            "{\"commitment\": \"00\"}",
            "seed",
            "{\"none-such\": [1, 2, 3, 4]}",
            "talliesIn.none-such");

    private static String[] lines;

    @BeforeAll
    static void simulate() {
        lines = Run.of("simulate", "hachi-hachi", "--players", "4", "--rounds", "6", "--seed", "v", "--record", "-")
                .out()
                .split("\n");
        assertEquals(6, lines.length);
    }

    /** Verifies the changed record between two valid records of other matches. */
    private static Run verify(String changed, String... more) {
        String right = lines[0].replace("\"match\":\"v/0\"", "\"match\":\"other\"");
        String[] words = new String[more.length + 2];
        words[0] = "verify-record";
        words[1] = "-";
        System.arraycopy(more, 0, words, 2, more.length);
        return Run.typing(right + "\n" + changed + "\n" + right.replace("other", "third"), words);
    }

    private static void assertWrong(String changed, String field) {
        Run run = verify(changed);
        assertEquals(ExitCode.REFUSED, run.exit(), run.out() + run.err());
        assertTrue(run.out().contains("(input):2: " + field + ": expected "), run.out());
        assertTrue(run.out().contains("1 of 3 rounds wrong"), run.out());
        assertEquals("", run.err());
    }

    @Test
    void acceptsValidRecords() {
        Run run = verify(lines[0]);
        assertEquals(ExitCode.DONE, run.exit(), run.out());
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(delimiter = '|', textBlock = """
                    game          | "hachi-hachi/sv"
                    game          | "../hachi-hachi"
                    game          | 5
                    match         | 5
                    match         | ["a"]
                    seed          | 5
                    seed          | "another"
                    stock         | "1B"
                    rules         | "sv"
                    rules.id      | "koi-koi"
                    rules.id      | 7
                    rules.version | "1.banana"
                    rules.version | "2.0.0"
                    rules.version | "1"
                    rules.version | 1
                    rules.profile | "xx"
                    rules.profile | {}
                    rules.house   | 5
                    rules.house   | "none-such"
                    rules.house   | ["bankrupt"]
                    rules.hash    | "sha256:0000000000000000000000000000000000000000000000000000000000000000"
                    rules.hash    | "sha256:0"
                    rules.hash    | 0
                    round         | 1.5
                    takenBack     | 0
                    takenBack     | "often"
                    told          | {"end": "exhausted"}
                    fair          | {"commitment": "00"}
                    talliesIn     | {"none-such": [1, 2, 3, 4]}
                    scores        | [2147483647, 0]
                    """)
    void rejectsFieldOfWrongTypeOrForm(String field, String value) {
        ObjectNode record = (ObjectNode) JSON.readTree(lines[0]);
        int dot = field.indexOf('.');
        ObjectNode in = dot < 0 ? record : (ObjectNode) record.get(field.substring(0, dot));
        in.set(field.substring(dot + 1), JSON.readTree(value));
        String place = PLACES.getOrDefault(value, field);
        assertWrong(record.toString(), place);
    }

    @Test
    void detectsPaymentsThatOverflow() {
        ObjectNode record = (ObjectNode) JSON.readTree(lines[0]);
        ObjectNode first = (ObjectNode) record.get("payments").get(0);
        int right = first.get("points").asInt();
        for (int more : new int[] {Integer.MAX_VALUE, Integer.MAX_VALUE, 2}) {
            record.withArray("payments").add(first.deepCopy().put("points", more));
        }
        String name = "payments " + first.get("from").asString() + ">"
                + first.get("to").asString() + " for " + first.get("for").asString();
        assertWrong(record.toString(), name);
        assertTrue(verify(record.toString()).out().contains("found " + (right + (1L << 32))));
        // The scores before round 3 are unknown, but these payments would make any scores impossible.
        assertWrong(record.put("round", 3).toString(), "payments");
    }

    @Test
    void rejectsDuplicateKey() {
        Run run = verify(lines[0].replaceFirst("\\{", "{\"dealer\":3,"));
        assertEquals(ExitCode.REFUSED, run.exit());
        assertTrue(run.out().contains("(input):2: column "), run.out());
        assertTrue(run.out().contains("the key \"dealer\" occurs twice"), run.out());
    }

    @Test
    void neverOpensFilesNamedInRecord(@TempDir Path folder) throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "a secret: [\n");
        String broken = lines[0].replace("\"house\":null", "\"house\":\"" + secret + "\"");
        assertWrong(broken, "rules.house");
        Run run = verify(broken);
        assertFalse((run.out() + run.err()).contains("secret"), run.out() + run.err());
        for (String way : new String[] {"../house/bankrupt", "house/bankrupt.yaml", "/dev/stdin"}) {
            assertWrong(lines[0].replace("\"house\":null", "\"house\":\"" + way + "\""), "rules.house");
        }
    }

    @Test
    void resolvesLayerByIdOrByOption(@TempDir Path folder) throws IOException {
        String[] own = {"--rounds", "1", "--record", "-", "--house", "traditional"};
        String record = Run.of(with("simulate", "hachi-hachi", own)).out();
        assertTrue(record.contains("\"house\":\"traditional\""), record);
        assertEquals(ExitCode.DONE, Run.typing(record, "verify-record", "-").exit());
        Path file = Files.writeString(
                folder.resolve("some.yaml"),
                "layer: Friday night\nbecause: A test.\nbase: hachi-hachi@1\noptions: { kan: 10 }\n");
        own[own.length - 1] = file.toString();
        record = Run.of(with("simulate", "hachi-hachi", own)).out();
        Run given = Run.typing(record, "verify-record", "-", "--house", file.toString());
        assertEquals(ExitCode.DONE, given.exit(), given.out());
        assertEquals(ExitCode.REFUSED, Run.typing(record, "verify-record", "-").exit());
    }

    @Test
    void layerIdsMatchFileNames() throws IOException {
        try (var files = Files.list(Path.of("rules/house"))) {
            for (Path file :
                    files.filter(one -> one.toString().endsWith(".yaml")).toList()) {
                String id = file.getFileName().toString().replace(".yaml", "");
                assertTrue(Files.readString(file).lines().anyMatch(("layer: " + id)::equals), file.toString());
            }
        }
    }

    @Test
    void rejectsOversizedFeatureFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("long.feature");
        Files.writeString(file, "Feature: long\n" + "#".repeat(16 << 20));
        Run run = Run.of("verify", file.toString(), "--game", "koi-koi");
        assertEquals(ExitCode.COMMAND, run.exit());
        assertTrue(run.err().contains("more than 1048576 bytes"), run.err());
    }

    private static String[] with(String one, String other, String... more) {
        String[] all = new String[more.length + 2];
        all[0] = one;
        all[1] = other;
        System.arraycopy(more, 0, all, 2, more.length);
        return all;
    }

    @Test
    void rejectsFilesNamedInSituation(@TempDir Path folder) throws IOException {
        Path secret = Files.writeString(folder.resolve("secret.yaml"), "a secret: [\n");
        Run run = Run.typing("{game: hachi-hachi, house: [" + secret + "], hand: [1B]}", "score", "-");
        assertEquals(ExitCode.COMMAND, run.exit());
        assertTrue(run.err().contains("[no-files-here]"), run.err());
        assertFalse(run.err().contains("secret"), run.err());
        String named = "{game: hachi-hachi, house: [traditional], captured: [5A, 6A, 7A, 10A]}";
        assertEquals(ExitCode.DONE, Run.typing(named, "score", "-").exit());
        Path friday = Files.writeString(
                folder.resolve("friday.yaml"), "layer: friday\nbecause: A test.\nbase: hachi-hachi@1\n");
        String beside = "{game: hachi-hachi, house: [friday.yaml], captured: [5A, 6A, 7A, 10A]}";
        Run given = Run.typing(beside, "score", "-", "--house", friday.toString());
        assertEquals(ExitCode.DONE, given.exit(), given.err());
    }

    @Test
    void validatesDeckAgainstSeedInLaterRounds() {
        assertEquals(ExitCode.DONE, verify(lines[2]).exit());
        assertWrong(lines[2].replace("\"seed\":\"v/0\"", "\"seed\":\"v/1\""), "deck");
        // Oya always writes a hash. The seed of a record without one is not compared with its deck.
        String other =
                lines[2].replaceFirst("\"hash\":\"[^\"]*\"", "\"hash\":null").replace("v/0", "v/9");
        assertEquals(ExitCode.DONE, verify(other).exit());
    }

    @Test
    void rejectsStockThatDoesNotMatchShuffledCards() {
        assertWrong(lines[0].replaceFirst("\"stock\":(null|\\[[^]]*])", "\"stock\":[\"1B\"]"), "stock");
        String record =
                Run.of("simulate", "koi-koi", "--rounds", "1", "--record", "-").out();
        String stock = record.replace("\"stock\":null", "\"stock\":[\"1B\",\"1R\"]");
        assertTrue(Run.typing(stock, "verify-record", "-").out().contains("(input):1: stock: expected "));
    }

    @Test
    void rejectsInvalidUtf8(@TempDir Path folder) throws IOException {
        byte[] bytes = lines[0].getBytes(StandardCharsets.UTF_8);
        bytes[lines[0].indexOf("v/0")] = (byte) 0xff;
        Run run = Run.of(
                "verify-record", Files.write(folder.resolve("a.jsonl"), bytes).toString());
        assertEquals(ExitCode.REFUSED, run.exit());
        assertTrue(run.out().contains("bytes that are not UTF-8 text"), run.out());
    }

    @Test
    void reportsOverlongLineAndVerifiesTheRest() {
        Run run = verify(lines[0] + " ".repeat(20_000), "--line-limit", "20000");
        assertEquals(ExitCode.REFUSED, run.exit());
        assertTrue(run.out().contains("(input):2: line: expected a record of at most 20000 bytes"), run.out());
        assertTrue(run.out().contains("1 of 3 rounds wrong"), run.out());
        assertEquals(ExitCode.COMMAND, verify(lines[0], "--line-limit", "0").exit());
    }

    /** The limit for unpacked data is proportional to the file size and applies to bytes, lines and gzip members. */
    @Test
    @Tag(Exhaustive.TAG)
    void rejectsDecompressionBombs(@TempDir Path folder) throws IOException {
        ByteArrayOutputStream parts = new ByteArrayOutputStream();
        for (int i = 0; i < 100_000; i++) {
            parts.writeBytes(gzip("", 1));
        }
        Map<String, byte[]> all = Map.of(
                "spaces", gzip(" ".repeat(1 << 20), 80),
                "lines", gzip("\n".repeat(1 << 20), 300),
                "returns", gzip("\r\n".repeat(1 << 20), 40),
                "short", gzip("{}\n".repeat(1 << 20), 20),
                "plain", "\n".repeat(1 << 20).getBytes(StandardCharsets.US_ASCII),
                "parts", parts.toByteArray());
        for (Map.Entry<String, byte[]> one : all.entrySet()) {
            Path file = Files.write(folder.resolve(one.getKey()), one.getValue());
            Run run = assertTimeout(Duration.ofSeconds(30), () -> Run.of("verify-record", "--json", file.toString()));
            assertEquals(ExitCode.REFUSED, run.exit(), one.getKey());
            String why = switch (one.getKey()) {
                case "parts" -> "more gzipped parts";
                case "short" -> "\"rounds\":65";
                default -> "more than 100 times its size";
            };
            assertTrue(
                    run.out().contains(why),
                    one.getKey()
                            + run.out().substring(0, Math.min(900, run.out().length())));
        }
    }

    private static byte[] gzip(String text, int times) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (var zip = new GZIPOutputStream(packed)) {
            for (int i = 0; i < times; i++) {
                zip.write(text.getBytes(StandardCharsets.US_ASCII));
            }
        }
        return packed.toByteArray();
    }

    @Test
    void truncatesMismatchAndEscapesControlCharacters() {
        String wide = lines[0].replaceFirst("\"end\":\"[a-z-]+\"", "\"end\":\"\\\\u001b[2J" + "x".repeat(5_000) + "\"");
        Run run = verify(wide);
        assertEquals(ExitCode.REFUSED, run.exit());
        assertFalse(run.out().contains("\u001b"), "the output contains an escape sequence");
        assertTrue(run.out().length() < 1_000, run.out());
        ObjectNode many = (ObjectNode) JSON.readTree(lines[0]);
        for (int i = 0; i < 5_000; i++) {
            many.withArray("deck").add("none");
        }
        assertTrue(verify(many.toString()).out().lines().count() < 60);
    }
}
