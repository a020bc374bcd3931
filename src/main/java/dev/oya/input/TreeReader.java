package dev.oya.input;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads typed values from a document without a schema, such as a request, and reports values of the wrong type. Subclasses
 * choose the error codes. Use one instance per document. Not thread-safe.
 */
public abstract class TreeReader {
    /** Reports a value of the wrong type. */
    protected abstract void kind(Tree at, String key, Advice expected);

    /** Reports a value that is not a whole number within the range. */
    protected abstract void range(Tree at, String key, int least, int most);

    /** Returns the entry with the given key, or null if it is absent or empty. */
    protected Tree value(Tree map, String key) {
        return map.get(key);
    }

    /** Returns the text of the entry with the given key, or null if there is none. */
    public String text(Tree map, String key) {
        Tree node = value(map, key);
        if (node != null && !node.isNothing() && !node.isScalar()) {
            kind(node, key, Advice.of("text"));
        }
        return node == null ? null : node.text();
    }

    /** Returns the boolean with the given key, or null if it is absent or invalid. */
    public Boolean truth(Tree map, String key) {
        Tree node = value(map, key);
        if (node == null) {
            return null;
        }
        if (!(node.scalar() instanceof Boolean truth)) {
            kind(node, key, Advice.of("truth"));
            return null;
        }
        return truth;
    }

    /** Returns whether the entry with the given key is true. A missing entry is false. */
    public boolean isTrue(Tree map, String key) {
        return Boolean.TRUE.equals(truth(map, key));
    }

    /**
     * Returns the whole number of the entry with the given key, or null if it is absent or not a whole number within the range.
     */
    public Integer number(Tree map, String key, int least, int most) {
        Tree node = value(map, key);
        return node == null ? null : whole(key, node, null, least, most);
    }

    /** Returns the given node as a whole number, or the default if it is not a whole number within the range. */
    public Integer whole(String key, Tree node, Integer otherwise, int least, int most) {
        if (node.scalar() instanceof Integer number && number >= least && number <= most) {
            return number;
        }
        range(node, key, least, most);
        return otherwise;
    }

    /** Returns the whole numbers of the list with the given key. Reports items that are not whole numbers within the range. */
    public List<Integer> numbers(Tree map, String key, int least, int most) {
        List<Integer> numbers = new ArrayList<>();
        for (Tree item : list(map, key)) {
            Integer number = whole(key, item, null, least, most);
            if (number != null) {
                numbers.add(number);
            }
        }
        return numbers;
    }

    /** Returns the items of the list with the given key, or an empty list if there is none. */
    public List<Tree> list(Tree map, String key) {
        Tree node = value(map, key);
        if (node != null && !node.isList()) {
            kind(node, key, Advice.of("list"));
        }
        return node == null ? List.of() : node.list();
    }
}
