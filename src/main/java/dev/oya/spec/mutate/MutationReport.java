package dev.oya.spec.mutate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The results of a mutation run.
 *
 * @param tried results, by file and line
 * @param stale accepted mutations that no result needs; empty unless every mutation was tried
 * @param untried number of mutations that were not tried
 */
public record MutationReport(List<MutantResult> tried, List<AcceptedMutants.Entry> stale, int untried) {
    /**
     * The detection rate of one type of mutation.
     *
     * @param noticed number of detected mutations
     * @param all number of mutations that count towards the rate
     */
    public record Share(int noticed, int all) {
        /** Returns the rate in percent, rounded down. The rate is 100 only if all mutations were detected. */
        public int percent() {
            return all == 0 ? 100 : 100 * noticed / all;
        }
    }

    /**
     * Creates a report.
     *
     * @param changes mutations in the order of the files
     * @param whole whether these are all mutations of the game, so that accepted mutations without a result can be reported
     */
    public static MutationReport of(
            List<MutantResult> all, AcceptedMutants exceptions, List<Mutation> changes, boolean whole) {
        Map<Mutation, Integer> order = new IdentityHashMap<>();
        changes.forEach(change -> order.put(change, order.size()));
        List<MutantResult> sorted =
                new ArrayList<>(all.stream().map(exceptions::apply).toList());
        sorted.sort(Comparator.<MutantResult, String>comparing(
                        one -> one.change().place().file())
                .thenComparing(one -> one.change().place().line())
                .thenComparing(one -> one.change().kind())
                .thenComparing(one -> order.get(one.change())));
        boolean complete = whole && all.size() == changes.size();
        return new MutationReport(
                List.copyOf(sorted), complete ? exceptions.stale(sorted) : List.of(), changes.size() - all.size());
    }

    public List<MutantResult> with(MutantResult.Result result) {
        return tried.stream().filter(one -> one.result() == result).toList();
    }

    /** Returns the rules and entries with undetected mutations, the most informative first. */
    public List<MutationGroup> groups() {
        return MutationGroup.of(tried);
    }

    /** Returns the rate of each type that occurs. */
    public Map<Mutation.Kind, Share> shares() {
        Map<Mutation.Kind, Share> shares = new EnumMap<>(Mutation.Kind.class);
        for (MutantResult one : tried) {
            if (one.counts()) {
                shares.merge(
                        one.change().kind(),
                        new Share(one.isNoticed() ? 1 : 0, 1),
                        (a, b) -> new Share(a.noticed + b.noticed, a.all + b.all));
            }
        }
        return shares;
    }

    public Share share() {
        return shares().values().stream()
                .reduce(new Share(0, 0), (a, b) -> new Share(a.noticed + b.noticed, a.all + b.all));
    }
}
