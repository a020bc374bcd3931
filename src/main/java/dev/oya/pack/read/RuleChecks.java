package dev.oya.pack.read;

import dev.oya.input.Place;
import dev.oya.input.Problems;
import dev.oya.pack.Phases;
import dev.oya.pack.RuleSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Checks what can be known of rules without compiling them: no name twice, and one rule for each arrow. */
final class RuleChecks {
    private RuleChecks() {}

    /** @param made the rules that are made of entries, each with the place of its entry */
    static void check(List<RuleSource> sources, Map<String, Place> made, Phases phases, EntryReader reading) {
        Problems problems = reading.problems();
        Map<String, Place> rules = new LinkedHashMap<>(made);
        for (RuleSource source : sources) {
            for (DrlText.Rule rule : reading.rules(source.text()).rules()) {
                Place place = new Place(source.file(), source.firstLine() + rule.line() - 1);
                Place before = rules.putIfAbsent(rule.name(), place);
                if (before != null) {
                    problems.tell(place, "rule-twice", rule.name(), before);
                }
            }
        }
        for (Phases.Phase phase : phases.phases().values()) {
            for (Phases.Arrow arrow : phase.arrows().values()) {
                problems.known(arrow.place(), "arrow-without-rule.rule", arrow.name(), rules.keySet());
            }
        }
    }
}
