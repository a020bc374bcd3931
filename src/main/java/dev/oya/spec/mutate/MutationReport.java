package dev.oya.spec.mutate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What came of all changes.
 *
 * @param tried each, by file and line
 * @param stale exceptions that nothing needs; none where not everything was tried
 * @param untried how many changes were not tried
 */
public record MutationReport(List<MutantResult> tried, List<AcceptedMutants.Entry> stale, int untried) {
    /** Of one kind of change, how many were noticed of those that count. */
    public record Share(int noticed, int all) {
        /** In hundredths, rounded down, so that a hundred means all. */
        public int percent() {
            return all == 0 ? 100 : 100 * noticed / all;
        }
    }

    /** Sorts what came of changes; of the {@code whole} of them each exception should be needed. */
    public static MutationReport of(List<MutantResult> all, AcceptedMutants exceptions, int changes, boolean whole) {
        List<MutantResult> sorted =
                new ArrayList<>(all.stream().map(exceptions::apply).toList());
        sorted.sort(Comparator.<MutantResult, String>comparing(
                        one -> one.change().place().file())
                .thenComparing(one -> one.change().place().line())
                .thenComparing(one -> one.change().kind()));
        boolean complete = whole && all.size() == changes;
        return new MutationReport(
                List.copyOf(sorted), complete ? exceptions.stale(sorted) : List.of(), changes - all.size());
    }

    public List<MutantResult> with(MutantResult.Result result) {
        return tried.stream().filter(one -> one.result() == result).toList();
    }

    /** The share of each kind of which there is any. */
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
