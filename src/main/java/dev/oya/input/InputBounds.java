package dev.oya.input;

import java.util.Set;

/**
 * The bounds of an untrusted document. Every reader of requests and situations checks these bounds, so that later code can rely
 * on them. Immutable.
 *
 * @param exempt keys of the root whose values their own readers check
 */
public record InputBounds(Set<String> exempt) {
    /** Maximum length of a text, in characters. */
    public static final int TEXT = 2_000;

    /** Maximum length of a key, in characters. */
    public static final int NAME = 100;

    /** Maximum number of items in a list. It is several times the number of actions in the longest round. */
    public static final int ITEMS = 2_000;

    /** Maximum number of entries in a map. */
    public static final int ENTRIES = 500;

    /** Maximum number of scalars, lists and maps in a document. */
    public static final int NODES = 50_000;

    /** The bounds of a document without exempt entries. */
    public static final InputBounds USUAL = new InputBounds(Set.of());

    /** Reports each value that exceeds a bound. */
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
            problems.report(node.exact(), key, most);
        }
    }
}
