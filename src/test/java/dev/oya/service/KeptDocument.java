package dev.oya.service;

import dev.oya.notation.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;

/**
 * Compares the current OpenAPI document with that of the last release. No entry may be removed or changed, except descriptions.
 * {@code -Dupdate} rewrites the stored document for a new release.
 */
final class KeptDocument {
    private static final Path KEPT = Path.of("src/test/resources/openapi-1.json");

    /** Keys whose values may change: descriptions, and values that change with each build. */
    private static final Set<String> WORDS =
            Set.of("description", "summary", "title", "example", "examples", "info", "servers");

    private final List<String> lost = new ArrayList<>();
    private final Set<String> asked = new TreeSet<>();
    private final JsonNode schemas;

    private KeptDocument(JsonNode document) {
        schemas = document.at("/components/schemas");
        document.get("paths").forEach(path -> path.forEach(operation -> names(operation.path("requestBody"))));
    }

    /** Collects the schemas of requests, in which no further fields may become required. */
    private void names(JsonNode node) {
        String name = node.path("$ref").asString("").replaceFirst(".*/", "");
        if (!name.isEmpty() && asked.add(name)) {
            names(schemas.path(name));
        }
        node.forEach(this::names);
    }

    static void keep(JsonNode document) throws IOException {
        Files.createDirectories(KEPT.getParent());
        Files.writeString(
                KEPT, Json.MAPPER.writer(SerializationFeature.INDENT_OUTPUT).writeValueAsString(document) + "\n");
    }

    /** Returns the entries of the stored document that are missing or changed in the current document. */
    static List<String> lost(JsonNode document) throws IOException {
        KeptDocument held = new KeptDocument(document);
        held.compare("", Json.MAPPER.readTree(Files.readString(KEPT)), document);
        return held.lost;
    }

    private void compare(String at, JsonNode kept, JsonNode now) {
        String name = at.substring(at.lastIndexOf(' ') + 1);
        if (kept.isObject()) {
            kept.forEachEntry((key, value) -> {
                boolean named = name.equals("properties") || name.equals("schemas");
                if (now.has(key)) {
                    if (named || !WORDS.contains(key)) {
                        compare(at + " " + key, value, now.get(key));
                    }
                } else if (named || !WORDS.contains(key) && !key.equals("required")) {
                    lost.add(at + " " + key);
                }
            });
            if (isAsked(at) && now.has("required")) {
                each(at + " required", now.get("required"), kept.path("required"));
            }
        } else if (kept.isArray() && !(name.equals("required") && isAsked(at))) {
            each(at, kept, now);
        } else if (!kept.isArray() && !kept.equals(now)) {
            lost.add(at + ": " + kept + " is " + now);
        }
    }

    private boolean isAsked(String at) {
        String[] parts = at.strip().split(" ");
        return parts.length > 2 && parts[1].equals("schemas") && asked.contains(parts[2]);
    }

    /**
     * Compares each item of a list with the item of the same name or value, or, if it is an unnamed object, with the item at
     * the same index.
     */
    private void each(String at, JsonNode some, JsonNode others) {
        for (int i = 0; i < some.size(); i++) {
            JsonNode one = some.get(i);
            JsonNode found = one.isObject() && !one.has("name") ? others.path(i) : Json.MAPPER.missingNode();
            for (JsonNode other : others) {
                boolean same = one.has("name") ? one.get("name").equals(other.path("name")) : one.equals(other);
                found = same ? other : found;
            }
            if (found.isMissingNode()) {
                lost.add(at + " " + one);
            } else {
                compare(at + " " + i, one, found);
            }
        }
    }
}
