package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleBookCache;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.RuleCaches;
import dev.oya.notation.Json;
import dev.oya.pack.Pack;
import dev.oya.service.http.HttpProblem;
import dev.oya.service.http.WorkLimiter;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Requests beyond a limit are rejected immediately with the problem code of the limit. Other requests are served. */
class LimitsTest {
    private static final String SOME = "{\"a\":{\"game\":\"koi-koi\"},\"b\":{\"game\":\"koi-koi\"},\"rounds\":1000000}";
    private static final String TABLE =
            "{\"rules\":{\"game\":\"koi-koi\"},\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}],\"open\":true}";
    private static RunningService running;

    @BeforeAll
    static void start() {
        running = new RunningService(
                "body=50KiB", "layer=1KiB", "layers=2", "layers-per-hour=3", "run-seconds=1", "runs=1", "streams=2");
    }

    @AfterAll
    static void stop() throws Exception {
        assertEquals("", running.faults.toString());
        running.close();
    }

    private static void refused(int status, String code, HttpResponse<String> answer) {
        assertEquals(status, answer.statusCode(), answer.body());
        JsonNode problem = Json.MAPPER.readTree(answer.body());
        assertEquals(code, problem.path("code").asString(""), answer.body());
        boolean later = status == 429 || status == 503;
        assertEquals(later, answer.headers().firstValue("Retry-After").isPresent());
        assertEquals("{\"state\":\"ready\"}", ready());
    }

    private static String ready() {
        try {
            return running.get("/ready").body();
        } catch (Exception unanswered) {
            throw new AssertionError(unanswered);
        }
    }

    @Test
    void limitsSizeOfBodiesAndLayers() throws Exception {
        refused(413, "too-large", running.post("/api/score", " ".repeat(51 << 10)));
        refused(413, "too-large", running.post("/api/layers", "#".repeat(2 << 10)));
        String digest = "\"sha256:" + "0".repeat(64) + "\"";
        refused(
                422,
                "too-many",
                running.post(
                        "/api/score",
                        "{\"game\":\"koi-koi\",\"layers\":[" + String.join(",", digest, digest, digest)
                                + "],\"hand\":[]}"));
    }

    @Test
    void limitsLayersPerAddress() throws Exception {
        String layer = "layer: a\nbase: koi-koi\nbecause: We like it.\noptions: {rounds: 6}\n#";
        for (int i = 0; i < 3; i++) {
            assertEquals(
                    422,
                    running.post("/api/layers", "layer: a\nbase: chess\n#" + i).statusCode());
        }
        refused(429, "too-many-layers", running.post("/api/layers", layer));
    }

    @Test
    void limitsStoredLayers() throws Exception {
        String layer = "layer: a\nbase: scopa\nbecause: We like it.\n#";
        try (RunningService small = new RunningService("layers-kept=1")) {
            assertEquals(201, small.post("/api/layers", layer + "b").statusCode());
            HttpResponse<String> needed = small.post("/api/layers", layer);
            assertEquals(201, needed.statusCode(), "a layer that no table uses is evicted");
            String digest = dev.oya.notation.Json.MAPPER
                    .readTree(needed.body())
                    .get("digest")
                    .stringValue();
            String table = TABLE.replaceFirst(
                    "\\{\"game\":\"[a-z-]+\"", "{\"game\":\"scopa\",\"layers\":[\"" + digest + "\"]");
            HttpResponse<String> made = small.post("/api/tables", table);
            assertEquals(201, made.statusCode(), made.body());
            refused(429, "too-many-layers", small.post("/api/layers", layer + "b"));
            assertEquals(201, small.post("/api/layers", layer).statusCode(), "a stored layer is accepted again");
        }
    }

    @Test
    void limitsConcurrentCompilations() throws Exception {
        try (RunningService small = new RunningService("compiling=1", "run-seconds=1")) {
            List<CompletableFuture<HttpResponse<String>>> all = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                String layer = "layer: a\nbase: hachi-hachi\nbecause: We like it.\n#" + i;
                var request = small.to("/api/layers", "Content-Type", "application/yaml")
                        .POST(java.net.http.HttpRequest.BodyPublishers.ofString(layer))
                        .build();
                all.add(small.client.sendAsync(request, BodyHandlers.ofString()));
            }
            Map<Integer, List<HttpResponse<String>>> answers = all.stream()
                    .map(CompletableFuture::join)
                    .collect(java.util.stream.Collectors.groupingBy(HttpResponse::statusCode));
            assertEquals(java.util.Set.of(201, 429), answers.keySet());
            answers.get(429).forEach(busy -> refused(429, "too-busy", busy));
        }
    }

    @Test
    void newConnectionReplacesLongestIdleOne() throws Exception {
        try (RunningService small = new RunningService("connections=2")) {
            URI address = URI.create(small.service.address());
            List<Socket> open = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                Socket socket = new Socket(address.getHost(), address.getPort());
                open.add(socket);
                socket.setSoTimeout(10_000);
                socket.getOutputStream()
                        .write("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                assertEquals('H', socket.getInputStream().read());
            }
            open.get(0).getInputStream().readAllBytes();
            for (Socket socket : open.subList(1, 3)) {
                socket.setSoTimeout(1);
                assertThrows(
                        java.net.SocketTimeoutException.class,
                        () -> socket.getInputStream().readAllBytes());
                socket.close();
            }
        }
    }

    @Test
    void limitsTablesPerAddress() throws Exception {
        try (RunningService small = new RunningService("tables-per-hour=2")) {
            assertEquals(201, small.post("/api/tables", TABLE).statusCode());
            assertEquals(201, small.post("/api/tables", TABLE).statusCode());
            refused(429, "too-many-tables-opened", small.post("/api/tables", TABLE));
        }
    }

    @Test
    void limitsLiveTables() throws Exception {
        try (RunningService small = new RunningService("tables=1")) {
            assertEquals(201, small.post("/api/tables", TABLE).statusCode());
            List<TableClient.Seat> seats =
                    TableClient.table(small.service.address(), TableClient.wanted("koi-koi", 2, 0));
            refused(429, "too-many-tables", small.post("/api/tables", TABLE));
            assertEquals(200, seats.get(0).ask("GET", "", null).status(), "seated players keep the table alive");
        }
    }

    @Test
    void limitsMovesPerToken() throws Exception {
        try (RunningService small = new RunningService("moves-per-second=1")) {
            var seats = TableClient.table(small.service.address(), TableClient.wanted("koi-koi", 2, 0));
            String path = "/api/tables/" + seats.get(0).table() + "/moves";
            HttpResponse<String> answer;
            do {
                answer = small.post(
                        path,
                        "{\"version\":0}",
                        "Authorization",
                        "Bearer " + seats.get(0).token());
            } while (answer.statusCode() == 400);
            refused(429, "too-many-moves", answer);
            var other = small.post(
                    path,
                    "{\"version\":0}",
                    "Authorization",
                    "Bearer " + seats.get(1).token());
            assertEquals(400, other.statusCode(), "another token has its own limit");
        }
    }

    @Test
    void limitsHintsPerToken() throws Exception {
        try (RunningService small = new RunningService("hints-per-minute=1")) {
            var seats = TableClient.table(small.service.address(), TableClient.wanted("koi-koi", 2, 0));
            String path = "/api/tables/" + seats.get(0).table() + "/hint";
            String[] own = {"Authorization", "Bearer " + seats.get(0).token()};
            assertEquals(200, small.get(path, own).statusCode());
            refused(429, "too-many-hints", small.get(path, own));
            String[] others = {"Authorization", "Bearer " + seats.get(1).token()};
            assertEquals(200, small.get(path, others).statusCode(), "another token has its own limit");
        }
    }

    @Test
    void limitsUsesOfInvite() throws Exception {
        try (RunningService small = new RunningService("seatings-per-minute=3")) {
            JsonNode made = TableClient.JSON.readTree(small.post(
                            "/api/tables", TableClient.wanted("koi-koi", 2, 0).toString())
                    .body());
            String table = "/api/tables/" + made.get("table").stringValue();
            Set<String> tokens = new TreeSet<>();
            for (int seating = 1; seating <= 3; seating++) {
                JsonNode sat = TableClient.JSON.readTree(
                        small.post(table + "/seats/0", invite(made, 0)).body());
                assertEquals(seating, sat.get("version").intValue());
                tokens.add(sat.get("token").stringValue());
            }
            assertEquals(3, tokens.size());
            refused(429, "too-many-seatings", small.post(table + "/seats/0", invite(made, 0)));
            assertEquals(200, small.post(table + "/seats/1", invite(made, 1)).statusCode(), "limits are per seat");
        }
    }

    private static String invite(JsonNode made, int seat) {
        return "{\"invite\":" + made.at("/seats/" + seat + "/invite") + "}";
    }

    @Test
    void doesNotCountCheckedLayers() throws Exception {
        try (RunningService small = new RunningService("layers-per-hour=1", "layers-per-network=1", "layers-kept=1")) {
            for (int rounds = 1; rounds <= 3; rounds++) {
                HttpResponse<String> checked = small.post("/api/layers?check=true", rounds(rounds));
                assertEquals(200, checked.statusCode(), checked.body());
            }
            assertEquals(201, small.post("/api/layers", rounds(4)).statusCode());
            assertEquals(200, small.post("/api/layers?check=true", rounds(5)).statusCode());
            refused(429, "too-many-layers", small.post("/api/layers", rounds(6)));
        }
    }

    private static String rounds(int rounds) {
        return "layer: short\ntitle: Short\nbecause: A short match.\nbase: koi-koi\noptions: { rounds: " + rounds
                + " }\n";
    }

    @Test
    void limitsTimeAndQueueOfLongWork() throws Exception {
        List<CompletableFuture<HttpResponse<String>>> all = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            var request = running.to("/api/rules/diff", "Content-Type", "application/json")
                    .POST(java.net.http.HttpRequest.BodyPublishers.ofString(SOME))
                    .build();
            all.add(running.client.sendAsync(request, BodyHandlers.ofString()));
        }
        List<Integer> statuses =
                all.stream().map(answer -> answer.join().statusCode()).toList();
        assertTrue(statuses.contains(422), "no request took too long: " + statuses);
        assertTrue(statuses.contains(429), "no request exceeded the queue: " + statuses);
        HttpResponse<String> one = running.post("/api/rules/diff", SOME);
        refused(422, "took-too-long", one);
    }

    @Test
    void limitsTimeOfScenarios() throws Exception {
        StringBuilder feature = new StringBuilder("# language: en\nFeature: a\n");
        for (int i = 0; i < 500; i++) {
            feature.append("  Scenario: s\n    Given nothing of the kind at all\n");
        }
        ObjectNode body = (ObjectNode) Json.MAPPER.readTree("{\"rules\":{\"game\":\"koi-koi\"}}");
        HttpResponse<String> answer = running.post(
                "/api/scenarios/verify", body.put("feature", feature.toString()).toString());
        assertTrue(List.of(200, 422).contains(answer.statusCode()), answer.body());
        refused(
                413,
                "too-long-line",
                running.post(
                        "/api/scenarios/verify",
                        body.put("feature", "Feature: a\n Scenario: b\n  Given " + "a".repeat(9_000))
                                .toString()));
    }

    @Test
    void limitsAndReleasesStreams() throws Exception {
        String made = running.post("/api/tables", TABLE).body();
        String events =
                "/api/tables/" + Json.MAPPER.readTree(made).path("table").asString("") + "/events";
        List<InputStream> open = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            HttpResponse<InputStream> stream =
                    running.client.send(running.to(events).build(), BodyHandlers.ofInputStream());
            assertEquals(200, stream.statusCode());
            open.add(stream.body());
        }
        refused(429, "too-many-streams", running.get(events));
        assertTrue(running.get("/metrics").body().contains("oya_streams 2.0"));
    }

    @Test
    void slowSendersOccupyNoThreads() throws Exception {
        URI address = URI.create(running.service.address());
        List<Socket> slow = new ArrayList<>();
        try {
            for (int i = 0; i < 60; i++) {
                Socket socket = new Socket();
                socket.connect(new InetSocketAddress(address.getHost(), address.getPort()));
                String begun = i % 2 == 0
                        ? "GET /ready HTTP/1.1\r\nHost: localhost\r\n"
                        : "POST /api/score HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/yaml\r\nContent-Length: 40\r\n\r\n{\"game\":";
                socket.getOutputStream().write(begun.getBytes(StandardCharsets.US_ASCII));
                slow.add(socket);
            }
            assertEquals("{\"state\":\"ready\"}", ready());
            Socket last = slow.get(59);
            last.getOutputStream().write("\"koi-koi\",\"hand\":[\"1X\"]}        ".getBytes(StandardCharsets.US_ASCII));
            String answer = new String(last.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
            assertEquals("HTTP/1.1 422", answer);
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }

    @Test
    void evictsLeastRecentlyUsedPack() {
        RuleLibrary oya = RuleLibrary.inJar();
        RuleBookCache books = new RuleBookCache(2, 1, new RuleCaches());
        List<Pack> packs = List.of("sv", "en", "de").stream()
                .map(profile -> oya.pack("hachi-hachi", profile, List.of()))
                .toList();
        RuleBook first = books.of(packs.get(0), Map.of());
        books.of(packs.get(1), Map.of());
        assertSame(first, books.of(packs.get(0), Map.of()));
        books.of(packs.get(2), Map.of());
        assertTrue(books.has(packs.get(0)));
        assertEquals(false, books.has(packs.get(1)));
        assertThrows(IllegalArgumentException.class, () -> books.of(packs.get(0), Map.of("nothing", 1)));
    }

    @Test
    void rejectsWorkWhenQueueIsFull() throws Exception {
        WorkLimiter gate = new WorkLimiter(1, 0, 1);
        CountDownLatch inside = new CountDownLatch(1);
        CountDownLatch leave = new CountDownLatch(1);
        Thread first = new Thread(() -> {
            try {
                gate.through(() -> {
                    inside.countDown();
                    leave.await();
                    return null;
                });
            } catch (Exception wrong) {
                throw new AssertionError(wrong);
            }
        });
        first.start();
        inside.await();
        assertEquals(
                "too-busy",
                assertThrows(HttpProblem.class, () -> gate.through(() -> 1)).code());
        leave.countDown();
        first.join();
        assertEquals(1, gate.through(() -> 1));
    }
}
