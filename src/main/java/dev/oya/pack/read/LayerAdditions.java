package dev.oya.pack.read;

import dev.oya.input.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Adds what a layer brings under {@code add}: options, sides, marks, tallies, words and phases; to phases of the pack their
 * further words and arrows. What is there already stays as it is.
 */
record LayerAdditions(LayerStack tree, ParseContext reading) {
    private static final List<String> OF_A_PHASE = List.of("words", "arrows");

    void lay(Layer layer) {
        Tree added = layer.root().get("add");
        if (added == null || added.isNothing()) {
            return;
        }
        reading.map(added, "options")
                .forEach((name, option) -> put(name, LayerMerge.sourced(layer, option, null), "option", tree.options));
        reading.map(added, "sides").forEach((seats, sides) -> put(seats, sides, "way of sitting for", tree.sides));
        Map<String, Tree> machine = new LinkedHashMap<>(tree.phases.map());
        for (String part : List.of("words", "tallies")) {
            join(machine, added, part, part.equals("words") ? "word" : "tally");
        }
        if (added.has("marks")) {
            Tree before = tree.phases.get("marks");
            Map<String, Tree> marks = new LinkedHashMap<>(before == null ? Map.of() : before.map());
            join(marks, added.get("marks"), "seat", "mark");
            join(marks, added.get("marks"), "round", "mark of the round");
            machine.put("marks", Tree.of(added.get("marks").place(), marks));
        }
        Map<String, Tree> phases = new LinkedHashMap<>(reading.map(tree.phases, "phases"));
        reading.map(added, "phases").forEach((name, phase) -> {
            Tree before = phases.get(name);
            phases.put(name, before == null ? phase : longer(name, before, phase));
        });
        machine.put("phases", Tree.of(tree.phases.place(), phases));
        new PhaseRules(layer, tree.rules, reading).add(added);
        tree.phases = Tree.of(tree.phases.place(), machine);
    }

    private void put(String name, Tree entry, String noun, Map<String, Tree> entries) {
        if (entries.putIfAbsent(name, entry) != null) {
            reading.problem(
                    entry.place(),
                    "already-there",
                    "There is a " + noun + " \"" + name + "\" already",
                    "give it another name");
        }
    }

    private void join(Map<String, Tree> into, Tree added, String part, String noun) {
        if (added.has(part)) {
            Tree before = into.get(part);
            Map<String, Tree> all = new LinkedHashMap<>(before == null ? Map.of() : before.map());
            reading.map(added, part).forEach((name, entry) -> put(name, entry, noun, all));
            into.put(part, Tree.of(added.get(part).place(), all));
        }
    }

    /** A phase of the pack with further words and arrows. */
    private Tree longer(String name, Tree phase, Tree added) {
        added.map().keySet().stream()
                .filter(key -> !OF_A_PHASE.contains(key))
                .forEach(key -> reading.problem(
                        added.get(key).place(),
                        "already-there",
                        "There is a phase \"" + name + "\" already; only words and arrows can be added to it",
                        "leave \"" + key + "\" out, or give the phase another name"));
        Map<String, Tree> longer = new LinkedHashMap<>(phase.map());
        if (added.has("words")) {
            List<Tree> words = new ArrayList<>(reading.list(phase, "words"));
            words.addAll(reading.list(added, "words"));
            longer.put("words", Tree.of(added.get("words").place(), words));
        }
        join(longer, added, "arrows", "arrow");
        return Tree.of(phase.place(), longer);
    }
}
