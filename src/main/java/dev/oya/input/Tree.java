package dev.oya.input;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A node of a parsed document with its place. Immutable. */
public sealed interface Tree permits YamlTree, JsonTree {
    static Tree of(Place place, Map<String, Tree> map) {
        return new YamlTree(place, null, Collections.unmodifiableMap(new LinkedHashMap<>(map)));
    }

    /** Returns a scalar node. */
    static Tree of(Place place, Object scalar) {
        return new YamlTree(place, String.valueOf(scalar), scalar);
    }

    static Tree of(Place place, List<Tree> list) {
        return new YamlTree(place, null, List.copyOf(list));
    }

    /** Returns the place of the node's key, or of the node itself in a list. */
    Place place();

    /** Returns the place where the node itself begins, with line and column. */
    default Place exact() {
        return place();
    }

    /**
     * Returns the line where the node's text begins, from 1. The text of a block scalar begins on the line after the indicator
     * {@code |} or {@code >}.
     */
    default int textLine() {
        return place().line();
    }

    boolean isMap();

    boolean isList();

    boolean isNothing();

    default boolean isScalar() {
        return !isMap() && !isList() && !isNothing();
    }

    /** Returns the value of a scalar, or null for a list or map. */
    Object scalar();

    /** Returns a scalar as written, or null for a list or map. */
    String text();

    /** Returns the entries of a map in order, or an empty map for other nodes. */
    Map<String, Tree> map();

    /** Returns the items of a list, or an empty list for other nodes. */
    List<Tree> list();

    /** Returns the entry with the given key, or null if there is none. */
    default Tree get(String key) {
        return map().get(key);
    }

    default boolean has(String key) {
        return get(key) != null;
    }

    /** Returns the text of the entry with the given key, or null if there is none. */
    default String text(String key) {
        return text(key, null);
    }

    /** Returns the text of the entry with the given key, or the default if there is none. */
    default String text(String key, String otherwise) {
        return has(key) && get(key).isScalar() ? get(key).text() : otherwise;
    }

    /** Returns whether the entry with the given key is true. A missing entry is false. */
    default boolean isTrue(String key) {
        return has(key) && Boolean.TRUE.equals(get(key).scalar());
    }

    /** Returns the whole number of the entry with the given key, or the default if there is none. */
    default int number(String key, int otherwise) {
        return has(key) ? get(key).number(otherwise) : otherwise;
    }

    /** Returns this whole number, or the default if this is not a whole number. */
    default int number(int otherwise) {
        return scalar() instanceof Integer number ? number : otherwise;
    }

    /** Returns the entries of the map under the given key, or an empty map if there is none. */
    default Map<String, Tree> map(String key) {
        return has(key) ? get(key).map() : Map.of();
    }

    /** Returns the items of the list under the given key, or an empty list if there is none. */
    default List<Tree> list(String key) {
        return has(key) ? get(key).list() : List.of();
    }

    /** Returns the texts of the list under the given key, or an empty list if there is none. */
    default List<String> texts(String key) {
        return list(key).stream().map(Tree::text).toList();
    }

    /** Returns the texts of the entries of this map. */
    default Map<String, String> texts() {
        Map<String, String> texts = new LinkedHashMap<>();
        map().keySet().forEach(key -> texts.put(key, text(key, "")));
        return Collections.unmodifiableMap(texts);
    }

    /** Returns this map without the given key. */
    default Tree without(String key) {
        Map<String, Tree> rest = new LinkedHashMap<>(map());
        rest.remove(key);
        return of(place(), rest);
    }

    /** Returns the value as plain maps, lists and scalars. */
    default Object plain() {
        if (isList()) {
            return list().stream().map(Tree::plain).toList();
        }
        if (!isMap()) {
            return scalar();
        }
        Map<String, Object> plain = new LinkedHashMap<>();
        map().forEach((key, node) -> plain.put(key, node.plain()));
        return plain;
    }
}
