package dev.oya.input;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A node of a YAML file that knows where it is written; a layer's nodes keep their own place when they are laid on
 * another file's. Immutable.
 */
public final class Tree {
    private final Place place;
    private final Place exact;
    private final int textLine;
    private final String raw;
    private final Object value;

    /**
     * @param place the line of the key it stands under, or its own in a list
     * @param exact the line and column at which it begins itself
     * @param textLine the line at which its text begins, from 1: for a block text the one after the bar
     * @param raw a scalar as written, null for maps and lists
     * @param value a {@link String}, {@link Integer}, {@link Double}, {@link Boolean}, null (nothing is written), a list
     *     of nodes, or a map of nodes
     */
    Tree(Place place, Place exact, int textLine, String raw, Object value) {
        this.place = place;
        this.exact = exact;
        this.textLine = textLine;
        this.raw = raw;
        this.value = value;
    }

    public static Tree of(Place place, Map<String, Tree> map) {
        return new Tree(place, place, place.line(), null, Collections.unmodifiableMap(new LinkedHashMap<>(map)));
    }

    /** A text, or a number where one is given. */
    public static Tree of(Place place, Object scalar) {
        return new Tree(place, place, place.line(), String.valueOf(scalar), scalar);
    }

    public static Tree of(Place place, List<Tree> list) {
        return new Tree(place, place, place.line(), null, List.copyOf(list));
    }

    /** The line of the key it stands under, or its own in a list. */
    public Place place() {
        return place;
    }

    /** The line and column at which it begins itself. */
    public Place exact() {
        return exact;
    }

    public int textLine() {
        return textLine;
    }

    public boolean isMap() {
        return value instanceof Map;
    }

    public boolean isList() {
        return value instanceof List;
    }

    public boolean isScalar() {
        return !isMap() && !isList() && value != null;
    }

    public boolean isNothing() {
        return value == null;
    }

    /** The scalar's value by its kind, or null. */
    public Object scalar() {
        return isScalar() ? value : null;
    }

    /** The scalar as written, or null. */
    public String text() {
        return isScalar() ? raw : null;
    }

    /** The entries by key, in the order of the file; none where it is no map. */
    @SuppressWarnings("unchecked")
    public Map<String, Tree> map() {
        return isMap() ? (Map<String, Tree>) value : Map.of();
    }

    /** The items; none where it is no list. */
    @SuppressWarnings("unchecked")
    public List<Tree> list() {
        return isList() ? (List<Tree>) value : List.of();
    }

    public Tree get(String key) {
        return map().get(key);
    }

    /** The same map without an entry. */
    public Tree without(String key) {
        Map<String, Tree> rest = new LinkedHashMap<>(map());
        rest.remove(key);
        return new Tree(place, exact, textLine, null, Collections.unmodifiableMap(rest));
    }

    /** The same made of maps, lists and scalars alone. */
    public Object plain() {
        if (isList()) {
            return list().stream().map(Tree::plain).toList();
        }
        if (!isMap()) {
            return value;
        }
        Map<String, Object> plain = new LinkedHashMap<>();
        map().forEach((key, node) -> plain.put(key, node.plain()));
        return plain;
    }

    public boolean has(String key) {
        return map().containsKey(key);
    }
}
