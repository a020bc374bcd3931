package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import dev.oya.notation.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** This version reproduces the stored result of each experiment. Only the digests of the rules may differ. */
class ExperimentsKeptTest {
    private static final Path KEPT = Path.of("src/test/resources/experiments");

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "simulate-hachi-hachi | simulate hachi-hachi --rounds 100 --bots greedy,random",
                "simulate-mulle       | simulate mulle --rounds 31 --players 4",
                "diff-hachi-hachi     | rules diff hachi-hachi/sv hachi-hachi/en --rounds 40",
                "study-koi-koi        | study koi-koi --grid rounds=2,3 --rounds 60 --bots random",
                "study-precision      | study koi-koi --players 2 --set rounds=6 --precision 1.5 --question spread --bots random",
                "arena-koi-koi        | arena koi-koi --bots greedy,random,cautious --matches 8 --rounds 1 --seed 1",
                "arena-sprt           | arena koi-koi --players 2 --bots greedy,bold --matches 2000 --sprt 0,50 --seed 1",
            })
    void resultsOfSeedMatchEarlierVersions(String name, String command) throws IOException {
        Run run = Run.of(Stream.concat(Stream.of(command.split(" ")), Stream.of("--lang", "en", "--json"))
                .toArray(String[]::new));
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        same(Json.MAPPER.readTree(Files.readString(KEPT.resolve(name + ".json"))), run.json(), name);
    }

    /** Compares all stored fields. Floating-point numbers may differ by rounding errors. */
    private static void same(JsonNode kept, JsonNode now, String place) {
        if (kept.isObject()) {
            for (String field : kept.propertyNames()) {
                assertTrue(now.has(field), place + " has no " + field);
                same(kept.get(field), now.get(field), place + "/" + field);
            }
        } else if (kept.isArray() && place.endsWith("/measures")) {
            for (JsonNode measure : kept) {
                String id = measure.get("id").stringValue();
                List<JsonNode> found = now.valueStream()
                        .filter(one -> one.get("id").stringValue().equals(id))
                        .toList();
                assertEquals(1, found.size(), place + " " + id);
                same(measure, found.get(0), place + "/" + id);
            }
        } else if (kept.isArray()) {
            assertEquals(kept.size(), now.size(), place);
            for (int i = 0; i < kept.size(); i++) {
                same(kept.get(i), now.get(i), place + "/" + i);
            }
        } else if (kept.isNumber()) {
            assertEquals(kept.doubleValue(), now.doubleValue(), 1e-9 * (1 + Math.abs(kept.doubleValue())), place);
        } else if (kept.isString() && kept.stringValue().equals("sha256")) {
            assertTrue(now.stringValue().matches("sha256:[0-9a-f]{64}"), place);
        } else if (!kept.isNull()) {
            assertEquals(kept, now, place);
        }
    }
}
