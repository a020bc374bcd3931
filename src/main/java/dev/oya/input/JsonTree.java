package dev.oya.input;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/**
 * A node of JSON, by the fields that lead to it; where there is no such field, the node is there and holds nothing. Immutable.
 *
 * @param in what it is in, or null
 * @param step the field, or the number of the item, that it is there
 * @param json what stands there, or null
 */
public record JsonTree(JsonTree in, Object step, JsonNode json) implements Tree {
    public JsonTree(JsonNode root) {
        this(null, "", root);
    }

    /** What a field holds. */
    public JsonTree at(String field) {
        return new JsonTree(this, field, json == null ? null : json.get(field));
    }

    /** The items of a list; none where it is no list. */
    public List<JsonTree> items() {
        return isList()
                ? IntStream.range(0, json.size())
                        .mapToObj(item -> new JsonTree(this, item, json.get(item)))
                        .toList()
                : List.of();
    }

    /** By which fields it is reached, such as {@code actions[3].take}. */
    @Override
    public Place place() {
        return new Place(path(), 0);
    }

    private String path() {
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

    /** What stands there as JSON. */
    @Override
    public String toString() {
        return String.valueOf(json);
    }
}
