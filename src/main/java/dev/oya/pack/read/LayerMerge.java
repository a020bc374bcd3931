package dev.oya.pack.read;

import dev.oya.input.Advice;
import dev.oya.input.Tree;
import dev.oya.pack.LanguageCodes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Merges a layer into the entries of a pack. An entry that the layer adds or changes belongs to the layer. If the entry in the
 * layer has no source, the layer's source applies.
 */
record LayerMerge(Layer layer, LayerStack tree, EntryReader reader) {
    static final List<String> SOURCES = List.of("cites", "ruling", "because");
    private static final List<String> OF_A_PHASE = List.of("actions", "transitions");

    void lay() {
        Tree root = layer.root();
        Tree added = root.get("add");
        if (added != null) {
            additions(added);
        }
        root.map("widen").forEach(this::widen);
        words(root);
        new PaymentRules(layer, tree, reader).add(root);
        lay(root.get("values"), tree.values, "is", "unknown-value.layer", Advice.of("name-value"));
        lay(root.get("sets"), tree.sets, "cards", "unknown-set.layer", Advice.of("name-set"));
        lay(root.get("yaku"), tree.yaku, null, "unknown-yaku.layer", Advice.of("name-yaku"));
        lay(root.get("either"), tree.either, null, "unknown-card.layer", Advice.of("name-either"));
        boolean sets = !root.map("options").isEmpty() || root.has("rules");
        if (sets && SOURCES.stream().noneMatch(root::has)) {
            reader.cite(root, "\"" + layer.id() + "\"");
        }
        if (root.has("rules")) {
            new RuleLayer(layer, tree, reader).lay();
        }
    }

    /** Adds display names to those of earlier layers. */
    private void words(Tree root) {
        root.map("words").forEach((id, entry) -> {
            Map<String, String> byLanguage = new LinkedHashMap<>(tree.words.getOrDefault(id, Map.of()));
            if (entry.isMap()) {
                entry.map().forEach((language, word) -> {
                    if (!LanguageCodes.has(language)) {
                        reader.report(word, "unknown-language", language);
                    }
                });
                byLanguage.putAll(entry.texts());
            } else {
                byLanguage.put("en", entry.text());
            }
            tree.words.put(id, Collections.unmodifiableMap(byLanguage));
        });
    }

    /** Adds numbers to the allowed values of an option. Texts cannot be added, because no rule would use a new text. */
    private void widen(String name, Tree further) {
        if (!reader.checkKnown(further, "unknown-option.name", name, tree.options.keySet())) {
            return;
        }
        Tree option = tree.options.get(name);
        Tree values = OptionsReader.wider(option.get("values"), further);
        if (values == null) {
            reader.report(further, "wrong-value.wider", name);
            return;
        }
        Map<String, Tree> wider = new LinkedHashMap<>(option.map());
        wider.put("values", values);
        tree.options.put(name, Tree.of(option.place(), wider));
    }

    /**
     * Applies the removals, changes and additions of one section of the layer to the entries of the pack.
     *
     * @param main the key that a change sets if the change is a plain value, or null if each change must be a map
     */
    private void lay(Tree part, Map<String, Tree> entries, String main, String unknown, Advice noun) {
        if (part == null) {
            return;
        }
        for (Tree name : part.list("remove")) {
            reader.checkKnown(name, unknown, String.valueOf(name.text()), entries.keySet(), "");
            entries.remove(name.text());
        }
        part.map("change").forEach((key, change) -> {
            if (reader.checkKnown(change, unknown, key, entries.keySet(), " to change")) {
                Tree changed = main != null && !change.isMap() ? Tree.of(change.place(), Map.of(main, change)) : change;
                entries.put(key, sourced(layer, changed, entries.get(key).map()));
            }
        });
        part.map("add")
                .forEach((key, entry) ->
                        put(key, sourced(layer, entry, Map.of()), "already-there.change", noun, entries));
    }

    /** Returns an entry of the layer, completed with the values of the entry that it changes and with the layer's source. */
    static Tree sourced(Layer layer, Tree entry, Map<String, Tree> before) {
        Map<String, Tree> merged = new LinkedHashMap<>(before);
        merged.keySet().removeAll(SOURCES);
        merged.putAll(entry.map());
        if (SOURCES.stream().noneMatch(entry::has)) {
            SOURCES.stream()
                    .filter(layer.root()::has)
                    .forEach(source -> merged.put(source, layer.root().get(source)));
        }
        return Tree.of(entry.place(), merged);
    }

    /**
     * Adds options, sides, marks, tallies, actions and phases, and adds actions and transitions to existing phases. All other
     * existing entries stay unchanged.
     */
    private void additions(Tree added) {
        added.map("options")
                .forEach((name, option) ->
                        put(name, sourced(layer, option, Map.of()), Advice.of("name-option"), tree.options));
        added.map("sides").forEach((seats, sides) -> put(seats, sides, Advice.of("name-sides"), tree.sides));
        Map<String, Tree> machine = new LinkedHashMap<>(tree.phases.map());
        join(machine, added, "actions", Advice.of("name-action"));
        join(machine, added, "tallies", Advice.of("name-tally"));
        if (added.has("marks")) {
            Map<String, Tree> marks = entries(machine, "marks");
            join(marks, added.get("marks"), "seat", Advice.of("name-mark"));
            join(marks, added.get("marks"), "groups", Advice.of("name-mark-group"));
            join(marks, added.get("marks"), "round", Advice.of("name-round-mark"));
            machine.put("marks", Tree.of(added.get("marks").place(), marks));
        }
        Map<String, Tree> phases = new LinkedHashMap<>(tree.phases.map("phases"));
        added.map("phases").forEach((name, phase) -> {
            if (!phases.containsKey(name) && !phase.has("what")) {
                reader.report(phase, "not-in-schema.missing", "what");
            }
            phases.merge(name, phase, (before, further) -> longer(name, before, further));
        });
        machine.put("phases", Tree.of(tree.phases.place(), phases));
        new PhaseRules(layer, tree.rules, reader).add(added);
        tree.phases = Tree.of(tree.phases.place(), machine);
    }

    private void put(String name, Tree entry, Advice noun, Map<String, Tree> entries) {
        put(name, entry, "already-there.entry", noun, entries);
    }

    private void put(String name, Tree entry, String there, Advice noun, Map<String, Tree> entries) {
        if (entries.putIfAbsent(name, entry) != null) {
            reader.report(entry, there, noun, name);
        }
    }

    private static Map<String, Tree> entries(Map<String, Tree> of, String part) {
        return new LinkedHashMap<>(of.containsKey(part) ? of.get(part).map() : Map.of());
    }

    private void join(Map<String, Tree> into, Tree added, String part, Advice noun) {
        if (added.has(part)) {
            Map<String, Tree> all = entries(into, part);
            added.map(part).forEach((name, entry) -> put(name, entry, noun, all));
            into.put(part, Tree.of(added.get(part).place(), all));
        }
    }

    /** Returns a phase of the pack with further actions and transitions. */
    private Tree longer(String name, Tree phase, Tree added) {
        added.map().keySet().stream()
                .filter(key -> !OF_A_PHASE.contains(key))
                .forEach(key -> reader.report(added.get(key), "already-there.phase", name, key));
        Map<String, Tree> longer = new LinkedHashMap<>(phase.map());
        if (added.has("actions")) {
            List<Tree> actions = new ArrayList<>(phase.list("actions"));
            actions.addAll(added.list("actions"));
            longer.put("actions", Tree.of(added.get("actions").place(), actions));
        }
        join(longer, added, "transitions", Advice.of("name-transition"));
        return Tree.of(phase.place(), longer);
    }
}
