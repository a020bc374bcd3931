package dev.oya.input;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A node of what somebody wrote, that knows where it is written. Immutable. */
public sealed interface Tree permits YamlTree, JsonTree {
    static Tree of(Place place, Map<String, Tree> map) {
        return new YamlTree(place, null, Collections.unmodifiableMap(new LinkedHashMap<>(map)));
    }

    /** A text, or a number where one is given. */
    static Tree of(Place place, Object scalar) {
        return new YamlTree(place, String.valueOf(scalar), scalar);
    }

    static Tree of(Place place, List<Tree> list) {
        return new YamlTree(place, null, List.copyOf(list));
    }

    /** The line of the key it stands under, or its own in a list. */
    Place place();

    /** The line and column at which it begins itself. */
    default Place exact() {
        return place();
    }

    /** The line at which its text begins, from 1: for a block text the one after the bar. */
    default int textLine() {
        return place().line();
    }

    boolean isMap();

    boolean isList();

    boolean isNothing();

    default boolean isScalar() {
        return !isMap() && !isList() && !isNothing();
    }

    /** The scalar's value by its kind, or null. */
    Object scalar();

    /** The scalar as written, or null. */
    String text();

    /** The entries by key, in their order; none where it is no map. */
    Map<String, Tree> map();

    /** The items; none where it is no list. */
    List<Tree> list();

    /** The entry of a key, or null. */
    default Tree get(String key) {
        return map().get(key);
    }

    default boolean has(String key) {
        return get(key) != null;
    }

    /** The same map without an entry. */
    default Tree without(String key) {
        Map<String, Tree> rest = new LinkedHashMap<>(map());
        rest.remove(key);
        return of(place(), rest);
    }

    /** The same made of maps, lists and scalars alone. */
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
