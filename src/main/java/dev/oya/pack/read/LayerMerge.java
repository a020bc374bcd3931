package dev.oya.pack.read;

import dev.oya.input.Suggestions;
import dev.oya.input.Tree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Lays layers on a pack's entries. An entry that a layer adds or changes is the layer's from then on: where it does not
 * say itself where it comes from, what the layer says of itself holds for it.
 */
record LayerMerge(LayerStack tree, ParseContext reading) {
    private static final List<String> SOURCES = List.of("cites", "ruling", "because");

    /** Each combination becomes a rule, and rules take time to compile. */
    private static final int MOST_ADDED = 200;

    void lay(Layer layer) {
        Tree root = layer.root();
        Tree yaku = root.get("yaku");
        if (layer.foreign() && yaku != null && reading.map(yaku, "add").size() > MOST_ADDED) {
            reading.problem(yaku.place(), "too-large", "The layer adds more than " + MOST_ADDED + " combinations");
            return;
        }
        new LayerAdditions(tree, reading).lay(layer);
        lay(layer, root.get("values"), tree.values, "unknown-value", "value");
        lay(layer, root.get("sets"), tree.sets, "unknown-set", "set");
        lay(layer, root.get("yaku"), tree.yaku, "unknown-yaku", "yaku");
        lay(layer, root.get("either"), tree.either, "unknown-card", "card that counts either way");
        boolean sets = !reading.map(root, "options").isEmpty() || root.has("rules");
        if (sets && SOURCES.stream().noneMatch(root::has)) {
            reading.cite(root, "The layer \"" + layer.id() + "\"");
        }
        if (root.has("rules")) {
            new RuleLayer(layer, tree.rules, reading).lay();
        }
    }

    private void lay(Layer layer, Tree part, Map<String, Tree> entries, String code, String noun) {
        if (part == null || part.isNothing()) {
            return;
        }
        for (Tree name : reading.list(part, "remove")) {
            if (entries.remove(String.valueOf(name.text())) == null) {
                reading.unknown(name, code, "There is no " + noun + " \"" + name.text() + "\"", entries.keySet());
            }
        }
        reading.map(part, "change").forEach((key, change) -> {
            Tree before = entries.get(key);
            if (before == null) {
                reading.problem(
                        change.place(),
                        code,
                        "There is no " + noun + " \"" + key + "\" to change",
                        Suggestions.advice(key, entries.keySet()));
            } else {
                entries.put(key, sourced(layer, change, before));
            }
        });
        reading.map(part, "add").forEach((key, entry) -> {
            if (entries.containsKey(key)) {
                reading.problem(
                        entry.place(),
                        "already-there",
                        "There is a " + noun + " \"" + key + "\" already",
                        "put it under \"change\", or give it another name");
            } else {
                entries.put(key, sourced(layer, entry, null));
            }
        });
    }

    /** The entry with what it does not say itself: first from the entry that it changes, then its source. */
    static Tree sourced(Layer layer, Tree entry, Tree before) {
        if (!entry.isMap()) {
            return entry;
        }
        Map<String, Tree> merged = new LinkedHashMap<>(before == null ? Map.of() : before.map());
        merged.keySet().removeAll(SOURCES);
        entry.map().forEach((key, value) -> {
            // "lacks:" with nothing behind it takes that condition away.
            if (value.isNothing()) {
                merged.remove(key);
            } else {
                merged.put(key, value);
            }
        });
        if (Set.copyOf(SOURCES).stream().noneMatch(entry::has)) {
            SOURCES.stream()
                    .filter(layer.root()::has)
                    .forEach(source -> merged.put(source, layer.root().get(source)));
        }
        return Tree.of(entry.place(), merged);
    }
}
