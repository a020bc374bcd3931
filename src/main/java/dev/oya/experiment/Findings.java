package dev.oya.experiment;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * What totals say: each measure in each arm, and how arms differ from the first. Where there are many differences some look
 * large by luck alone, so the chance of that is corrected for their number by Holm's method. Immutable.
 */
public final class Findings {
    /** In this order measures are shown. */
    private static final List<String> KINDS = List.of(
            "dealer",
            "dealer-won",
            "place",
            "place-won",
            "seat",
            "bot",
            "bot-won",
            "end",
            "void",
            "for",
            "worth",
            "spread",
            "match-spread",
            "moves",
            "free",
            "rounds",
            "last-round");

    /** Points that are nothing where a place is as good as any other. */
    private static final Set<String> FAIR = Set.of("dealer", "place", "bot");

    private static final Set<String> POINTS =
            Set.of("dealer", "place", "seat", "bot", "worth", "spread", "match-spread");
    private static final Set<String> NUMBERS = Set.of("moves", "rounds");

    /** Of less than so many, such as rounds with a rare combination, no mean is held against another. */
    private static final BigInteger FEW = BigInteger.valueOf(20);

    /** In what a measure is. */
    public enum Unit {
        POINTS,
        SHARE,
        NUMBER
    }

    /**
     * A measure in an arm; without a value where there was nothing to count it by.
     *
     * @param value the number
     * @param margin half the width of its interval
     * @param sum the whole number above the line
     * @param per the one below it
     */
    public record Value(Double value, Double margin, BigInteger sum, BigInteger per) {}

    /**
     * How an arm differs from the first; or, where there is but one, how it differs from nothing.
     *
     * @param arm the number of the arm
     * @param value by how much
     * @param margin half the width of its interval
     * @param effect the same in standard deviations of single matches of the first arm; null where these do not differ
     * @param byLuck how likely luck alone brings so much
     * @param corrected the same, seeing how many differences there are
     * @param sure whether that is less likely than the error that is allowed
     */
    public record Difference(
            int arm, double value, double margin, Double effect, double byLuck, double corrected, boolean sure) {
        /** Whether the arm came out exactly as the first did, in every match. */
        public boolean isAlike() {
            return value == 0 && margin == 0;
        }
    }

    /**
     * Something measured.
     *
     * @param id its name
     * @param arms what it is in each arm
     * @param differences how the others differ from the first
     */
    public record Measure(String id, List<Value> arms, List<Difference> differences) {
        /** How an arm differs; null where that cannot be said. */
        public Difference of(int arm) {
            return differences.stream()
                    .filter(one -> one.arm() == arm)
                    .findFirst()
                    .orElse(null);
        }

        /** Whether neither an arm nor the first one has any of it. */
        public boolean isNothing(int arm) {
            return arms.get(0).sum().signum() == 0 && arms.get(arm).sum().signum() == 0;
        }

        /** The name without the part behind the colon. */
        public String kind() {
            return id.replaceFirst(":.*", "");
        }

        public Unit unit() {
            return unitOf(id);
        }
    }

    /** In what a measure of a name is. */
    static Unit unitOf(String id) {
        String kind = id.replaceFirst(":.*", "");
        return POINTS.contains(kind) ? Unit.POINTS : NUMBERS.contains(kind) ? Unit.NUMBER : Unit.SHARE;
    }

    private final Totals.Kept totals;
    private final String question;
    private final double error;
    private final List<Measure> measures;

    /**
     * @param question the measure that is asked for
     * @param error the chance with which an interval may miss the truth
     */
    Findings(Totals.Kept totals, String question, double error) {
        this.totals = totals;
        this.question = question;
        this.error = error;
        this.measures = corrected(measured());
    }

    private List<Measure> measured() {
        Set<String> ids =
                new TreeSet<>(Comparator.comparingInt((String id) -> KINDS.indexOf(id.replaceFirst(":.*", "")))
                        .thenComparingInt(String::length)
                        .thenComparing(id -> id));
        totals.arms().forEach(arm -> ids.addAll(arm.sums().keySet()));
        ids.removeIf(id -> MatchMeasures.per(id) == null);
        ids.add(question);
        return ids.stream().map(this::measure).toList();
    }

    private Measure measure(String id) {
        List<Value> values = new ArrayList<>();
        List<Difference> differences = new ArrayList<>();
        Estimate first = Estimate.of(totals, 0, id);
        for (int arm = 0; arm < totals.arms().size(); arm++) {
            Estimate here = Estimate.of(totals, arm, id);
            BigInteger sum = sum(arm, id);
            BigInteger per = sum(arm, MatchMeasures.per(id));
            values.add(new Value(
                    here == null ? null : (Double) here.value(),
                    here == null ? null : (Double) here.margin(error),
                    sum,
                    per));
            boolean few = sum(0, MatchMeasures.per(id)).min(per).compareTo(FEW) < 0;
            Estimate difference = arm > 0 && !few ? Estimate.difference(totals, arm, id) : null;
            if (difference != null) {
                differences.add(difference(arm, difference, first));
            }
        }
        Measure measure = new Measure(id, values, differences);
        if (totals.arms().size() == 1 && first != null && FAIR.contains(measure.kind())) {
            differences.add(difference(0, first, first));
        }
        return measure;
    }

    private BigInteger sum(int arm, String name) {
        List<BigInteger> sums = totals.arms().get(arm).sums().get(name);
        return sums == null ? BigInteger.ZERO : sums.get(0);
    }

    private Difference difference(int arm, Estimate difference, Estimate first) {
        Double effect = first.deviation() > 0 ? difference.value() / first.deviation() : null;
        double byLuck = difference.byLuck();
        return new Difference(arm, difference.value(), difference.margin(error), effect, byLuck, byLuck, false);
    }

    /** Holm: the least likely one is held against all, the next against all but one, and none is below one before it. */
    private List<Measure> corrected(List<Measure> raw) {
        List<Difference> all = raw.stream()
                .flatMap(measure -> measure.differences().stream())
                .sorted(Comparator.comparingDouble(Difference::byLuck))
                .toList();
        java.util.Map<Difference, Difference> corrected = new java.util.IdentityHashMap<>();
        double least = 0;
        for (int i = 0; i < all.size(); i++) {
            Difference one = all.get(i);
            least = Math.max(least, Math.min(1, one.byLuck() * (all.size() - i)));
            corrected.put(
                    one,
                    new Difference(
                            one.arm(), one.value(), one.margin(), one.effect(), one.byLuck(), least, least < error));
        }
        return raw.stream()
                .map(measure -> new Measure(
                        measure.id(),
                        measure.arms(),
                        measure.differences().stream().map(corrected::get).toList()))
                .toList();
    }

    /** What can be asked of any study of a game, but for what its rounds end by and what is paid for. */
    public static List<String> askable(Experiment study) {
        List<String> ids = new ArrayList<>();
        for (String kind : KINDS) {
            switch (kind) {
                case "end", "for", "worth" -> {}
                case "seat" -> IntStream.range(0, study.seats()).forEach(seat -> ids.add(kind + ":" + seat));
                case "place", "place-won" ->
                    IntStream.rangeClosed(1, study.seats()).forEach(place -> ids.add(kind + ":" + place));
                case "bot", "bot-won" -> study.bots().stream().distinct().forEach(bot -> ids.add(kind + ":" + bot));
                default -> ids.add(kind);
            }
        }
        return ids;
    }

    /** Everything measured. */
    public List<Measure> measures() {
        return measures;
    }

    /** What was asked. */
    public Measure question() {
        return measures.stream()
                .filter(measure -> measure.id().equals(question))
                .findFirst()
                .orElseThrow();
    }

    /** Half the width of the widest interval that answers what was asked; without end where nothing does. */
    double margin() {
        Measure asked = question();
        return totals.arms().size() == 1
                ? asked.arms().get(0).margin() == null
                        ? Double.POSITIVE_INFINITY
                        : asked.arms().get(0).margin()
                : asked.differences().size() < totals.arms().size() - 1
                        ? Double.POSITIVE_INFINITY
                        : asked.differences().stream()
                                .mapToDouble(Difference::margin)
                                .max()
                                .orElseThrow();
    }

    /** The chance with which an interval may miss the truth. */
    public double error() {
        return error;
    }

    /** How many differences were looked at. */
    public int differences() {
        return measures.stream()
                .mapToInt(measure -> measure.differences().size())
                .sum();
    }

    /** How values are spread in an arm; null where there are none. */
    public Distribution distribution(int arm, String name) {
        Histogram.Kept counts = totals.arms().get(arm).counts().get(name);
        return counts == null ? null : Distribution.of(counts);
    }

    /** What they are drawn from. */
    public Totals.Kept totals() {
        return totals;
    }
}
