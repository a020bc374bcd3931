package dev.oya.input;

import dev.oya.files.ClassPathText;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The JSON Schemas of the file formats, with all references resolved. */
public final class Schemas {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String REFERENCE = "$ref";
    /** The schemas with unresolved references, by file format. */
    private static final Map<String, JsonNode> FILES = new ConcurrentHashMap<>();

    private Schemas() {}

    /** Returns a modifiable copy of the schema of a file format, such as {@code layer}. */
    public static ObjectNode of(String kind) {
        ObjectNode schema = (ObjectNode) whole(file(kind), kind);
        schema.remove("$defs");
        return schema;
    }

    /** Returns the schema of a file format with unresolved references. Do not modify the schema. */
    private static JsonNode file(String kind) {
        return FILES.computeIfAbsent(
                kind, any -> JSON.readTree(ClassPathText.of(Schemas.class, "/schema/" + kind + ".json")));
    }

    private static JsonNode whole(JsonNode node, String kind) {
        if (node instanceof ArrayNode list) {
            ArrayNode all = JSON.createArrayNode();
            list.forEach(one -> all.add(whole(one, kind)));
            return all;
        }
        if (!(node instanceof ObjectNode object)) {
            return node;
        }
        ObjectNode all = JSON.createObjectNode();
        if (object.get(REFERENCE) != null) {
            String[] reference = object.get(REFERENCE).stringValue().split(".json#|#");
            String in = reference[0].isEmpty() ? kind : reference[0];
            all.setAll((ObjectNode) whole(file(in).at(reference[1]), in));
        }
        // Keywords beside a reference override those of its target.
        object.properties().stream()
                .filter(one -> !one.getKey().equals(REFERENCE))
                .forEach(one -> all.set(one.getKey(), whole(one.getValue(), kind)));
        return all;
    }
}
