package dev.oya.pack.read;

import dev.oya.input.Tree;
import dev.oya.pack.Citation;
import dev.oya.pack.RuleSource;
import java.util.List;
import java.util.Map;

/**
 * Writes as rules what {@code phases.yaml} says whole: arrows that are always taken or follow a word, and marks that a word
 * gives.
 *
 * @param layer the layer whose source holds where an entry names none; null for the pack itself
 * @param rules what the rules are added to
 */
record PhaseRules(Layer layer, List<RuleSource> rules, EntryReader reading) {
    /** Whose turn it is behind such an arrow, and how a rule tells the seat. */
    private static final Map<String, String> TURNS = Map.of(
            "same", ", $seat : turn",
            "dealer", ", $seat : dealer",
            "after-dealer", ", $seat : afterDealer",
            "none", "");

    /** @param phases a tree with {@code phases} or {@code marks}, or both */
    void add(Tree phases) {
        reading.map(phases, "phases")
                .forEach((phase, entry) ->
                        reading.map(entry, "arrows").forEach((arrow, way) -> arrow(phase, arrow, way)));
        Tree marks = phases.get("marks");
        if (marks != null) {
            reading.map(marks, "seat").forEach(this::mark);
        }
    }

    private void arrow(String phase, String name, Tree way) {
        if (!way.has("next")) {
            return;
        }
        String turn = TURNS.getOrDefault(reading.oneOf(way, "next", TURNS.keySet(), "none"), "");
        String after = way.has("after") ? ", word == " + WrittenRule.quoted(reading.needed(way, "after")) : "";
        add(
                way,
                name,
                reading.needed(way, "what"),
                "NextStep( phase == " + WrittenRule.quoted(phase) + after + turn + " )",
                "new Arrow(" + WrittenRule.quoted(name) + ", " + (turn.isEmpty() ? "Moment.NOBODY" : "$seat") + ")");
    }

    private void mark(String mark, Tree entry) {
        if (!entry.isMap() || !entry.has("by")) {
            return;
        }
        String word = reading.needed(entry, "by");
        add(
                entry,
                word + "/" + mark,
                reading.needed(entry, "rule"),
                "Acted( word == " + WrittenRule.quoted(word) + ", $seat : turn )",
                "new Mark($seat, " + WrittenRule.quoted(mark) + ")");
    }

    private void add(Tree entry, String name, String sentence, String condition, String conclusion) {
        rules.add(source(layer, reading, entry, name, sentence, condition, conclusion));
    }

    /** The rule of an entry. */
    static RuleSource source(
            Layer layer,
            EntryReader reading,
            Tree entry,
            String name,
            String sentence,
            String condition,
            String conclusion) {
        Tree sourced = layer == null ? entry : LayerMerge.sourced(layer, entry, Map.of());
        Citation cite = reading.cite(sourced, "\"" + name + "\"");
        String drl = WrittenRule.drl(name, sentence, cite, condition, conclusion);
        // Behind its sentence the rule is one line, the one at which the entry stands: so what is wrong is told there.
        String[] parts = drl.split("\n", 2);
        String text = parts[0] + "\n" + parts[1].replaceAll("\\s+", " ").strip() + "\n";
        return new RuleSource(entry.place().file(), text, entry.place().line() - 1);
    }
}
