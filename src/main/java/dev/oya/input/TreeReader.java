package dev.oya.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads typed values from a document and reports values of the wrong type. Subclasses choose the error codes. Use one instance
 * per document. Not thread-safe.
 */
public abstract class TreeReader {
    /** Reports a value of the wrong type. */
    protected abstract void kind(Tree at, String key, Advice expected);

    /** Reports a value that is not a whole number within the range. */
    protected abstract void range(Tree at, String key, int least, int most);

    /** Returns the entry with a key, or null if it is absent or empty. */
    protected Tree value(Tree map, String key) {
        return map.get(key);
    }

    /** Returns the text of an entry, or null if there is none. */
    public String text(Tree map, String key) {
        return text(map, key, null);
    }

    /** Returns the text of an entry, or the default if there is none. */
    public String text(Tree map, String key, String otherwise) {
        Tree node = value(map, key);
        if (node == null || node.isNothing()) {
            return otherwise;
        }
        if (!node.isScalar()) {
            kind(node, key, Advice.of("text"));
            return otherwise;
        }
        return node.text();
    }

    /** Returns a boolean entry, or null if it is absent or invalid. */
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

    /** Returns whether an entry is true. A missing entry is false. */
    public boolean isTrue(Tree map, String key) {
        return Boolean.TRUE.equals(truth(map, key));
    }

    /** Returns a whole number within a range, or null if there is none. */
    public Integer number(Tree map, String key, int least, int most) {
        return whole(map, key, null, least, most);
    }

    /** Returns a whole number within a range, or the default if there is none. */
    public Integer whole(Tree map, String key, Integer otherwise, int least, int most) {
        Tree node = value(map, key);
        return node == null ? otherwise : whole(key, node, otherwise, least, most);
    }

    /** Returns a node as a whole number within a range, or the default. */
    public Integer whole(String key, Tree node, Integer otherwise, int least, int most) {
        if (node.scalar() instanceof Integer number && number >= least && number <= most) {
            return number;
        }
        range(node, key, least, most);
        return otherwise;
    }

    /** Returns a list of whole numbers. */
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

    /** Returns the entries of a map, or an empty map. */
    public Map<String, Tree> map(Tree map, String key) {
        Tree node = value(map, key);
        if (node != null && !node.isMap()) {
            kind(node, key, Advice.of("entries"));
        }
        return node == null ? Map.of() : node.map();
    }

    /** Returns the items of a list, or an empty list. */
    public List<Tree> list(Tree map, String key) {
        Tree node = value(map, key);
        if (node != null && !node.isList()) {
            kind(node, key, Advice.of("list"));
        }
        return node == null ? List.of() : node.list();
    }

    /** Returns a list of texts. */
    public List<String> texts(Tree map, String key) {
        List<String> texts = new ArrayList<>();
        for (Tree item : list(map, key)) {
            if (item.isScalar()) {
                texts.add(item.text());
            } else {
                kind(item, key, Advice.of("text"));
            }
        }
        return texts;
    }
}
