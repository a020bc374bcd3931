package dev.oya.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Takes typed things out of what somebody wrote, and tells where they are of another kind, so that nobody else need look. Each
 * room that reads says by what codes. Not thread-safe: each reading has its own.
 */
public abstract class TreeReader {
    /** Tells that something is of another kind than was expected. */
    protected abstract void kind(Tree at, String key, String expected);

    /** Tells that something is no whole number, or none from the least to the most. */
    protected abstract void range(Tree at, String key, int least, int most);

    /** What is said under a key; null where nothing is. */
    protected Tree said(Tree map, String key) {
        return map.get(key);
    }

    /** The text of an entry; null where there is none. */
    public String text(Tree map, String key) {
        return text(map, key, null);
    }

    /** The text of an entry; the default where there is none. */
    public String text(Tree map, String key, String otherwise) {
        Tree node = said(map, key);
        if (node == null || node.isNothing()) {
            return otherwise;
        }
        if (!node.isScalar()) {
            kind(node, key, "a text");
            return otherwise;
        }
        return node.text();
    }

    /** Whether an entry is true or false; null where it is neither. */
    public Boolean truth(Tree map, String key) {
        Tree node = said(map, key);
        if (node == null) {
            return null;
        }
        if (!(node.scalar() instanceof Boolean truth)) {
            kind(node, key, "true or false");
            return null;
        }
        return truth;
    }

    /** Whether an entry is true; where there is none it is not. */
    public boolean isTrue(Tree map, String key) {
        return Boolean.TRUE.equals(truth(map, key));
    }

    /** The whole number of an entry, from the least to the most; null where there is none. */
    public Integer number(Tree map, String key, int least, int most) {
        return whole(map, key, null, least, most);
    }

    /** The whole number of an entry, from the least to the most; the default where there is none. */
    public Integer whole(Tree map, String key, Integer otherwise, int least, int most) {
        Tree node = said(map, key);
        return node == null ? otherwise : whole(key, node, otherwise, least, most);
    }

    /** The whole number of a node. */
    public Integer whole(String key, Tree node, Integer otherwise, int least, int most) {
        if (node.scalar() instanceof Integer number && number >= least && number <= most) {
            return number;
        }
        range(node, key, least, most);
        return otherwise;
    }

    /** The whole numbers of a list. */
    public List<Integer> numbers(Tree map, String key, int least, int most) {
        List<Integer> numbers = new ArrayList<>();
        for (Tree item : list(map, key, "a list of numbers")) {
            Integer number = whole(key, item, null, least, most);
            if (number != null) {
                numbers.add(number);
            }
        }
        return numbers;
    }

    /** The entries of a map; none where there is nothing. */
    public Map<String, Tree> map(Tree map, String key) {
        Tree node = said(map, key);
        if (node != null && !node.isMap()) {
            kind(node, key, "a map of names");
        }
        return node == null ? Map.of() : node.map();
    }

    /** The items of a list; none where there is nothing. */
    public List<Tree> list(Tree map, String key) {
        return list(map, key, "a list");
    }

    /** The items of a list of a certain kind; none where there is nothing. */
    public List<Tree> list(Tree map, String key, String expected) {
        Tree node = said(map, key);
        if (node != null && !node.isList()) {
            kind(node, key, expected);
        }
        return node == null ? List.of() : node.list();
    }

    /** The texts of a list. */
    public List<String> texts(Tree map, String key) {
        List<String> texts = new ArrayList<>();
        for (Tree item : list(map, key)) {
            if (item.isScalar()) {
                texts.add(item.text());
            } else {
                kind(item, key, "a list of texts");
            }
        }
        return texts;
    }
}
