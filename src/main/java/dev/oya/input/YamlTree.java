package dev.oya.input;

import java.util.List;
import java.util.Map;

/**
 * A YAML node with its place. A node of a layer keeps its place when it is merged into another file. Immutable.
 *
 * @param text a scalar as written, or null for maps and lists
 * @param value a {@link String}, {@link Integer}, {@link Double}, {@link Boolean}, null for an empty value, a list of nodes or
 *     a map of nodes
 */
record YamlTree(Place place, Place exact, int textLine, String text, Object value) implements Tree {
    YamlTree(Place place, String text, Object value) {
        this(place, place, place.line(), text, value);
    }

    @Override
    public boolean isMap() {
        return value instanceof Map;
    }

    @Override
    public boolean isList() {
        return value instanceof List;
    }

    @Override
    public boolean isNothing() {
        return value == null;
    }

    @Override
    public Object scalar() {
        return isScalar() ? value : null;
    }

    @Override
    @SuppressWarnings("unchecked")
    public Map<String, Tree> map() {
        return isMap() ? (Map<String, Tree>) value : Map.of();
    }

    @Override
    @SuppressWarnings("unchecked")
    public List<Tree> list() {
        return isList() ? (List<Tree>) value : List.of();
    }

    /** Compares by identity, because equal content may occur in several places. */
    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
