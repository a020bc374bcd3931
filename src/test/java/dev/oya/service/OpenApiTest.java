package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.service.http.Keys;
import dev.oya.service.http.Limits;
import dev.oya.service.http.OpenApi;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The service matches its OpenAPI document on every path, with valid and invalid input. */
class OpenApiTest {
    private static RunningService running;
    private static Contract contract;

    @BeforeAll
    static void start() throws Exception {
        Path keys = Files.writeString(Files.createTempFile("oya", "keys"), "program " + "0".repeat(64));
        running = RunningService.withKeys(
                Keys.of(keys, new Limits(List.of())),
                "body=100KiB",
                "layer=20KiB",
                "run-seconds=20",
                "moves-per-second=1000");
        Files.delete(keys);
        contract = new Contract(running.get("/openapi.json").body());
    }

    @AfterAll
    static void stop() throws Exception {
        assertEquals("", running.faults.toString());
        running.close();
    }

    /** Statuses that take long to provoke or that other tests cover. */
    private static final Set<String> ELSEWHERE = Set.of("408", "429", "500", "503");

    @Test
    void everyPathMatchesItsDescription() throws Exception {
        for (String path : Set.of("/health", "/ready", "/metrics", "/openapi.json", "/api/docs")) {
            contract.check("get", path, running.get(path));
        }
        contract.check("get", "/api/docs/{file}", running.get("/api/docs/swagger-ui.css"));
        contract.check("get", "/api/docs/{file}", running.get("/api/docs/nothing"));
        assertTrue(running.get("/api/docs/swagger-ui-bundle.js").body().contains("SwaggerUIBundle"));
        assertTrue(running.get("/api/docs/start.js").body().contains("/openapi.json"));
        for (String path : Set.of("/", "/worker.js", "/manifest.webmanifest")) {
            contract.check("get", path, running.get(path));
        }
        String script = running.get("/").body().replaceAll("(?s).*src=\"(/page/[0-9a-f]+/app.js)\".*", "$1");
        contract.check("get", "/page/{digest}/{file}", running.get(script));
        contract.check("get", "/page/{digest}/{file}", running.get("/page/0/nothing.js"));
        contract.check("post", "/api/qr", running.post("/api/qr", "http://127.0.0.1/#/join/a/1/b"));
        contract.check("post", "/api/qr", running.post("/api/qr", "x".repeat(2_000)));
        contract.check("post", "/api/qr", running.post("/api/qr", "x".repeat(110 << 10)));
        contract.check("post", "/api/qr", running.post("/api/qr", "x", "Content-Encoding", "gzip"));
        pagesOfOthers();
        TableRequests.all(running, contract);
        QuestionRequests.all(running, contract);
        Set<String> unseen = contract.unseen().stream()
                .filter(one -> !ELSEWHERE.contains(one.replaceFirst(".* ", "")))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(Set.of(), unseen);
    }

    /** Checks that cross-site browser requests are rejected on every path before they have an effect. */
    private static void pagesOfOthers() throws Exception {
        String host = "Host: 127.0.0.1\r\n";
        for (var path : contract.document().path("paths").properties()) {
            for (var method : path.getValue().properties()) {
                String name = method.getKey();
                String begin =
                        name.toUpperCase(Locale.ROOT) + " " + path.getKey().replaceAll("[{}]", "");
                String head = begin + " HTTP/1.1\r\n";
                String end = "Content-Length: 2\r\n\r\n{}";
                var broken = RawAnswer.to(running, begin + "?%zz HTTP/1.1\r\n" + host + end);
                contract.refused(name, path.getKey(), broken, "broken-request");
                if (Set.of("/health", "/ready").contains(path.getKey())) {
                    continue;
                }
                var named = RawAnswer.to(running, head + "Host: rebound.example\r\n" + end);
                contract.refused(name, path.getKey(), named, "wrong-host");
                var other = RawAnswer.to(running, head + host + "Origin: https://other.example\r\n" + end);
                contract.refused(name, path.getKey(), other, "wrong-origin");
                if (method.getValue().get("security").toString().contains("key")) {
                    var key = RawAnswer.to(running, head + host + "Authorization: Bearer nobody\r\n" + end);
                    contract.refused(name, path.getKey(), key, "wrong-key");
                }
                if (method.getValue().has("requestBody")) {
                    String form = "Content-Type: application/x-www-form-urlencoded\r\n";
                    contract.refused(
                            name, path.getKey(), RawAnswer.to(running, head + host + form + end), "wrong-type");
                }
            }
        }
    }

    @Test
    void documentDefinesEveryReferencedSchema() {
        JsonNode document = contract.document();
        assertEquals("3.1.0", document.path("openapi").asString(""));
        // Fails if paths.yaml describes an operation that the service does not implement and therefore omits.
        JsonNode described = OpenApi.resource("paths.yaml").path("paths");
        assertEquals(operations(described), operations(document.path("paths")));
        Set<String> named = new TreeSet<>();
        references(document, named);
        Set<String> there = new TreeSet<>(document.at("/components/schemas").propertyNames());
        document.at("/components/headers")
                .propertyNames()
                .forEach(header -> there.add("#/components/headers/" + header));
        named.removeIf(there::contains);
        assertEquals(Set.of(), named);
        assertTrue(there.contains("problem"));
        // Fails if two sources define a schema of the same name, because one of them would be lost.
        int written = Stream.of("questions", "service", "studies", "tables")
                .mapToInt(one -> OpenApi.resource(one + ".yaml").size())
                .sum();
        assertEquals(written, document.at("/components/schemas").size());
    }

    private static Set<String> operations(JsonNode paths) {
        Set<String> all = new TreeSet<>();
        paths.forEachEntry((path, methods) -> methods.propertyNames().forEach(method -> all.add(method + " " + path)));
        return all;
    }

    private static void references(JsonNode node, Set<String> into) {
        if (node.has("$ref")) {
            into.add(node.path("$ref").asString("").replaceFirst("^#/components/schemas/", ""));
        }
        node.forEach(child -> references(child, into));
    }
}
