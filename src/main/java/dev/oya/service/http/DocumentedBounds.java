package dev.oya.service.http;

import dev.oya.input.InputBounds;
import java.util.HashSet;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Adds maximum sizes to the schemas of all inputs in the API description. A schema without its own maximum gets the maximum
 * from {@link InputBounds}.
 */
final class DocumentedBounds {
    private static final String REFERENCE = "$ref";

    private final JsonNode schemas;
    private final Set<String> done = new HashSet<>();

    private DocumentedBounds(JsonNode schemas) {
        this.schemas = schemas;
    }

    static void add(ObjectNode document) {
        DocumentedBounds bounds = new DocumentedBounds(document.at("/components/schemas"));
        document.path("paths")
                .forEach(path -> path.forEach(operation -> {
                    operation.at("/requestBody/content").forEach(content -> bounds.body(content.get("schema")));
                    operation.path("parameters").forEach(parameter -> parameter(parameter.get("schema")));
                }));
    }

    private static void parameter(JsonNode schema) {
        if (schema.path("type").asString("").equals("string")) {
            most(schema, Request.PARAMETER);
        }
    }

    /** Adds the bounds of a request body. For a plain-text body, this is only the maximum size of bodies. */
    private void body(JsonNode schema) {
        if (schema.path("type").asString("").equals("string")) {
            most(schema, Limit.BODY.usual());
        } else {
            value(schema);
        }
    }

    private static void most(JsonNode schema, int characters) {
        ((ObjectNode) schema).putIfAbsent("maxLength", IntNode.valueOf(characters));
    }

    private void value(JsonNode node) {
        if (!(node instanceof ObjectNode schema)) {
            return;
        }
        String name = schema.path(REFERENCE).asString("").replaceFirst(".*/", "");
        if (!name.isEmpty() && done.add(name)) {
            value(schemas.get(name));
        }
        String type = schema.path("type").asString("");
        if (type.equals("string") && !schema.has("pattern") && !schema.has("enum")) {
            most(schema, InputBounds.TEXT);
        } else if (type.equals("array")) {
            schema.putIfAbsent("maxItems", IntNode.valueOf(InputBounds.ITEMS));
        } else if (type.equals("object") && !schema.path("additionalProperties").isBoolean()) {
            schema.putIfAbsent("maxProperties", IntNode.valueOf(InputBounds.ENTRIES));
        }
        schema.path("properties").forEach(this::value);
        value(schema.get("items"));
        value(schema.get("additionalProperties"));
    }
}
