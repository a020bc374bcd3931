package dev.oya.input;

import java.util.Set;

/**
 * The bounds of a document from elsewhere. Every reader of requests and situations passes its tree through here, so that no
 * later step meets an input without a maximum. Immutable.
 *
 * @param exempt entries of the root that their own readers bound
 */
public record InputBounds(Set<String> exempt) {
    /** Most characters of a text. */
    public static final int TEXT = 2_000;

    /** Most characters of a key. */
    public static final int NAME = 100;

    /** Most items of a list: several times the actions of the longest round. */
    public static final int ITEMS = 2_000;

    /** Most entries of a map. */
    public static final int ENTRIES = 500;

    /** Most scalars, lists and maps of a document. */
    public static final int NODES = 50_000;

    /** The bounds of a document without such entries. */
    public static final InputBounds USUAL = new InputBounds(Set.of());

    /** Reports every value beyond a bound at its place. */
    public void check(Tree root, Problems problems) {
        root.map().forEach((key, node) -> {
            if (!exempt.contains(key)) {
                inner(node, problems);
            }
        });
        size(root, problems);
    }

    private static void inner(Tree node, Problems problems) {
        if (node.isMap()) {
            node.map().values().forEach(entry -> inner(entry, problems));
        } else if (node.isList()) {
            node.list().forEach(item -> inner(item, problems));
        }
        size(node, problems);
    }

    private static void size(Tree node, Problems problems) {
        if (node.isMap()) {
            atMost(ENTRIES, node.map().size(), "too-large.entries", node, problems);
            node.map().keySet().forEach(key -> atMost(NAME, key.length(), "too-large.name", node, problems));
        } else if (node.isList()) {
            atMost(ITEMS, node.list().size(), "too-large.items", node, problems);
        } else if (node.text() != null) {
            atMost(TEXT, node.text().length(), "too-large.text", node, problems);
        }
    }

    private static void atMost(int most, int size, String key, Tree node, Problems problems) {
        if (size > most) {
            problems.tell(node.exact(), key, most);
        }
    }
}
