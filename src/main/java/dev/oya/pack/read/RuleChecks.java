package dev.oya.pack.read;

import dev.oya.input.Place;
import dev.oya.input.Problems;
import dev.oya.pack.Phases;
import dev.oya.pack.RuleSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Checks what can be known of rules without compiling them: where each ends, no name twice, and one rule for each transition. */
final class RuleChecks {
    private RuleChecks() {}

    /** @param made the rules that are made of entries, each with the place of its entry */
    static void check(List<RuleSource> sources, Map<String, Place> made, Phases phases, EntryReader reader) {
        Problems problems = reader.problems();
        Map<String, Place> rules = new LinkedHashMap<>(made);
        boolean whole = true;
        for (RuleSource source : sources) {
            DrlText text = reader.rules(source.text());
            for (DrlText.Rule rule : text.unended()) {
                problems.tell(place(source, rule), "drl-does-not-compile.end", rule.name());
                whole = false;
            }
            for (DrlText.Rule rule : text.rules()) {
                Place place = place(source, rule);
                Place before = rules.putIfAbsent(rule.name(), place);
                if (before != null) {
                    problems.tell(place, "rule-twice", rule.name(), before);
                }
            }
        }
        // Without its end a rule may hide others.
        for (Phases.Phase phase : whole ? phases.phases().values() : List.<Phases.Phase>of()) {
            for (Phases.Transition transition : phase.transitions().values()) {
                problems.checkKnown(
                        transition.place(), "transition-without-rule.rule", transition.name(), rules.keySet());
            }
        }
    }

    /** Reports each rule that does not say where it comes from. */
    static void cited(RuleSource source, EntryReader reader) {
        for (DrlText.Rule rule : reader.rules(source.text()).rules()) {
            if (rule.cite().isEmpty()) {
                reader.problems().tell(place(source, rule), "no-cite.rule", rule.name());
            }
        }
    }

    private static Place place(RuleSource source, DrlText.Rule rule) {
        return new Place(source.file(), source.firstLine() + rule.line() - 1);
    }
}
