package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.files.Sha256;
import dev.oya.service.http.Keys;
import dev.oya.service.http.Limits;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** API keys, each with its own request limits. */
class KeysTest {
    private static final String TABLE =
            "{\"rules\":{\"game\":\"koi-koi\"},\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}";

    @TempDir
    private Path folder;

    private static String hash(String key) {
        return HexFormat.of().formatHex(Sha256.of(key));
    }

    private Keys keys(String lines) throws Exception {
        return Keys.of(
                Files.writeString(folder.resolve("keys"), lines),
                new Limits(List.of("tables-per-hour=2", "body=20KiB")));
    }

    @Test
    void appliesLimitsPerKey() throws Exception {
        Keys keys = keys("# programs\n\nlarge " + hash("large-key") + " tables-per-hour=4 body=40KiB\nsmall  "
                + hash("small-key") + "\n");
        try (RunningService running = RunningService.withKeys(keys, "tables-per-hour=2", "body=20KiB")) {
            String[] large = {"Authorization", "Bearer large-key"};
            String[] small = {"Authorization", "Bearer small-key"};
            for (int table = 0; table < 4; table++) {
                int expected = table < 2 ? 201 : 429;
                assertEquals(expected, running.post("/api/tables", TABLE).statusCode());
                assertEquals(expected, running.post("/api/tables", TABLE, small).statusCode());
                assertEquals(201, running.post("/api/tables", TABLE, large).statusCode());
            }
            HttpResponse<String> made = running.post("/api/tables", TABLE, large);
            assertEquals(429, made.statusCode());
            assertTrue(made.headers().firstValue("Retry-After").isPresent());
            String long30 = "{\"game\":\"hachi-hachi\",\"captured\":[\"1R\"" + ",\"1R\"".repeat(5_000) + "]}";
            assertEquals(413, running.post("/api/score", long30).statusCode());
            assertEquals(422, running.post("/api/score", long30, large).statusCode());
            for (String path : List.of("/api/games", "/api/studies/0", "/api/layers/0", "/api/tables?open=true")) {
                HttpResponse<String> unknown = running.get(path, "Authorization", "Bearer nobody");
                assertEquals(401, unknown.statusCode(), path);
                assertTrue(unknown.body().contains("wrong-key"), unknown.body());
            }
            assertEquals(
                    200, running.get("/ready", "Authorization", "Bearer nobody").statusCode());
            assertEquals(404, running.get("/api/tables/0").statusCode());
        }
        try (RunningService without = new RunningService()) {
            assertEquals(
                    200,
                    without.get("/api/games", "Authorization", "Bearer nobody").statusCode());
        }
    }

    @Test
    void reportsInvalidLine() {
        String name = "name " + hash("key");
        for (List<String> wrong : List.of(
                List.of("name", "line 1: write NAME SHA256"),
                List.of("# keys\nname " + "x".repeat(64), "line 2: write NAME SHA256"),
                List.of(name + " connections=9", "line 1: \"connections=9\" is not a limit of an API key"),
                List.of(name + " body=0", "line 1: \"body=0\" is not a valid limit"),
                List.of(
                        name + " tables-per-hour=1MiB",
                        "line 1: \"tables-per-hour=1MiB\": tables-per-hour is not a size in bytes"),
                List.of(name + "\n" + name, "a name occurs twice"))) {
            String message = assertThrows(IllegalArgumentException.class, () -> keys(wrong.get(0)))
                    .getMessage();
            assertTrue(message.startsWith(wrong.get(1)), message);
        }
    }
}
