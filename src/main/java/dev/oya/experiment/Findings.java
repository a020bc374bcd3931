package dev.oya.experiment;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The results of a study: each measure in each arm, and its difference from the first arm. With many differences, some look large
 * by chance, so the p-values are corrected for their number by Holm's method.
 *
 * @param totals totals of the study
 * @param asked name of the measure that the study was asked about
 * @param error probability that an interval misses the true value
 * @param measures results of all measures
 */
public record Findings(Totals.Kept totals, String asked, double error, List<Finding> measures) {
    /** Measures that are zero if no seat, place or bot has an advantage. A study of one arm compares them with zero. */
    private static final Set<String> FAIR = Set.of("dealer", "place", "bot");

    /**
     * Smallest denominator with which means are compared. For example, combinations that occur in fewer rounds are not
     * compared.
     */
    private static final BigInteger FEW = BigInteger.valueOf(20);

    Findings(Totals.Kept totals, String asked, double error) {
        this(totals, asked, error, new ArrayList<>());
        measures.addAll(corrected(measured()));
    }

    private List<Finding> measured() {
        Set<String> ids = new TreeSet<>(
                Comparator.comparingInt((String id) -> Measure.named(id).place())
                        .thenComparingInt(String::length)
                        .thenComparing(id -> id));
        totals.arms()
                .forEach(arm -> arm.sums().keySet().stream()
                        .filter(id -> Measure.named(id) != null)
                        .forEach(ids::add));
        ids.add(asked);
        return ids.stream().map(this::measure).toList();
    }

    private Finding measure(String id) {
        List<Finding.Value> values = new ArrayList<>();
        List<Finding.Difference> differences = new ArrayList<>();
        Estimate first = Estimate.of(totals, 0, id);
        for (int arm = 0; arm < totals.arms().size(); arm++) {
            Estimate here = Estimate.of(totals, arm, id);
            BigInteger per = sum(arm, Measure.per(id));
            values.add(
                    here == null
                            ? new Finding.Value(null, null, sum(arm, id), per)
                            : new Finding.Value(here.value(), here.margin(error), sum(arm, id), per));
            boolean few = sum(0, Measure.per(id)).min(per).compareTo(FEW) < 0;
            Estimate difference = arm > 0 && !few ? Estimate.difference(totals, arm, id) : null;
            if (difference != null) {
                differences.add(difference(arm, difference, first));
            }
        }
        Finding finding = new Finding(id, values, differences);
        if (totals.arms().size() == 1
                && first != null
                && FAIR.contains(finding.measure().kind())) {
            differences.add(difference(0, first, first));
        }
        return finding;
    }

    private BigInteger sum(int arm, String name) {
        List<BigInteger> sums = totals.arms().get(arm).sums().get(name);
        return sums == null ? BigInteger.ZERO : sums.get(0);
    }

    private Finding.Difference difference(int arm, Estimate difference, Estimate first) {
        Double effect = first.deviation() > 0 ? difference.value() / first.deviation() : null;
        double byLuck = difference.byLuck();
        return new Finding.Difference(arm, difference.value(), difference.margin(error), effect, byLuck, byLuck, false);
    }

    /**
     * Applies Holm's method. The smallest p-value is multiplied by the number of differences, the next p-value by that number
     * minus 1, and so on. A corrected value is never smaller than the corrected value before it.
     */
    private List<Finding> corrected(List<Finding> raw) {
        List<Finding.Difference> all = raw.stream()
                .flatMap(finding -> finding.differences().stream())
                .sorted(Comparator.comparingDouble(Finding.Difference::byLuck))
                .toList();
        Map<Finding.Difference, Finding.Difference> corrected = new IdentityHashMap<>();
        double least = 0;
        for (int i = 0; i < all.size(); i++) {
            least = Math.max(least, Math.min(1, all.get(i).byLuck() * (all.size() - i)));
            corrected.put(all.get(i), all.get(i).corrected(least, error));
        }
        return raw.stream()
                .map(finding -> new Finding(
                        finding.id(),
                        finding.arms(),
                        finding.differences().stream().map(corrected::get).toList()))
                .toList();
    }

    /** Returns the finding for the measure that the study was asked about. */
    public Finding question() {
        return measures.stream()
                .filter(measure -> measure.id().equals(asked))
                .findFirst()
                .orElseThrow();
    }

    /** Returns half the width of the widest interval of {@link #question}, or infinity if an interval is missing. */
    double margin() {
        Finding asked = question();
        if (totals.arms().size() == 1) {
            Double margin = asked.arms().get(0).margin();
            return margin == null ? Double.POSITIVE_INFINITY : margin;
        }
        return asked.differences().size() < totals.arms().size() - 1
                ? Double.POSITIVE_INFINITY
                : asked.differences().stream()
                        .mapToDouble(Finding.Difference::margin)
                        .max()
                        .orElseThrow();
    }

    public int differences() {
        return measures.stream()
                .mapToInt(measure -> measure.differences().size())
                .sum();
    }

    /** Returns the distribution of the quantity {@code name} in an arm, or null if the quantity has no values. */
    public Distribution distribution(int arm, String name) {
        Histogram.Kept counts = totals.arms().get(arm).counts().get(name);
        return counts == null ? null : Distribution.of(counts);
    }
}
