package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.notation.Json;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A request of at most 1 MiB uses at most one second of processor time, and its response has at most 1 MiB. The test enlarges
 * each field and parameter of each operation in the OpenAPI document.
 */
class BoundedCostTest {
    private static final int MOST_BYTES = 1 << 20;
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(1);
    /** The maximum number of requests per operation in a quick run. */
    private static final int SOME = 4;

    /** Operations that may run for {@code run-seconds}, which is one second in this test. */
    private static final Set<String> LONG =
            Set.of("verifyScenarios", "compareRules", "analyseRound", "startStudy", "getHint");

    /** Numbers of parts in which exhaustive runs test the requests of an operation. The part changes with the document. */
    private static final int PARTS = 2;

    private static final int LONG_PARTS = 6;

    private static final String RULES =
            "{\"game\":\"koi-koi\",\"profile\":\"de\",\"options\":{\"rounds\":6},\"layers\":[]}";

    private static RunningService running;
    private static JsonNode document;
    private static Map<String, ObjectNode> bodies;
    private static Map<String, String> parameters;
    private static String token;

    private record Operation(String path, String method, JsonNode json) {}

    private record Asked(String operation, String method, String path, String type, String what, String body) {}

    @BeforeAll
    static void start() throws Exception {
        running = new RunningService(
                "run-seconds=1",
                "layers-per-hour=100000",
                "tables-per-hour=100000",
                "hints-per-minute=100000",
                "moves-per-second=100000");
        document = Json.MAPPER.readTree(running.get("/openapi.json").body());
        String seats = "[{\"kind\":\"person\",\"name\":\"A\"},{\"kind\":\"bot\",\"bot\":\"random\"}]";
        JsonNode table =
                Json.MAPPER.readTree(running.post("/api/tables", "{\"rules\":" + RULES + ",\"seats\":" + seats + "}")
                        .body());
        String id = table.path("table").asString("");
        String invite = table.at("/seats/0/invite").asString("");
        token = Json.MAPPER
                .readTree(running.post("/api/tables/" + id + "/seats/0", "{\"invite\":\"" + invite + "\"}")
                        .body())
                .path("token")
                .asString("");
        String study = Json.MAPPER
                .readTree(running.post("/api/studies", "{\"arms\":[" + RULES + "],\"rounds\":4}")
                        .body())
                .path("study")
                .asString("");
        parameters = Map.of("table", id, "seat", "0", "study", study, "game", "koi-koi", "file", "hanafuda.svg");
        String round = Files.readString(Path.of("docs/examples/open-round.json"));
        String feature = "Feature: a\\n  Scenario: b\\n    Given c";
        bodies = new HashMap<>();
        base("scoreRound", "{\"game\":\"hachi-hachi\",\"captured\":[\"1R\",\"2R\",\"3R\"]}");
        base("askHand", "{\"rules\":" + RULES + ",\"cards\":[\"1B\"]}");
        base("askCaptured", "{\"rules\":" + RULES + ",\"cards\":[\"1B\",\"3B\",\"8B\"]}");
        base("askMoves", round);
        base("replayRecord", round);
        base("analyseRound", round);
        base("verifyScenarios", "{\"rules\":" + RULES + ",\"feature\":\"" + feature + "\"}");
        base("compareRules", "{\"a\":" + RULES + ",\"b\":" + RULES + ",\"rounds\":1}");
        base("startStudy", "{\"arms\":[" + RULES + "],\"bots\":[\"greedy\"],\"rounds\":4}");
        base("createTable", "{\"rules\":" + RULES + ",\"seats\":" + seats + "}");
        base("takeSeat", "{\"invite\":\"x\",\"name\":\"A\",\"nonce\":\"00\"}");
        base("changeName", "{\"name\":\"A\"}");
        base("makeMove", "{\"version\":1,\"move\":{\"seat\":0,\"do\":\"play\",\"card\":\"1B\",\"take\":[\"1R\"]}}");
        base("sayPhrase", "{\"phrase\":\"hello\"}");
        base("undoMove", "{\"agree\":true}");
        base("retryPosition", "{\"round\":1,\"actions\":2}");
        base(
                "addLayer",
                "{\"layer\":\"friday\",\"title\":\"Friday\",\"base\":\"koi-koi\",\"because\":\"We play so.\","
                        + "\"options\":{\"rounds\":6},\"yaku\":{\"remove\":[\"tane\"]},\"rules\":{\"disable\":[\"a\"]}}");
        base(
                "verifyRecords",
                Files.readString(Path.of("docs/examples/rounds.jsonl"))
                        .lines()
                        .findFirst()
                        .orElseThrow());
        base("drawLink", "{\"link\":1}");
    }

    private static void base(String operation, String body) {
        bodies.put(operation, (ObjectNode) Json.MAPPER.readTree(body));
    }

    @AfterAll
    static void stop() throws Exception {
        assertEquals("", running.faults.toString());
        running.close();
    }

    private static List<Operation> operations() {
        List<Operation> all = new ArrayList<>();
        document.path("paths")
                .forEachEntry((path, methods) ->
                        methods.forEachEntry((method, operation) -> all.add(new Operation(path, method, operation))));
        return all;
    }

    /** Returns requests for the given operation, each with a different oversized input. */
    private static List<Asked> grown(Operation operation) {
        String name = operation.json().path("operationId").asString("");
        List<Asked> all = new ArrayList<>();
        parameters(operation.path(), operation.method(), operation.json(), all);
        operation.json().at("/requestBody/content").forEachEntry((type, content) -> {
            JsonNode schema = content.path("schema");
            String reference = schema.path("$ref").asString("").replaceFirst("#", "");
            assertTrue(bodies.containsKey(name), "no valid body for " + name);
            List<GrownInput> grown = new ArrayList<>(GrownInput.bodies());
            grown.addAll(GrownInput.documents(bodies.get(name), reference.isEmpty() ? schema : document.at(reference)));
            grown.forEach(one -> all.add(
                    new Asked(name, operation.method(), filled(operation.path()), type, one.kind(), one.text())));
        });
        return all;
    }

    /**
     * Returns a few kinds of requests. An exhaustive run returns a part of all requests, and a smaller part for long-running
     * operations.
     */
    private static List<Asked> some(String operation, List<Asked> all) {
        if (Exhaustive.ON) {
            return Exhaustive.part(all, LONG.contains(operation) ? LONG_PARTS : PARTS, document.toString());
        }
        Collections.shuffle(all, new Random(7));
        Set<String> kinds = new HashSet<>();
        return all.stream()
                .filter(one -> kinds.size() < SOME && kinds.add(one.what().replaceFirst(".*: ", "")))
                .toList();
    }

    private static void parameters(String path, String method, JsonNode operation, List<Asked> all) {
        String name = operation.path("operationId").asString("");
        for (JsonNode parameter : operation.path("parameters")) {
            String called = parameter.path("name").asString("");
            for (String grown :
                    List.of("x".repeat(15_000), "%C3%A5".repeat(2_500), "1".repeat(15_000), "a-".repeat(7_000))) {
                String asked = switch (parameter.path("in").asString("")) {
                    case "path" -> filled(path.replace("{" + called + "}", grown));
                    case "query" -> filled(path) + "?" + called + "=" + grown;
                    default -> filled(path);
                };
                all.add(new Asked(
                        name, method, asked, "application/json", called + ": " + grown.substring(0, 6), null));
            }
            String often = ("&" + called + "=kan").repeat(15_000 / (called.length() + 5));
            all.add(new Asked(
                    name,
                    method,
                    filled(path) + "?" + often.substring(1),
                    "application/json",
                    called + " often",
                    null));
        }
    }

    private static String filled(String path) {
        String filled = path;
        for (var one : parameters.entrySet()) {
            filled = filled.replace("{" + one.getKey() + "}", one.getValue());
        }
        return filled.replaceAll("[{}]", "");
    }

    @Test
    @Tag(Exhaustive.TAG)
    void limitsTimeAndResponseSizeForOversizedInput() throws Exception {
        Set<String> wrong = new TreeSet<>();
        for (Operation operation : operations()) {
            for (Asked asked : some(operation.json().path("operationId").asString(""), grown(operation))) {
                String cost = cost(asked);
                // Repeats the request, because class loading and the JIT compiler may have slowed the first attempt.
                for (int again = 0; cost != null && again < 2; again++) {
                    cost = cost(asked);
                }
                if (cost != null) {
                    wrong.add(asked.operation() + ", " + asked.what() + ": " + cost);
                }
            }
        }
        assertEquals(Set.of(), wrong);
    }

    /** Sends a request. Returns a description of the response if it exceeds a limit, otherwise null. */
    private static String cost(Asked asked) throws Exception {
        Map<Long, Long> before = processor();
        var request = running.to(asked.path(), "Authorization", "Bearer " + token, "Content-Type", asked.type());
        if (asked.method().equals("get")) {
            request.GET();
        } else {
            request.POST(BodyPublishers.ofString(asked.body() == null ? "{}" : asked.body()));
        }
        assertTrue(asked.body() == null || asked.body().length() <= MOST_BYTES, asked.what());
        if (asked.path().contains("/events")) {
            HttpResponse<java.io.InputStream> stream =
                    running.client.send(request.build(), BodyHandlers.ofInputStream());
            stream.body().close();
            return null;
        }
        HttpResponse<byte[]> answer = running.client.send(request.build(), BodyHandlers.ofByteArray());
        assertNotEquals(500, answer.statusCode(), asked.operation() + ", " + asked.what());
        long nanos = 0;
        for (var thread : processor().entrySet()) {
            nanos += Math.max(0, thread.getValue() - before.getOrDefault(thread.getKey(), 0L));
        }
        String status = answer.statusCode() + " of " + answer.body().length + " bytes in " + nanos / 1_000_000 + " ms";
        long most = MOST_NANOS + (LONG.contains(asked.operation()) ? MOST_NANOS : 0);
        return nanos > most || answer.body().length > MOST_BYTES ? status : null;
    }

    /** Returns the processor time of each thread of the service. */
    private static Map<Long, Long> processor() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        Map<Long, Long> used = new HashMap<>();
        for (ThreadInfo one : threads.getThreadInfo(threads.getAllThreadIds())) {
            if (one != null
                    && one.getThreadName().toLowerCase(Locale.ROOT).startsWith("http")
                    && !one.getThreadName().startsWith("HttpClient")) {
                used.put(one.getThreadId(), threads.getThreadCpuTime(one.getThreadId()));
            }
        }
        return used;
    }
}
