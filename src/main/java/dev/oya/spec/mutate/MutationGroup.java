package dev.oya.spec.mutate;

import dev.oya.input.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The undetected mutations of one rule or entry.
 *
 * @param of the rule or entry
 * @param place place of the first undetected mutation
 * @param effect effect of the rule or entry
 * @param detected number of mutations of the rule or entry that a scenario detects
 * @param tried number of mutations of the rule or entry that count towards the detection rate
 * @param undetected undetected mutations by kind, the most informative first
 */
public record MutationGroup(
        String of, Place place, RuleEffect effect, int detected, int tried, List<MutantResult> undetected) {
    /** Kinds of mutations, the most informative first. */
    private static final List<Mutation.Kind> KINDS = List.of(
            Mutation.Kind.RULE,
            Mutation.Kind.NUMBER,
            Mutation.Kind.CARD,
            Mutation.Kind.CHOICE,
            Mutation.Kind.TURNED,
            Mutation.Kind.DROPPED,
            Mutation.Kind.MODIFIER,
            Mutation.Kind.WIDENED,
            Mutation.Kind.NARROWED);

    public MutationGroup {
        undetected = List.copyOf(undetected);
    }

    /** Returns whether a scenario detects any mutation of the rule or entry. */
    public boolean isChecked() {
        return detected > 0;
    }

    /**
     * Returns the rules and entries with undetected mutations. Rules and entries without any detected mutation are first.
     * Within both parts, rules and entries that affect points and payments are first.
     *
     * @param tried all results, sorted by file and line
     */
    static List<MutationGroup> of(List<MutantResult> tried) {
        Map<List<String>, List<MutantResult>> all = new LinkedHashMap<>();
        tried.forEach(one -> all.computeIfAbsent(
                        List.of(one.change().place().file(), one.change().of()), key -> new ArrayList<>())
                .add(one));
        return all.values().stream()
                .map(MutationGroup::group)
                .filter(group -> !group.undetected().isEmpty())
                .sorted(Comparator.comparing(MutationGroup::isChecked).thenComparing(MutationGroup::effect))
                .toList();
    }

    private static MutationGroup group(List<MutantResult> results) {
        List<MutantResult> undetected = results.stream()
                .filter(one -> one.result() == MutantResult.Result.UNNOTICED)
                .sorted(Comparator.comparing(one -> KINDS.indexOf(one.change().kind())))
                .toList();
        MutantResult first = undetected.isEmpty() ? results.get(0) : undetected.get(0);
        return new MutationGroup(
                first.change().of(),
                first.change().place(),
                results.stream()
                        .map(one -> RuleEffect.of(one.change()))
                        .min(Comparator.naturalOrder())
                        .orElseThrow(),
                (int) results.stream().filter(MutantResult::isNoticed).count(),
                (int) results.stream().filter(MutantResult::counts).count(),
                undetected);
    }
}
