package dev.oya.input;

import java.util.List;
import java.util.Map;

/**
 * A node of a YAML file that knows where it is written; a layer's nodes keep their own place when they are laid on another
 * file's. Immutable.
 */
final class YamlTree implements Tree {
    private final Place place;
    private final Place exact;
    private final int textLine;
    private final String raw;
    private final Object value;

    /**
     * @param raw a scalar as written, null for maps and lists
     * @param value a {@link String}, {@link Integer}, {@link Double}, {@link Boolean}, null (nothing is written), a list
     *     of nodes, or a map of nodes
     */
    YamlTree(Place place, Place exact, int textLine, String raw, Object value) {
        this.place = place;
        this.exact = exact;
        this.textLine = textLine;
        this.raw = raw;
        this.value = value;
    }

    YamlTree(Place place, String raw, Object value) {
        this(place, place, place.line(), raw, value);
    }

    @Override
    public Place place() {
        return place;
    }

    @Override
    public Place exact() {
        return exact;
    }

    @Override
    public int textLine() {
        return textLine;
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
    public String text() {
        return isScalar() ? raw : null;
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
}
