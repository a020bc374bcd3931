package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.notation.Json;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Malicious and randomly mutated requests. Each gets a response, and none causes a fault or reveals internals. */
class HostileRequestsTest {
    private static final int SOME = 300;
    private static final List<String> ODD = List.of(
            "null",
            "true",
            "-1",
            "0",
            "1e400",
            "99999999999",
            "\"\"",
            "\"../../etc/passwd\"",
            "\"\\u0000\"",
            "[]",
            "{}",
            "[[[[[[]]]]]]",
            "\"sha256:" + "0".repeat(64) + "\"",
            "\"" + "x".repeat(5_000) + "\"",
            "\"%s%n%d\"");

    private record Asked(String method, String path, String body) {}

    private static RunningService running;
    private static List<Asked> good;

    @BeforeAll
    static void start() throws Exception {
        running = new RunningService("run-seconds=1", "layers-per-hour=20");
        String rules = "\"rules\":{\"game\":\"koi-koi\",\"profile\":\"de\",\"options\":{\"players\":2},\"layers\":[]}";
        JsonNode table = Json.MAPPER.readTree(running.post(
                        "/api/tables",
                        "{" + rules
                                + ",\"seats\":[{\"kind\":\"person\",\"name\":\"A\"},{\"kind\":\"bot\",\"bot\":\"random\"}],\"open\":true}")
                .body());
        String at = "/api/tables/" + table.path("table").asString("");
        good = List.of(
                new Asked("GET", "/api/games/koi-koi?profile=de", null),
                new Asked("GET", "/api/games/koi-koi/book?lang=sv", null),
                new Asked("GET", "/api/explain?id=kan&game=hachi-hachi", null),
                new Asked("POST", "/api/score", "{\"game\":\"hachi-hachi\",\"captured\":[\"1R\",\"2R\",\"3R\"]}"),
                new Asked("POST", "/api/score", Files.readString(Path.of("docs/examples/round.yaml"))),
                new Asked("POST", "/api/ask/hand", "{" + rules + ",\"cards\":[\"1B\"]}"),
                new Asked("POST", "/api/ask/captured", "{" + rules + ",\"cards\":[\"1B\",\"3B\",\"8B\"]}"),
                new Asked("POST", "/api/ask/moves", Files.readString(Path.of("docs/examples/open-round.json"))),
                new Asked("POST", "/api/records/verify", Files.readString(Path.of("docs/examples/rounds.jsonl"))),
                new Asked("POST", "/api/layers", Files.readString(Path.of("docs/examples/friday.yaml"))),
                new Asked(
                        "POST",
                        "/api/rules/diff",
                        "{\"a\":{\"game\":\"koi-koi\"},\"b\":{\"game\":\"koi-koi\"},\"rounds\":1}"),
                new Asked(
                        "POST",
                        "/api/scenarios/verify",
                        "{" + rules + ",\"feature\":\"Feature: a\\n  Scenario: b\\n    Given c\"}"),
                new Asked("GET", "/api/tables?open=true", null),
                new Asked("GET", at, null),
                new Asked("POST", at + "/seats/0", "{\"invite\":\"x\",\"name\":\"A\",\"nonce\":\"00\"}"),
                new Asked(
                        "POST",
                        at + "/moves",
                        "{\"version\":1,\"move\":{\"seat\":0,\"do\":\"play\",\"card\":\"1B\",\"take\":[]}}"),
                new Asked("GET", at + "/events", null),
                new Asked("GET", at + "/record", null),
                new Asked("POST", at + "/undo", "{\"agree\":true}"),
                new Asked("POST", at + "/retry", "{\"round\":1,\"actions\":2}"),
                new Asked("POST", at + "/next", "{}"));
    }

    @AfterAll
    static void stop() throws Exception {
        running.close();
    }

    /** Sends a request and checks that its response reveals no internals and that the service logs no fault. */
    private static HttpResponse<InputStream> sent(HttpRequest request) throws Exception {
        HttpResponse<InputStream> answer = running.client.send(request, BodyHandlers.ofInputStream());
        String said = request.method() + " " + request.uri();
        assertTrue(answer.statusCode() != 500, said);
        assertEquals("", running.faults.toString(), said);
        try (InputStream in = answer.body()) {
            boolean stream =
                    answer.headers().firstValue("Content-Type").orElse("").startsWith("text/event-stream");
            String body = new String(stream ? new byte[0] : in.readAllBytes());
            if (answer.statusCode() >= 400 && !body.isEmpty()) {
                JsonNode problem = Json.MAPPER.readTree(body);
                assertEquals(answer.statusCode(), problem.path("status").asInt(), said + body);
                assertFalse(problem.path("code").asString("").isEmpty(), said + body);
            }
            for (String inside : Set.of(
                    System.getProperty("user.dir"),
                    System.getProperty("java.io.tmpdir") + "/oya",
                    "Exception",
                    "\tat ")) {
                assertFalse(body.contains(inside), said + " reveals " + inside + ": " + body);
            }
        }
        return answer;
    }

    /** A request, its expected status and problem code, and whether the service then closes the connection. */
    private record Broken(String request, int status, String code, boolean ends) {}

    /** The service itself, not its HTTP library, answers malformed HTTP with its own headers and problem texts. */
    @Test
    void answersMalformedRequestsWithProblem() throws Exception {
        String host = "Host: localhost\r\n";
        String get = "GET /health HTTP/1.1\r\n" + host;
        String post = "POST /api/score HTTP/1.1\r\n" + host + "Content-Type: application/json\r\n";
        String upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                + "Sec-WebSocket-Version: 13\r\n\r\n";
        String chunked = "Transfer-Encoding: chunked\r\n\r\n";
        List<Broken> all = List.of(
                new Broken("GARBAGE\r\n\r\n", 400, "broken-request", true),
                new Broken("\u0016\u0003\u0001\u0002\u0000", 400, "broken-request", true),
                new Broken("GET /health\r\n", 505, "wrong-version", true),
                new Broken("GET /health HTTP/3.7\r\n" + host + "\r\n", 505, "wrong-version", true),
                new Broken("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 426, "broken-request", true),
                new Broken("GET /health HTTP/1.1\r\n\r\n", 400, "broken-request", true),
                new Broken(get + host + "\r\n", 400, "broken-request", true),
                new Broken("GET /health HTTP/1.1\r\nHost: a b\r\n\r\n", 400, "broken-request", true),
                new Broken("GET /%zz HTTP/1.1\r\n" + host + "\r\n", 400, "broken-request", true),
                new Broken("GET /api/%2e%2e/x HTTP/1.1\r\n" + host + "\r\n", 400, "broken-request", true),
                new Broken("GET /api/games/%00 HTTP/1.1\r\n" + host + "\r\n", 400, "broken-request", true),
                new Broken("GET /api/games/a%00b HTTP/1.1\r\n" + host + "\r\n", 400, "broken-request", true),
                new Broken("GET /api/games/\u0000 HTTP/1.1\r\n" + host + "\r\n", 400, "broken-request", true),
                new Broken("GET /api/games/%ff HTTP/1.1\r\n" + host + "\r\n", 400, "broken-request", true),
                new Broken("GET /api/games/%c0%af HTTP/1.1\r\n" + host + "\r\n", 400, "broken-request", true),
                new Broken("GET /api/games/%2f HTTP/1.1\r\n" + host + "\r\n", 400, "broken-request", true),
                new Broken("GET /api/games/% HTTP/1.1\r\n" + host + "\r\n", 400, "broken-request", true),
                new Broken("GET * HTTP/1.1\r\n" + host + "\r\n", 400, "broken-request", true),
                new Broken(get + "no colon\r\n\r\n", 400, "broken-request", true),
                new Broken(get + "Expect: wonders\r\n\r\n", 417, "broken-request", true),
                new Broken(get + "X: " + "a".repeat(20_000) + "\r\n\r\n", 431, "too-large-request", true),
                new Broken("GET /" + "a".repeat(20_000) + " HTTP/1.1\r\n\r\n", 414, "too-large-request", true),
                new Broken(post + chunked + "zz\r\nabc\r\n0\r\n\r\n", 400, "broken-request", true),
                new Broken(post + chunked + "2\r\n{}\r\n-1\r\n", 400, "broken-request", true),
                new Broken(post + "Transfer-Encoding: x\r\n\r\n", 400, "broken-request", true),
                new Broken(post + "Content-Length: 3\r\n" + chunked + "0\r\n\r\n", 400, "broken-request", true),
                new Broken(post + "Content-Length: 3\r\nContent-Length: 4\r\n\r\n", 400, "broken-request", true),
                new Broken(get + upgrade, 200, "", false),
                new Broken("GET /nothing HTTP/1.1\r\n" + host + upgrade, 404, "not-found", false),
                new Broken("GET /health HTTP/1.0\r\n\r\n", 200, "", true),
                new Broken("GET /nothing HTTP/1.1\r\n" + host + "\r\n", 404, "not-found", false),
                new Broken("TRACE /health HTTP/1.1\r\n" + host + "\r\n", 405, "wrong-method", false),
                new Broken("CONNECT localhost:80 HTTP/1.1\r\n" + host + "\r\n", 405, "wrong-method", false),
                new Broken("FOO /health HTTP/1.1\r\n" + host + "\r\n", 405, "wrong-method", false));
        for (Broken one : all) {
            RawAnswer answer = RawAnswer.to(running, one.request());
            String said = one.request().lines().findFirst().orElse("") + ": " + answer;
            assertEquals(one.status(), answer.status(), said);
            assertEquals("nosniff", answer.headers().get("X-Content-Type-Options"), said);
            assertEquals("DENY", answer.headers().get("X-Frame-Options"), said);
            assertEquals("no-referrer", answer.headers().get("Referrer-Policy"), said);
            assertTrue(answer.headers().get("Content-Security-Policy").startsWith("default-src 'self'"), said);
            assertEquals("1", answer.headers().get("Oya-Api"), said);
            assertTrue(answer.headers().get("X-Request-Id").matches("[0-9a-f]{16}"), said);
            assertFalse(answer.headers().containsKey("Set-Cookie"), said);
            assertEquals(one.ends(), "close".equals(answer.headers().get("Connection")), said);
            JsonNode json = Json.MAPPER.readTree(answer.body());
            assertEquals(one.code(), json.path("code").asString(""), said);
            if (one.status() >= 400) {
                assertEquals("application/problem+json", answer.headers().get("Content-Type"), said);
                assertEquals(one.status(), json.path("status").asInt(), said);
            }
        }
        assertEquals("", running.faults.toString());
    }

    @Test
    void rejectsTruncatedEscape() throws Exception {
        for (String path : List.of(
                "/api/score",
                "/api/ask/hand",
                "/api/ask/moves",
                "/api/scenarios/verify",
                "/api/rules/diff",
                "/api/records/replay",
                "/api/analyse",
                "/api/studies",
                "/api/tables")) {
            var answer = running.post(path, "{\"a\": \"\\u");
            JsonNode problem = Json.MAPPER.readTree(answer.body());
            assertEquals(400, answer.statusCode(), path + answer.body());
            assertEquals(1, problem.at("/place/line").asInt(), path + answer.body());
        }
        assertEquals(422, running.post("/api/layers", "a: \"\\u").statusCode());
    }

    @Test
    void rejectsYamlBombs() throws Exception {
        String nine = "a0: &a0 [x,x,x,x,x,x,x,x,x]\n";
        StringBuilder bomb = new StringBuilder(nine);
        for (int i = 1; i < 20; i++) {
            bomb.append("a" + i + ": &a" + i + " [")
                    .append(("*a" + (i - 1) + ",").repeat(9))
                    .append("]\n");
        }
        StringBuilder many = new StringBuilder("game: koi-koi\n");
        for (int i = 0; i < 20_000; i++) {
            many.append("k" + i + ": 1\n");
        }
        String regex = "{\"rules\":{\"game\":\"koi-koi\"},\"feature\":\"Feature: a\\n  Scenario: b\\n"
                + ("    Given " + "the cards 1B ".repeat(120) + "\\n").repeat(40) + "\"}";
        List<Asked> bombs = List.of(
                new Asked("POST", "/api/score", bomb.toString()),
                new Asked("POST", "/api/score", "[".repeat(100_000)),
                new Asked("POST", "/api/score", "{\"a\":".repeat(50_000)),
                new Asked("POST", "/api/score", many.toString()),
                new Asked("POST", "/api/ask/moves", "[".repeat(100_000)),
                new Asked("POST", "/api/tables", "{\"a\":".repeat(50_000)),
                new Asked("POST", "/api/layers", bomb.toString()),
                new Asked("POST", "/api/layers", "!!javax.script.ScriptEngineManager [x]"),
                new Asked(
                        "POST",
                        "/api/layers",
                        "layer: x\nbase: koi-koi\nrules: {add: \"rule \\\"a\\\" when then System.exit(1); end\"}"),
                new Asked("POST", "/api/layers", "layer: x\nbase: koi-koi\nrules: {files: [/etc/passwd, ../x.drl]}"),
                new Asked("POST", "/api/records/verify", "{\"record\":".repeat(100_000)),
                new Asked("POST", "/api/records/verify", "\n".repeat(100_000)),
                new Asked("POST", "/api/scenarios/verify", regex));
        for (Asked one : bombs) {
            HttpResponse<InputStream> answer =
                    sent(running.to(one.path(), "Content-Type", RunningService.type(one.path(), one.body()))
                            .POST(BodyPublishers.ofString(one.body()))
                            .build());
            assertTrue(
                    List.of(200, 400, 413, 422, 429).contains(answer.statusCode()), one.path() + answer.statusCode());
        }
        assertEquals("{\"state\":\"ready\"}", running.get("/ready").body());
    }

    /** The limit for compressed bodies applies to their decompressed size. Empty lines count. */
    @Test
    void countsDecompressedLines() throws Exception {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(packed)) {
            byte[] lines = "\n".repeat(1 << 20).getBytes(StandardCharsets.US_ASCII);
            for (int i = 0; i < 300; i++) {
                zip.write(lines);
            }
        }
        HttpRequest request = running.to(
                        "/api/records/verify", "Content-Encoding", "gzip", "Content-Type", "application/x-ndjson")
                .POST(BodyPublishers.ofByteArray(packed.toByteArray()))
                .timeout(Duration.ofSeconds(20))
                .build();
        String answer = running.client.send(request, BodyHandlers.ofString()).body();
        assertTrue(answer.contains("\"ok\":false") && answer.contains("times its size"), answer);
        for (String path : List.of("/api/score", "/api/layers", "/api/ask/moves")) {
            HttpResponse<String> other =
                    running.post(path, "x", "Content-Encoding", "gzip", "Content-Type", "application/json");
            assertTrue(List.of(400, 415).contains(other.statusCode()), path + other.body());
        }
    }

    @Test
    @Tag(Exhaustive.TAG)
    void answersMutatedRequests() throws Exception {
        long seed = Long.getLong("fuzz.seed", 20_261_122L);
        int count = Integer.getInteger("fuzz", SOME);
        Random random = new Random(seed);
        int done = 0;
        for (int i = 0; i < count; i++) {
            Asked one = good.get(random.nextInt(good.size()));
            HttpRequest request;
            try {
                request = changed(one, random);
            } catch (IllegalArgumentException unsendable) {
                continue;
            }
            sent(request);
            done++;
        }
        assertTrue(done > count / 2, "only " + done + " requests were sent");
    }

    private static HttpRequest changed(Asked one, Random random) {
        String body = one.body();
        for (int changes = random.nextInt(3); body != null && changes >= 0; changes--) {
            body = random.nextBoolean() ? reworded(body, random) : revalued(body, random);
        }
        String path = random.nextInt(4) > 0
                ? one.path()
                : one.path().replaceAll("[a-z]$|=[a-z]+", "%2e%2e%2f" + random.nextInt(99));
        HttpRequest.Builder request = running.to(path);
        String method = random.nextInt(20) > 0
                ? one.method()
                : List.of("GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD").get(random.nextInt(6));
        if (body != null && random.nextInt(20) > 0) {
            request.header("Content-Type", RunningService.type(path, body));
        }
        request.method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        if (random.nextInt(5) == 0) {
            request.header(
                    "Accept-Language",
                    List.of("sv", "*", "tlh;q=x", "x".repeat(600)).get(random.nextInt(4)));
        }
        if (random.nextInt(5) == 0) {
            request.header(
                    "Authorization",
                    List.of("Bearer x", "Bearer", "Basic eDp5", "Bearer " + "y".repeat(300))
                            .get(random.nextInt(4)));
        }
        if (random.nextInt(9) == 0) {
            request.header("Content-Encoding", List.of("gzip", "br", "identity").get(random.nextInt(3)));
        }
        if (random.nextInt(9) == 0) {
            request.header(
                    "Last-Event-ID",
                    List.of("1", "-1", "x", "99999999999999999999").get(random.nextInt(4)));
        }
        return request.build();
    }

    /** Returns the given body with randomly removed, inserted or duplicated characters. */
    private static String reworded(String body, Random random) {
        if (body.isEmpty()) {
            return "{";
        }
        int from = random.nextInt(body.length());
        int to = Math.min(body.length(), from + random.nextInt(4));
        String part = List.of(
                        "",
                        "\"",
                        "}",
                        ":",
                        "\u0000",
                        "åß🂠",
                        body.substring(from, to).repeat(3),
                        "\n")
                .get(random.nextInt(8));
        return body.substring(0, from) + part + body.substring(to);
    }

    /** Returns the given body with one randomly chosen value replaced or removed. */
    private static String revalued(String body, Random random) {
        try {
            JsonNode root = Json.MAPPER.readTree(body);
            JsonNode node = root;
            while (node.isContainer() && !node.isEmpty()) {
                JsonNode odd = Json.MAPPER.readTree(ODD.get(random.nextInt(ODD.size())));
                boolean here = random.nextInt(3) == 0;
                if (node instanceof ObjectNode object) {
                    List<String> names = List.copyOf(object.propertyNames());
                    String name = names.get(random.nextInt(names.size()));
                    if (here && random.nextBoolean()) {
                        object.remove(name);
                        break;
                    } else if (here || !object.get(name).isContainer()) {
                        object.set(name, odd);
                        break;
                    }
                    node = object.get(name);
                } else if (node instanceof ArrayNode array) {
                    int at = random.nextInt(array.size());
                    if (here || !array.get(at).isContainer()) {
                        array.set(at, odd);
                        break;
                    }
                    node = array.get(at);
                }
            }
            return root.toString();
        } catch (JacksonException yaml) {
            return reworded(body, random);
        }
    }
}
