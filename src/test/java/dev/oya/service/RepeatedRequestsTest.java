package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.notation.Json;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A repeated request with the same idempotency key receives the first response and creates nothing new. */
class RepeatedRequestsTest {
    private static final String KEY = "Idempotency-Key";
    private static final String REPLAYED = "Idempotent-Replayed";
    private static final String TABLE =
            "{\"rules\":{\"game\":\"koi-koi\"},\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}],\"open\":true}";
    private static final String STUDY = "{\"arms\":[{\"game\":\"koi-koi\"},{\"game\":\"koi-koi\"}],\"rounds\":%d}";

    @TempDir
    private static Path data;

    private static RunningService running;

    @BeforeAll
    static void start() {
        running = new RunningService(RuleLibrary.inJar(), data.resolve("kept"), null, List.of());
    }

    @AfterAll
    static void stop() throws Exception {
        assertEquals("", running.faults.toString());
        running.close();
    }

    private static String same(String path, String body, String key) throws Exception {
        HttpResponse<String> first = running.post(path, body, KEY, key);
        HttpResponse<String> again = running.post(path, body, KEY, key);
        assertTrue(first.statusCode() < 300, first.body());
        assertEquals(first.statusCode(), again.statusCode());
        assertEquals(first.body(), again.body());
        assertEquals("", first.headers().firstValue(REPLAYED).orElse(""));
        assertEquals("true", again.headers().firstValue(REPLAYED).orElse(""));
        for (String header : List.of("Location", "Content-Type")) {
            assertEquals(first.headers().firstValue(header), again.headers().firstValue(header));
        }
        return first.body();
    }

    private static void refused(HttpResponse<String> answer, int status, String code) {
        assertEquals(status, answer.statusCode(), answer.body());
        assertEquals(code, Json.MAPPER.readTree(answer.body()).get("code").stringValue());
    }

    @Test
    void repeatedRequestReturnsFirstResponse() throws Exception {
        String made = same("/api/tables", TABLE, "table-1");
        assertNotEquals(made, same("/api/tables", TABLE, "table-2"));
        assertNotEquals(made, running.post("/api/tables", TABLE).body());
        refused(
                running.post("/api/tables", TABLE.replace("true", "false"), KEY, "table-1"),
                422,
                "idempotency-key-reused");
        JsonNode table = Json.MAPPER.readTree(made);
        String seat = "/api/tables/" + table.get("table").stringValue() + "/seats/";
        String invite = "{\"invite\":\"" + table.at("/seats/0/invite").stringValue() + "\"}";
        String token = Json.MAPPER
                .readTree(same(seat + 0, invite, "seat-1"))
                .get("token")
                .stringValue();
        assertEquals(
                200,
                running.get(seat.replace("/seats/", ""), "Authorization", "Bearer " + token)
                        .statusCode());
        // The seat is taken because its token was used, but the repeated request still receives the token.
        refused(running.post(seat + 0, invite), 409, "seat-taken");
        assertTrue(running.post(seat + 0, invite, KEY, "seat-1").body().contains(token));
        same("/api/studies", STUDY.formatted(1), "study-1");
        refused(running.post("/api/studies", STUDY.formatted(2), KEY, "study-1"), 422, "idempotency-key-reused");
        for (String secret : List.of(token, table.at("/seats/1/invite").stringValue())) {
            assertFalse(kept().contains(secret));
        }
    }

    /** Returns the contents of all data files as ISO 8859-1 text. */
    private static String kept() throws Exception {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.list(data.resolve("kept"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                all.append(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
            }
        }
        return all.toString();
    }

    @Test
    void doesNotStoreRefusals() throws Exception {
        refused(running.post("/api/tables", "{}", KEY, "refused"), 400, "wrong-field");
        assertEquals(201, running.post("/api/tables", TABLE, KEY, "refused").statusCode());
        for (String wrong : List.of("x".repeat(65), "a b", "")) {
            refused(running.post("/api/tables", TABLE, KEY, wrong), 400, "wrong-field");
        }
    }

    /** A process creates a table and dies before it stores the response. The retry returns the same table. */
    @Test
    void retryAfterCrashReturnsSameTable() throws Exception {
        String first = running.post("/api/tables", TABLE, KEY, "died").body();
        try (Connection kept = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("kept/oya.db"));
                Statement died = kept.createStatement()) {
            String table = Json.MAPPER.readTree(first).get("table").stringValue();
            assertEquals(
                    1,
                    died.executeUpdate(
                            "UPDATE answered SET answer = NULL, made = made - 60001 WHERE makes = '" + table + "'"));
        }
        assertEquals(first, running.post("/api/tables", TABLE, KEY, "died").body());
        assertEquals(first, running.post("/api/tables", TABLE, KEY, "died").body());
    }

    @Test
    void concurrentRequestsCreateOneTable() {
        List<CompletableFuture<HttpResponse<String>>> sent =
                IntStream.range(0, 8).mapToObj(one -> sentUntilAnswered()).toList();
        Set<String> answers = sent.stream().map(one -> one.join().body()).collect(Collectors.toSet());
        assertEquals(1, answers.size(), answers.toString());
        assertTrue(answers.iterator().next().contains("\"invite\""), answers.toString());
    }

    /** Retries while the service is still processing the first request, which takes long on a slow machine. */
    private static CompletableFuture<HttpResponse<String>> sentUntilAnswered() {
        return running.client
                .sendAsync(
                        running.to("/api/tables", KEY, "at-once", "Content-Type", "application/json")
                                .POST(BodyPublishers.ofString(TABLE))
                                .build(),
                        BodyHandlers.ofString())
                .thenCompose(answer ->
                        answer.statusCode() == 503 ? sentUntilAnswered() : CompletableFuture.completedFuture(answer));
    }
}
