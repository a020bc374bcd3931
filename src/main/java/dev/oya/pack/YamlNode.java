package dev.oya.pack;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A node of a YAML file that knows where it is written; a layer's nodes keep their own place when they are laid on
 * another file's. Immutable.
 */
final class YamlNode {
    private final Place place;
    private final int textLine;
    private final String raw;
    private final Object value;

    /**
     * @param place the line of the key it stands under, or its own in a list
     * @param textLine the line at which its text begins, from 1: for a block text the one after the bar
     * @param raw a scalar as written, null for maps and lists
     * @param value a {@link String}, {@link Integer}, {@link Double}, {@link Boolean}, null (nothing is written), a list
     *     of nodes, or a map of nodes
     */
    YamlNode(Place place, int textLine, String raw, Object value) {
        this.place = place;
        this.textLine = textLine;
        this.raw = raw;
        this.value = value;
    }

    /** A map, in the order given. */
    static YamlNode of(Place place, Map<String, YamlNode> map) {
        return new YamlNode(place, place.line(), null, Collections.unmodifiableMap(new LinkedHashMap<>(map)));
    }

    Place place() {
        return place;
    }

    int textLine() {
        return textLine;
    }

    boolean isMap() {
        return value instanceof Map;
    }

    boolean isList() {
        return value instanceof List;
    }

    boolean isScalar() {
        return !isMap() && !isList() && value != null;
    }

    boolean isNothing() {
        return value == null;
    }

    /** The scalar's value by its kind, or null. */
    Object scalar() {
        return isScalar() ? value : null;
    }

    /** The scalar as written, or null. */
    String text() {
        return isScalar() ? raw : null;
    }

    /** The entries by key, in the order of the file; none where it is no map. */
    @SuppressWarnings("unchecked")
    Map<String, YamlNode> map() {
        return isMap() ? (Map<String, YamlNode>) value : Map.of();
    }

    /** The items; none where it is no list. */
    @SuppressWarnings("unchecked")
    List<YamlNode> list() {
        return isList() ? (List<YamlNode>) value : List.of();
    }

    /** The entry of this key, or null. */
    YamlNode get(String key) {
        return map().get(key);
    }

    boolean has(String key) {
        return map().containsKey(key);
    }
}
