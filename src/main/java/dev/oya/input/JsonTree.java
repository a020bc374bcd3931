package dev.oya.input;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/**
 * A JSON node with its path. A missing field is a node without a value. Immutable.
 *
 * @param in the parent, or null
 * @param step the node's field name or index in the parent
 * @param json the value, or null
 */
public record JsonTree(JsonTree in, Object step, JsonNode json) implements Tree {
    public JsonTree(JsonNode root) {
        this(null, "", root);
    }

    /** Returns the node of the given field. The node has no value if the field is missing. */
    public JsonTree at(String field) {
        return new JsonTree(this, field, json == null ? null : json.get(field));
    }

    /** Returns the items, or an empty list if the node is not a list. */
    public List<JsonTree> items() {
        return isList()
                ? IntStream.range(0, json.size())
                        .mapToObj(item -> new JsonTree(this, item, json.get(item)))
                        .toList()
                : List.of();
    }

    /** Returns a place whose file is the node's path. */
    @Override
    public Place place() {
        return new Place(path(), 0, 0, pointer());
    }

    private String pointer() {
        String name = String.valueOf(step).replace("~", "~0").replace("/", "~1");
        return in == null ? "" : in.pointer() + "/" + name;
    }

    /** Returns the node's path, such as {@code actions[3].take}. */
    public String path() {
        String before = in == null ? "" : in.path();
        return step instanceof Integer ? before + "[" + step + "]" : before.isEmpty() ? step + "" : before + "." + step;
    }

    @Override
    public boolean isMap() {
        return json != null && json.isObject();
    }

    @Override
    public boolean isList() {
        return json != null && json.isArray();
    }

    @Override
    public boolean isNothing() {
        return json == null || json.isNull();
    }

    @Override
    public Object scalar() {
        if (!isScalar()) {
            return null;
        }
        return json.isBoolean() ? (Object) json.booleanValue() : json.isNumber() ? json.numberValue() : text();
    }

    @Override
    public String text() {
        return isScalar() ? json.asString() : null;
    }

    @Override
    public Map<String, Tree> map() {
        Map<String, Tree> map = new LinkedHashMap<>();
        if (isMap()) {
            json.propertyNames().forEach(field -> map.put(field, at(field)));
        }
        return map;
    }

    @Override
    public List<Tree> list() {
        return List.copyOf(items());
    }

    @Override
    public Tree get(String field) {
        JsonTree found = at(field);
        return found.json == null ? null : found;
    }

    /** Returns the value as JSON. */
    @Override
    public String toString() {
        return String.valueOf(json);
    }
}
