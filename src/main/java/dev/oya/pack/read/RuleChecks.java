package dev.oya.pack.read;

import dev.oya.input.Place;
import dev.oya.input.Problems;
import dev.oya.pack.Phases;
import dev.oya.pack.RuleSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Checks rules without compiling them: each rule has an end, names are unique, and each transition has a rule. */
final class RuleChecks {
    private RuleChecks() {}

    /**
     * Checks the rules of a pack.
     *
     * @param made places of the entries, by the name of the rule generated from each entry
     */
    static void check(List<RuleSource> sources, Map<String, Place> made, Phases phases, EntryReader reader) {
        Problems problems = reader.problems();
        Map<String, Place> rules = new LinkedHashMap<>(made);
        boolean whole = true;
        for (RuleSource source : sources) {
            DrlText text = reader.rules(source.text());
            for (DrlText.Rule rule : text.unended()) {
                problems.report(source.place(rule.line()), "drl-does-not-compile.end", rule.name());
                whole = false;
            }
            for (DrlText.Rule rule : text.rules()) {
                Place place = source.place(rule.line());
                Place before = rules.putIfAbsent(rule.name(), place);
                if (before != null) {
                    problems.report(place, "rule-twice", rule.name(), before);
                }
            }
        }
        // A rule without an end may hide other rules, so missing rules are reported only if every rule has an end.
        for (Phases.Phase phase : whole ? phases.phases().values() : List.<Phases.Phase>of()) {
            for (Phases.Transition transition : phase.transitions().values()) {
                problems.checkKnown(
                        transition.place(), "transition-without-rule.rule", transition.name(), rules.keySet());
            }
        }
    }

    /** Reports each rule without a source. */
    static void cited(RuleSource source, EntryReader reader) {
        for (DrlText.Rule rule : reader.rules(source.text()).rules()) {
            if (rule.cite().isEmpty()) {
                reader.problems().report(source.place(rule.line()), "no-cite.rule", rule.name());
            }
        }
    }
}
