package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.Simulation;
import dev.oya.notation.Json;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Guarantees that other programs can rely on for every request. */
class ClientPromisesTest {
    private static final String FRIEND = "http://friend.example:8080";

    private static RunningService running;
    private static JsonNode document;

    @BeforeAll
    static void start() throws Exception {
        running = new RunningService(FRIEND, List.of());
        String body = running.get("/openapi.json").body();
        document = Json.MAPPER.readTree(body);
        // Linters check this file if they are installed.
        Files.writeString(Path.of("target", "openapi.json"), body);
    }

    @AfterAll
    static void stop() throws Exception {
        assertEquals("", running.faults.toString());
        running.close();
    }

    @Test
    void everyResponseCarriesRequestId() throws Exception {
        for (String path : List.of("/ready", "/nowhere", "/api/games?%zz")) {
            RawAnswer named = RawAnswer.to(
                    running, "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: a.B-1_\r\n\r\n");
            assertEquals("1", named.headers().get("Oya-Api"), path);
            assertEquals("a.B-1_", named.headers().get("X-Request-Id"), path);
        }
        logged("a.B-1_");
        Set<String> made = new TreeSet<>();
        // The service generates an id, because the headers of an unparsable request are not read.
        made.add(RawAnswer.to(running, "GET /api/games/%00 HTTP/1.1\r\nHost: localhost\r\n\r\n")
                .headers()
                .get("X-Request-Id"));
        assertEquals(1, made.size());
        for (String id : made) {
            assertTrue(id.matches("[0-9a-f]{16}"), id);
            logged(id);
        }
        made.clear();
        for (String given : List.of("", "a b", "x".repeat(65), "{}")) {
            made.add(running.get("/ready", "X-Request-Id", given)
                    .headers()
                    .firstValue("X-Request-Id")
                    .orElseThrow());
        }
        assertEquals(4, made.size());
        made.forEach(id -> assertTrue(id.matches("[0-9a-f]{16}"), id));
        for (String id : made) {
            logged(id);
        }
    }

    /** Waits for the log line of the given request, because the service writes it after the response. */
    private static void logged(String id) throws InterruptedException {
        String written = "\"request\":\"" + id + "\"";
        for (int tries = 0; tries < 1_000 && !running.log.toString().contains(written); tries++) {
            Thread.sleep(20);
        }
        assertTrue(running.log.toString().contains(written), id);
    }

    /** The response to an unsupported method lists the methods of the path. */
    @Test
    void everyPathListsAllowedMethods() throws Exception {
        for (var path : document.path("paths").properties()) {
            RawAnswer answer = RawAnswer.to(
                    running, "DELETE " + path.getKey().replaceAll("[{}]", "") + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
            assertEquals(405, answer.status(), path.getKey());
            List<String> taken = new ArrayList<>();
            if (path.getValue().has("get")) {
                taken.addAll(List.of("GET", "HEAD"));
            }
            if (path.getValue().has("post")) {
                taken.add("POST");
            }
            assertEquals(Set.copyOf(taken), Set.of(answer.headers().get("Allow").split(", ")), path.getKey());
        }
    }

    /** HEAD returns the headers of GET without a body. It does not start a stream. */
    @Test
    void headMatchesGet() throws Exception {
        String wanted =
                "{\"rules\":{\"game\":\"koi-koi\"},\"open\":true,\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}";
        HttpResponse<String> made = running.post("/api/tables", wanted);
        String events = made.headers().firstValue("Location").orElseThrow() + "/events";
        for (String path : List.of("/api/games/koi-koi", "/health", "/api/explain?id=nothing", events)) {
            String end = path + " HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: same\r\nConnection: close\r\n\r\n";
            RawAnswer head = RawAnswer.to(running, "HEAD " + end);
            Map<String, String> headers = path.equals(events)
                    ? Map.of("Content-Type", "text/event-stream; charset=utf-8", "Cache-Control", "no-store")
                    : RawAnswer.to(running, "GET " + end).headers();
            headers.forEach((name, value) -> {
                if (!name.equals("Date")) {
                    assertEquals(value, head.headers().get(name), path + " " + name);
                }
            });
        }
    }

    /** Browsers send a preflight request before cross-origin requests. */
    @Test
    void everyPathAnswersPreflight() throws Exception {
        for (var path : document.path("paths").properties()) {
            String before = "OPTIONS " + path.getKey().replaceAll("[{}]", "") + " HTTP/1.1\r\nHost: localhost\r\n"
                    + "Access-Control-Request-Method: POST\r\nAccess-Control-Request-Headers: authorization\r\nOrigin: ";
            RawAnswer friend = RawAnswer.to(running, before + FRIEND + "\r\n\r\n");
            assertEquals(204, friend.status(), path.getKey());
            assertEquals(FRIEND, friend.headers().get("Access-Control-Allow-Origin"));
            assertEquals(Set.of("GET", "HEAD", "POST"), list(friend, "Access-Control-Allow-Methods"));
            assertTrue(
                    list(friend, "Access-Control-Allow-Headers")
                            .containsAll(Set.of(
                                    "Authorization",
                                    "Content-Type",
                                    "Last-Event-ID",
                                    "Idempotency-Key",
                                    "X-Request-Id")),
                    friend.toString());
            RawAnswer other = RawAnswer.to(running, before + "http://other.example\r\n\r\n");
            assertFalse(other.headers().containsKey("Access-Control-Allow-Origin"), other.toString());
            assertEquals(Set.of("/health", "/ready").contains(path.getKey()) ? 204 : 403, other.status());
        }
    }

    private static Set<String> list(RawAnswer answer, String header) {
        return Set.of(answer.headers().get(header).split(","));
    }

    /**
     * In a real browser, a page of an allowed origin sends requests and reads the responses. A page of another origin can do
     * neither.
     */
    @Test
    void allowedOriginMaySendRequests() throws Exception {
        var elsewhere = com.sun.net.httpserver.HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        elsewhere.createContext("/", exchange -> {
            exchange.getResponseHeaders().set("Content-Type", "text/html");
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        elsewhere.start();
        int port = elsewhere.getAddress().getPort();
        try (Browser browser = Browser.start("pages of others");
                RunningService service = new RunningService("http://localhost:" + port, List.of())) {
            String asks =
                    "const [url, done] = arguments; fetch(url + '/api/tables/0/moves', {method: 'POST', body: '{}',"
                            + " headers: {Authorization: 'Bearer x', 'Content-Type': 'application/json', 'X-Request-Id': 'mine'}})"
                            + ".then(answer => done(answer.status + ' ' + answer.headers.get('X-Request-Id')),"
                            + " wrong => done('nothing'))";
            browser.open("http://localhost:" + port + "/");
            assertEquals("400 mine", browser.async(asks, service.service.address()));
            browser.open("http://127.0.0.1:" + port + "/");
            assertEquals("nothing", browser.async(asks, service.service.address()));
        } finally {
            elsewhere.stop(0);
        }
    }

    /** Every problem code in the source is explained at the address of its type. */
    @Test
    @Tag(Exhaustive.TAG)
    void everyCodeIsDocumented() throws Exception {
        Set<String> codes = new TreeSet<>();
        for (String file : List.of("service/http/messages_en.properties", "input/problems.properties")) {
            codes.addAll(found("^([a-z]+[a-z-]*)[.a-z-]*=", Path.of("src/main/resources/dev/oya", file)));
        }
        codes.removeIf(code -> code.startsWith("status-"));
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java/dev/oya"))) {
            for (Path source : sources.filter(file -> file.toString().matches(".*/(play|service|situation)/.*java"))
                    .toList()) {
                codes.addAll(found(
                        "(?:refused|HttpProblem|HttpProblem.withDetail)\\((?:\\s*\\d+,)?\\s*\"([a-z-]+)\"", source));
            }
        }
        try (Stream<Path> rules = Files.walk(Path.of("rules"))) {
            for (Path file :
                    rules.filter(one -> one.toString().endsWith(".drl")).toList()) {
                codes.addAll(found("new Refusal\\([^)]*\"([a-z-]+)\"\\s*\\)", file));
            }
        }
        assertTrue(codes.size() > 170, codes.size() + " codes");
        Set<String> unknown = new TreeSet<>();
        for (String code : codes) {
            if (running.get("/api/explain?id=" + code).statusCode() != 200) {
                unknown.add(code);
            }
        }
        assertEquals(Set.of(), unknown);
    }

    private static Set<String> found(String pattern, Path file) throws IOException {
        return Pattern.compile(pattern, Pattern.MULTILINE)
                .matcher(Files.readString(file))
                .results()
                .map(one -> one.group(1))
                .collect(Collectors.toSet());
    }

    /** The current document contains every entry of the stored one. See {@link KeptDocument}. */
    @Test
    void openApiDocumentKeepsAllStoredEntries() throws Exception {
        if (System.getProperty("update") != null) {
            KeptDocument.keep(document);
        }
        assertEquals(List.of(), KeptDocument.lost(document));
        ObjectNode more = document.deepCopy().asObject();
        ObjectNode schemas = (ObjectNode) more.at("/components/schemas");
        ((ObjectNode) schemas.at("/view/properties")).putObject("further").put("type", "string");
        ((ObjectNode) schemas.at("/moving/properties")).putObject("more");
        assertEquals(List.of(), KeptDocument.lost(more), "added fields count as lost entries");
        ((ObjectNode) schemas.at("/view/properties")).remove("over");
        ((ArrayNode) schemas.at("/moving/required")).add("more");
        ((ArrayNode) schemas.at("/study/required")).remove(0);
        ((ArrayNode) schemas.at("/study/properties/state/enum")).remove(0);
        ((ArrayNode) more.at("/paths/~1api~1tables/get/parameters")).remove(0);
        ((ObjectNode) more.at("/paths/~1health/get")).put("operationId", "health");
        List<String> lost = KeptDocument.lost(more);
        assertEquals(6, lost.size(), lost.toString());
    }

    /** An unquoted comma in YAML would turn the rest of a sentence into a key. */
    @Test
    void everyDescriptionIsCompleteSentence() {
        Set<String> broken = new TreeSet<>();
        sentences(document, broken);
        assertEquals(Set.of(), broken);
    }

    private static void sentences(JsonNode node, Set<String> broken) {
        node.forEach(child -> sentences(child, broken));
        if (node.isObject()) {
            node.forEachEntry((name, value) -> {
                if (value.isNull() && name.contains(" ")) {
                    broken.add(name);
                }
            });
        }
    }

    /** A layer is returned byte for byte, including a byte order mark. */
    @Test
    void returnsLayerByteForByte() throws Exception {
        for (String begin : List.of("", "\uFEFF", "# åäö\r\n")) {
            String layer = begin + "layer: kept-" + begin.length() + "\nbase: koi-koi\ntitle: Kept\n";
            HttpResponse<String> made = running.post("/api/layers", layer);
            assertEquals(201, made.statusCode(), made.body());
            String digest = Json.MAPPER.readTree(made.body()).get("digest").stringValue();
            assertEquals(dev.oya.files.Sha256.name(layer), digest);
            String at = made.headers().firstValue("Location").orElseThrow();
            assertEquals("/api/layers/" + digest, at);
            HttpRequest asked = running.to(at).build();
            byte[] bytes = running.client
                    .send(asked, HttpResponse.BodyHandlers.ofByteArray())
                    .body();
            assertEquals(layer, new String(bytes, StandardCharsets.UTF_8));
            String question = "{\"rules\":{\"game\":\"koi-koi\",\"layers\":[\"" + digest + "\"]},\"cards\":[\"1B\"]}";
            assertEquals(200, running.post("/api/ask/captured", question).statusCode());
        }
    }

    /** Records name a layer by its id, and the request names the uploaded layer by its digest. */
    @Test
    void verifiesRecordsWithUploadedLayer(@TempDir Path folder) throws Exception {
        String layer = "layer: our-six\nbase: koi-koi\nbecause: We go home.\noptions:\n  rounds: 6\n";
        Path file = Files.writeString(folder.resolve("six.yaml"), layer);
        RuleLibrary library = RuleLibrary.inJar();
        RuleBook rules = library.rules(library.pack("koi-koi", null, List.of(file)), Map.of());
        String record =
                Simulation.of(rules, 1, "six", List.of("random")).records().get(0);
        String digest = Json.MAPPER
                .readTree(running.post("/api/layers", layer).body())
                .get("digest")
                .stringValue();
        String path = "/api/records/verify";
        assertTrue(running.post(path, record).body().contains("rules.house"));
        assertEquals(
                "{\"line\":1,\"ok\":true,\"mismatches\":[]}",
                running.post(path + "?layer=" + digest, record).body().strip());
        assertEquals(422, running.post(path + "?layer=sha256:0", record).statusCode());
    }
}
