package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.oya.notation.Json;
import dev.oya.service.http.OpenApi;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.GZIPInputStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Validates responses of the service against its OpenAPI document and records which operations were called. */
final class Contract {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private final JsonNode document;
    private final Map<String, Schema> schemas = new HashMap<>();
    private final Set<String> seen = new TreeSet<>();

    Contract(String document) {
        this.document = Json.MAPPER.readTree(document);
        JsonNode parts = OpenApi.resource("parts.yaml");
        for (String source : List.of("questions", "service", "studies", "tables")) {
            close(OpenApi.resource(source + ".yaml"), this.document.at("/components/schemas"), parts);
        }
    }

    /**
     * Forbids undescribed properties wherever the source of the document does. The published document allows them in responses,
     * because later versions may add properties.
     */
    private static void close(JsonNode source, JsonNode schema, JsonNode parts) {
        if (schema instanceof ObjectNode object
                && source.path("additionalProperties").isBoolean()) {
            object.set("additionalProperties", source.get("additionalProperties"));
        }
        source.path("parts").forEach(part -> close(parts.path(part.asString("")), schema, parts));
        for (String key : source.propertyNames()) {
            close(source.get(key), schema.path(key), parts);
        }
    }

    JsonNode document() {
        return document;
    }

    /** Validates a response against the description of an endpoint, whose path has parameters in braces. */
    HttpResponse<String> check(String method, String path, HttpResponse<String> answer)
            throws IOException, InterruptedException {
        int status = answer.statusCode();
        JsonNode described = described(method, path, status, answer.body());
        String type = type(answer);
        JsonNode schema = described.path("content").path(type).path("schema");
        assertTrue(schema.isObject(), method + " " + path + " " + status + " is not " + type);
        assertFalse(answer.body().contains("\tat "), "stack trace in response");
        if (type.endsWith("ndjson")) {
            answer.body().lines().forEach(line -> assertEquals("", wrong(schema.path("contentSchema"), line), path));
        } else if (type.endsWith("json")) {
            assertEquals("", wrong(schema, answer.body()), method + " " + path + " " + status + ": " + answer.body());
        }
        if (answer.headers().firstValue("ETag").isPresent()) {
            unchanged(method, path, answer);
        }
        return answer;
    }

    /** Checks that the service compresses a cacheable response and answers its revalidation with 304. */
    private void unchanged(String method, String path, HttpResponse<String> answer)
            throws IOException, InterruptedException {
        HttpRequest again = HttpRequest.newBuilder(answer.request(), (name, value) -> true)
                .header("If-None-Match", answer.headers().firstValue("ETag").orElseThrow())
                .header("Accept-Encoding", "gzip")
                .build();
        HttpResponse<String> same = CLIENT.send(again, HttpResponse.BodyHandlers.ofString());
        described(method, path, same.statusCode(), same.body());
        assertEquals("304 ", same.statusCode() + " " + same.body(), path);
        assertTrue(answer.headers().firstValue("Cache-Control").isPresent(), path);
        HttpRequest packed = HttpRequest.newBuilder(answer.request(), (name, value) -> true)
                .header("Accept-Encoding", "gzip")
                .build();
        HttpResponse<InputStream> sent = CLIENT.send(packed, HttpResponse.BodyHandlers.ofInputStream());
        try (InputStream unpacked = new GZIPInputStream(sent.body())) {
            assertEquals(answer.body(), new String(unpacked.readAllBytes(), StandardCharsets.UTF_8), path);
        }
    }

    /** Validates an error response against the description of the endpoint. */
    void refused(String method, String path, RawAnswer answer, String code) {
        JsonNode described = described(method, path, answer.status(), answer.body());
        JsonNode schema = described.at("/content/application~1problem+json/schema");
        assertEquals("", wrong(schema, answer.body()), method + " " + path);
        assertEquals(code, Json.MAPPER.readTree(answer.body()).path("code").asString(""), method + " " + path);
    }

    /** Validates the status, the content type and the first event of a stream against the description of the endpoint. */
    void begun(String method, String path, HttpResponse<?> answer, BufferedReader stream) throws IOException {
        JsonNode described = described(method, path, answer.statusCode(), "");
        JsonNode schema = described.path("content").path(type(answer)).path("schema");
        assertTrue(schema.has("contentSchema"), method + " " + path + " is not " + type(answer));
        ObjectNode event = Json.object();
        for (String line = stream.readLine(); !line.isEmpty() || event.isEmpty(); line = stream.readLine()) {
            String[] parts = line.split(": ", 2);
            if (parts[0].equals("id")) {
                event.put("id", Long.parseLong(parts[1]));
            } else if (!parts[0].isEmpty() && !parts[0].equals("retry") && parts.length > 1) {
                event.put(parts[0], parts[1]);
            }
        }
        assertEquals("", wrong(schema.get("contentSchema"), event.toString()), path);
        String name = schema.at("/contentSchema/$ref").stringValue().replaceFirst("#", "");
        JsonNode data = document.at(name + "/properties/data/contentSchema");
        assertEquals("", wrong(data, event.path("data").asString("")), path);
    }

    private JsonNode described(String method, String path, int status, String body) {
        JsonNode operation = document.path("paths").path(path).path(method);
        assertTrue(operation.isObject(), method + " " + path + " is not described");
        JsonNode described = operation.path("responses").path(String.valueOf(status));
        assertTrue(described.isObject(), method + " " + path + " does not describe " + status + ": " + body);
        seen.add(method + " " + path + " " + status);
        return described;
    }

    private static String type(HttpResponse<?> answer) {
        return answer.headers().firstValue("Content-Type").orElse("").replaceFirst(";.*", "");
    }

    private String wrong(JsonNode schema, String body) {
        Schema held = schemas.computeIfAbsent(schema.toString(), key -> {
            ObjectNode root = Json.object();
            root.setAll((ObjectNode) schema);
            root.set("components", document.path("components"));
            return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(root);
        });
        var wrong = held.validate(Json.MAPPER.readTree(body));
        return wrong.isEmpty() ? "" : wrong.toString();
    }

    /** Returns the operations in the document that were never called. */
    Set<String> unseen() {
        Set<String> all = new TreeSet<>();
        document.path("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .properties()
                        .forEach(method -> method.getValue()
                                .path("responses")
                                .propertyNames()
                                .forEach(status -> all.add(method.getKey() + " " + path.getKey() + " " + status))));
        all.removeAll(seen);
        return all;
    }
}
