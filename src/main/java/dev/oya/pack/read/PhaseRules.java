package dev.oya.pack.read;

import dev.oya.input.Tree;
import dev.oya.pack.Citation;
import dev.oya.pack.RuleSource;
import java.util.List;
import java.util.Map;

/**
 * Generates rules from {@code phases.yaml}: transitions that are always taken or follow an action, and marks that an action
 * gives.
 *
 * @param layer layer whose source applies to entries without a source, or null for the pack itself
 * @param rules list to which the rules are added
 */
record PhaseRules(Layer layer, List<RuleSource> rules, EntryReader reader) {
    /** Names of the seats that can move after a generated transition, each with its expression in DRL. */
    private static final Map<String, String> TURNS = Map.of(
            "same", ", $seat : turn",
            "dealer", ", $seat : dealer",
            "after-dealer", ", $seat : afterDealer",
            "none", "");

    /**
     * Generates the rules of transitions and marks that need no handwritten DRL.
     *
     * @param phases the parsed file or layer, with {@code phases}, {@code marks} or both
     */
    void add(Tree phases) {
        phases.map("phases")
                .forEach((phase, entry) ->
                        entry.map("transitions").forEach((transition, way) -> transition(phase, transition, way)));
        if (phases.has("marks")) {
            phases.get("marks").map("seat").forEach(this::mark);
        }
    }

    private void transition(String phase, String name, Tree way) {
        if (!way.has("next")) {
            return;
        }
        String turn = TURNS.getOrDefault(way.text("next"), "");
        String after = way.has("after") ? ", action == " + WrittenRule.quoted(way.text("after", "")) : "";
        add(
                way,
                name,
                way.text("what", ""),
                "NextStep( phase == " + WrittenRule.quoted(phase) + after + turn + " )",
                "new Transition(" + WrittenRule.quoted(name) + ", " + (turn.isEmpty() ? "Moment.NOBODY" : "$seat")
                        + ")");
    }

    private void mark(String mark, Tree entry) {
        if (!entry.has("by")) {
            return;
        }
        String action = entry.text("by", "");
        add(
                entry,
                action + "/" + mark,
                entry.text("rule", ""),
                "Acted( action == " + WrittenRule.quoted(action) + ", $seat : turn )",
                "new Mark($seat, " + WrittenRule.quoted(mark) + ")");
    }

    private void add(Tree entry, String name, String sentence, String condition, String conclusion) {
        rules.add(source(layer, reader, entry, name, sentence, condition, conclusion));
    }

    /** Returns the rule generated from an entry. */
    static RuleSource source(
            Layer layer,
            EntryReader reader,
            Tree entry,
            String name,
            String sentence,
            String condition,
            String conclusion) {
        Tree sourced = layer == null ? entry : LayerMerge.sourced(layer, entry, Map.of());
        Citation cite = reader.cite(sourced, "\"" + name + "\"");
        String drl = WrittenRule.drl(name, sentence, cite, condition, conclusion);
        // The rule is placed on the line of its entry, and its sentence on the line above, so that the compiler
        // reports errors at the entry.
        String[] parts = drl.split("\n", 2);
        String text = parts[0] + "\n" + parts[1].replaceAll("\\s+", " ").strip() + "\n";
        return new RuleSource(entry.place().file(), text, entry.place().line() - 1);
    }
}
