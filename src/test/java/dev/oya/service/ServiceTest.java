package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.notation.Json;
import dev.oya.pack.words.Messages;
import dev.oya.service.http.HttpProblem;
import dev.oya.service.http.Limit;
import dev.oya.service.http.Limits;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ResourceBundle;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Properties common to all responses of the service. */
class ServiceTest {
    private static RunningService running;

    @BeforeAll
    static void start() {
        running = new RunningService("body=1000");
    }

    @AfterAll
    static void stop() throws Exception {
        running.close();
    }

    private static JsonNode problem(HttpResponse<String> answer, int status, String code) {
        assertEquals(status, answer.statusCode(), answer.body());
        assertEquals(
                "application/problem+json",
                answer.headers().firstValue("Content-Type").orElse(""));
        JsonNode problem = Json.MAPPER.readTree(answer.body());
        assertEquals(code, problem.path("code").asString(""));
        assertEquals(status, problem.path("status").asInt());
        return problem;
    }

    @Test
    void reportsReadinessAndMetrics() throws Exception {
        assertEquals("{\"state\":\"ready\"}", running.get("/ready").body());
        assertEquals("{\"state\":\"up\"}", running.get("/health").body());
        String counted = running.get("/metrics").body();
        assertTrue(counted.contains("oya_requests_seconds_count{endpoint=\"/ready\",method=\"GET\",status=\"200\"}"));
        for (String process : List.of(
                "jvm_memory_used_bytes",
                "jvm_gc_",
                "jvm_threads_live_threads",
                "process_cpu_usage",
                "process_uptime_seconds")) {
            assertTrue(counted.contains("\n" + process), process);
        }
    }

    @Test
    void answersUnfinishedRequestAtShutdown() throws Exception {
        RunningService ending = new RunningService();
        URI address = URI.create(ending.service.address());
        try (Socket socket = new Socket(address.getHost(), address.getPort())) {
            socket.getOutputStream()
                    .write(("POST /api/score HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                                    + "Content-Length: 100\r\nExpect: 100-continue\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            byte[] goOn = socket.getInputStream().readNBytes(12);
            assertEquals("HTTP/1.1 100", new String(goOn, StandardCharsets.US_ASCII));
            ending.close();
            assertTrue(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8).contains(" 408 "));
            assertEquals("", ending.faults.toString());
        }
    }

    @Test
    void enteredRoundListsPendingMultipliers() throws Exception {
        String told =
                "{\"game\":\"hachi-hachi\",\"profile\":\"sv\",\"seats\":{\"0\":{\"points\":88},\"1\":{\"points\":88},"
                        + "\"2\":{\"points\":88}},\"end\":\"exhausted\",\"field\":[%s]}";
        JsonNode waits = Json.MAPPER.readTree(
                running.post("/api/score", String.format(told, "\"1B\",\"11B\",\"2C1\",\"4C1\",\"5R\",\"7A\""))
                        .body());
        assertEquals("4", waits.get("multiplier").toString());
        assertEquals("[2]", waits.get("carriedOut").toString());
        assertEquals("[\"11B\"]", waits.get("multipliedBy").toString());
        JsonNode none = Json.MAPPER.readTree(
                running.post("/api/score", String.format(told, "\"3C1\",\"6R\",\"2C1\",\"4C1\",\"5R\",\"7A\""))
                        .body());
        assertFalse(none.has("carriedOut") || none.has("multipliedBy"), none.toString());
    }

    @Test
    void reportsErrorsOfOptionsAndCardsWithPointers() throws Exception {
        String wrong =
                "{\"game\":\"hachi-hachi\",\"options\":{\"kan\":11},\"seats\":{\"0\":{\"captured\":[\"1R\",\"13X\"]},"
                        + "\"1\":{\"captured\":[\"1R\"]},\"2\":{\"captured\":[\"3R\"]}},\"end\":\"exhausted\",\"eend\":1}";
        assertEquals(
                List.of(
                        "/eend unknown-key",
                        "/options/kan wrong-value",
                        "/seats/0/captured/1 unknown-card",
                        "/seats/1/captured/0 two-places"),
                pointers(running.post("/api/score", wrong)));
        assertEquals(
                List.of(
                        "/cards/1 card-twice",
                        "/cards/2 unknown-card",
                        "/rules/options/kan wrong-value",
                        "/rules/options/x unknown-option"),
                pointers(
                        running.post(
                                "/api/ask/captured",
                                "{\"rules\":{\"game\":\"hachi-hachi\",\"options\":{\"kan\":13,\"x\":1}},\"cards\":[\"1R\",\"1R\",\"99\"]}")));
        JsonNode broken = problem(running.post("/api/score", "{"), 400, "broken-json");
        assertEquals(1, broken.at("/position/line").intValue());
        JsonNode yaml = problem(
                running.post(
                        "/api/score", "game: koi-koi\nend: never\nseats: {}\n", "Content-Type", "application/yaml"),
                422,
                "unknown-end");
        assertFalse(yaml.has("pointer"), yaml.toString());
    }

    private static List<String> pointers(HttpResponse<String> answer) {
        assertEquals(422, answer.statusCode(), answer.body());
        return Json.MAPPER
                .readTree(answer.body())
                .get("problems")
                .valueStream()
                .map(one ->
                        one.get("pointer").stringValue() + " " + one.get("code").stringValue())
                .sorted()
                .toList();
    }

    @Test
    void reportsNotFoundInRequestedLanguage() throws Exception {
        JsonNode english = problem(running.get("/nowhere"), 404, "not-found");
        JsonNode swedish = problem(running.get("/nowhere", "Accept-Language", "sv-SE,en;q=0.5"), 404, "not-found");
        assertEquals(
                "There is no resource at this address.", english.path("detail").asString(""));
        assertEquals(
                "Det finns inget på den här adressen.", swedish.path("detail").asString(""));
        JsonNode misspelt = problem(running.get("/api/games/koi-koj", "Accept-Language", "sv"), 404, "unknown-game");
        assertEquals("menade du \"koi-koi\"?", misspelt.path("hint").asString(""));
        problem(running.post("/ready", ""), 405, "wrong-method");
        problem(running.get("/nowhere", "Accept-Language", ";;;"), 404, "not-found");
    }

    @Test
    void refusesIllegalMoveInRequestedLanguage() throws Exception {
        String round = Files.readString(Path.of("docs/examples/open-round.json"));
        String asked = round.substring(0, round.lastIndexOf('}'))
                + ", \"move\": {\"seat\": 1, \"do\": \"play\", \"card\": \"12C3\", \"take\": []}}";
        var answer = running.post("/api/ask/moves", asked, "Accept-Language", "de");
        JsonNode refused = Json.MAPPER.readTree(answer.body());
        assertEquals("not-in-hand", refused.path("code").asString(""), answer.body());
        assertTrue(refused.path("because").asString("").endsWith(" ist nicht auf der Hand."), answer.body());
    }

    @Test
    void sendsSecurityHeaders() throws Exception {
        for (String path : List.of("/ready", "/nowhere")) {
            var headers = running.get(path).headers();
            assertTrue(headers.firstValue("Content-Security-Policy").orElse("").startsWith("default-src 'self'"));
            assertEquals("nosniff", headers.firstValue("X-Content-Type-Options").orElse(""));
            assertEquals("DENY", headers.firstValue("X-Frame-Options").orElse(""));
            assertTrue(headers.firstValue("Access-Control-Allow-Origin").isEmpty());
        }
    }

    /** The host name and origin that a browser sends must belong to the service. Equivalent spellings are accepted. */
    @Test
    void rejectsForeignHostsAndOrigins() throws Exception {
        try (RunningService named = RunningService.named("oya.example.org", "fd00::7")) {
            int port = URI.create(named.service.address()).getPort();
            for (String host : List.of(
                    "localhost",
                    "LocalHost.:1",
                    "127.0.0.1:" + port,
                    "127.8.7.6",
                    "[::1]:80",
                    "[0:0:0:0:0:0:0:1]",
                    "[::ffff:127.0.0.1]",
                    "oya.example.org",
                    "OYA.Example.org.:8443",
                    "[fd00:0::7]")) {
                assertEquals(200, status(named, "Host: " + host), host);
            }
            for (String host : List.of(
                    "rebound.example",
                    "127.0.0.1.rebound.example",
                    "localhost.rebound.example",
                    "oya.example.org..",
                    "2130706433",
                    "0x7f.0.0.1",
                    "127.1",
                    "0.0.0.0",
                    "[::]",
                    "[fd00::8]",
                    "10.0.0.1",
                    "x_oya.example.org")) {
                assertEquals(421, status(named, "Host: " + host), host);
            }
            String host = "Host: oya.example.org\r\n";
            for (String page : List.of(
                    "Origin: http://oya.example.org",
                    "Origin: https://oya.example.org",
                    "Origin: HTTPS://OYA.example.org:443",
                    "Sec-Fetch-Site: same-origin",
                    "Sec-Fetch-Site: none",
                    "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document")) {
                assertEquals(200, status(named, host + page), page);
            }
            for (String page : List.of(
                    "Origin: null",
                    "Origin: ",
                    "Origin: https://other.example",
                    "Origin: http://oya.example.org:81",
                    "Origin: https://oya.example.org.other.example",
                    "Origin: file://oya.example.org",
                    "Origin: https://oya.example.org/",
                    "Origin: https://oya.example.org, https://other.example",
                    "Origin: https://oya.example.org\r\nOrigin: https://other.example",
                    "Origin: https://oya.example.org\r\nSec-Fetch-Site: cross-site",
                    "Sec-Fetch-Site: cross-site",
                    "Sec-Fetch-Site: same-site",
                    "Sec-Fetch-Site: same-origin, cross-site",
                    "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: iframe")) {
                assertEquals(403, status(named, host + page), page);
            }
            assertEquals(
                    200,
                    RawAnswer.to(named, "GET /ready HTTP/1.1\r\nHost: probe\r\n\r\n")
                            .status());
            String absolute = "GET http://rebound.example/api/games HTTP/1.";
            assertEquals(421, RawAnswer.to(named, absolute + "0\r\n\r\n").status());
            assertEquals(
                    421,
                    RawAnswer.to(named, absolute + "1\r\nHost: rebound.example\r\n\r\n")
                            .status());
        }
    }

    private static int status(RunningService service, String headers) throws Exception {
        return RawAnswer.to(service, "GET /api/games HTTP/1.1\r\n" + headers + "\r\n\r\n")
                .status();
    }

    /** A body must have exactly one supported content type. */
    @Test
    void rejectsUnsupportedContentType() throws Exception {
        for (String type :
                List.of("application/json", "Application/JSON; charset=UTF-8", "application/yaml;charset=\"utf-8\"")) {
            assertEquals(
                    400, running.post("/api/score", "[", "Content-Type", type).statusCode(), type);
        }
        for (String type : List.of(
                "",
                "text/plain",
                "text/plain;application/json",
                "multipart/form-data; boundary=x",
                "application/json, text/plain",
                "application/json; charset=iso-8859-1",
                "application/x-ndjson",
                "application/jsonp")) {
            JsonNode problem = problem(running.post("/api/score", "[", "Content-Type", type), 415, "wrong-type");
            assertTrue(problem.path("detail").asString("").contains("application/json, application/yaml"), type);
        }
    }

    @Test
    void allowsOnlyConfiguredOrigin() throws Exception {
        try (RunningService open = new RunningService("https://example.org", List.of())) {
            assertEquals(
                    "https://example.org",
                    open.get("/ready", "Origin", "https://example.org")
                            .headers()
                            .firstValue("Access-Control-Allow-Origin")
                            .orElse(""));
            assertTrue(open.get("/ready", "Origin", "https://example.com")
                    .headers()
                    .firstValue("Access-Control-Allow-Origin")
                    .isEmpty());
        }
    }

    @Test
    void keepsTokensOutOfRequestLog() throws Exception {
        running.get("/health?token=c2VjcmV0", "Authorization", "Bearer c2VjcmV0");
        running.get("/c2VjcmV0");
        JsonNode line = null;
        for (String one : running.log.toString().split("\n")) {
            JsonNode read = Json.MAPPER.readTree(one);
            line = read.path("endpoint").asString("").equals("/health") ? read : line;
        }
        assertNotNull(line);
        assertEquals(200, line.path("status").asInt());
        assertEquals(-1, running.log.toString().indexOf("c2VjcmV0"));
    }

    @Test
    void setsLimitsByName() {
        Limits limits = new Limits(List.of("body=2MiB", "tables=7"));
        assertEquals(2 << 20, limits.of(Limit.BODY));
        assertEquals(7, limits.of(Limit.TABLES));
        assertEquals(2_000, limits.of(Limit.STREAMS));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> new Limits(List.of("table=7")))
                .getMessage()
                .contains("tables"));
        assertThrows(IllegalArgumentException.class, () -> new Limits(List.of("tables=0")));
        assertThrows(IllegalArgumentException.class, () -> new Limits(List.of("tables=999999999MiB")));
    }

    @Test
    void everyLanguageHasSameMessages() {
        var english = ResourceBundle.getBundle("dev.oya.service.http.messages", java.util.Locale.ENGLISH);
        for (String language : Messages.LANGUAGES) {
            var other = ResourceBundle.getBundle(
                    "dev.oya.service.http.messages", java.util.Locale.forLanguageTag(language));
            assertEquals(english.keySet(), other.keySet(), language);
            for (String key : english.keySet()) {
                String blanks = "[^%]+|(%[a-z])";
                assertEquals(
                        english.getString(key).replaceAll(blanks, "$1"),
                        other.getString(key).replaceAll(blanks, "$1"),
                        key);
            }
        }
    }

    @Test
    void limitOfOneIsSingular() {
        for (String code : List.of("too-many-streams", "too-many-tables", "too-many-hints", "too-many-moves")) {
            for (String language : Messages.LANGUAGES) {
                String one =
                        new String(new HttpProblem(429, code, 1).reply(language).body(), StandardCharsets.UTF_8);
                String two =
                        new String(new HttpProblem(429, code, 2).reply(language).body(), StandardCharsets.UTF_8);
                assertFalse(one.matches("(?s).* 1[ .].*"), one);
                assertTrue(two.matches("(?s).* 2[ .].*"), two);
            }
        }
    }
}
