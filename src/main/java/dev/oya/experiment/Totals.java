package dev.oya.experiment;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Integer totals over the matches of a study. They do not depend on the order in which parts are added, and their size
 * does not grow with the number of matches. Not thread-safe.
 */
public final class Totals {
    private static final class Arm {
        private final Map<String, PairedSums> products = new HashMap<>();
        private final Map<String, Histogram> counts = new TreeMap<>();
        private final ExtremeDeals furthest = new ExtremeDeals();

        private PairedSums products(String name) {
            return products.computeIfAbsent(name, any -> new PairedSums(Measure.per(name)));
        }

        private void add(String name, long sum, MatchMeasures here, MatchMeasures first) {
            PairedSums sums = products(name);
            long per = here.of(sums.per());
            if (here == first) {
                sums.add(sum, per, sum, per);
            } else {
                sums.add(sum, per, first.of(name), first.of(sums.per()));
            }
        }
    }

    /**
     * A snapshot of totals, for files and messages.
     *
     * @param matches number of matches that each arm has played
     * @param arms totals of each arm
     */
    public record Kept(long matches, List<KeptArm> arms) {}

    /**
     * Totals of one arm.
     *
     * @param sums sums of each quantity by name, in the order of {@link PairedSums.Of}
     * @param counts histograms by name
     * @param furthest deals with the largest differences from the first arm
     */
    public record KeptArm(
            Map<String, List<BigInteger>> sums, Map<String, Histogram.Kept> counts, List<ExtremeDeals.Deal> furthest) {}

    private final List<Arm> arms;
    private final RoundMeasures.NameCache names = new RoundMeasures.NameCache();
    private long matches;

    /** @param arms number of arms */
    public Totals(int arms) {
        this.arms = Stream.generate(Arm::new).limit(arms).toList();
    }

    /**
     * Adds a match.
     *
     * @param match number of the match, from 0
     * @param played rounds of each arm
     */
    void add(int match, List<List<PlayedRound>> played) {
        add(played.stream().map(StudyMeasures::new).toList());
        for (int number = 0; number < arms.size(); number++) {
            arms.get(number).furthest.add(match, played.get(0), played.get(number));
        }
    }

    /** Adds a match of one arm to the sums that {@link RoundTotals} reads. */
    public void addLines(List<PlayedRound> match) {
        add(List.of(new RoundMeasures(match, names)));
    }

    private void add(List<? extends MatchMeasures> quantities) {
        matches++;
        MatchMeasures first = quantities.get(0);
        for (int number = 0; number < arms.size(); number++) {
            Arm arm = arms.get(number);
            MatchMeasures here = quantities.get(number);
            here.sums().forEach((name, sum) -> arm.add(name, sum, here, first));
            if (here != first) {
                first.sums().keySet().stream()
                        .filter(name -> !here.sums().containsKey(name))
                        .forEach(name -> arm.add(name, 0, here, first));
            }
            here.values().forEach((name, some) -> {
                Histogram counts = arm.counts.computeIfAbsent(name, any -> new Histogram());
                some.forEach(counts::add);
            });
        }
    }

    /** Adds the totals of other matches. */
    public void add(Kept more) {
        matches += more.matches;
        for (int number = 0; number < arms.size(); number++) {
            Arm arm = arms.get(number);
            KeptArm other = more.arms.get(number);
            other.sums.forEach((name, sums) -> arm.products(name).add(sums));
            other.counts.forEach((name, counts) ->
                    arm.counts.computeIfAbsent(name, any -> new Histogram()).add(counts));
            other.furthest.forEach(arm.furthest::add);
        }
    }

    /** Returns the number of matches that each arm has played. */
    public long matches() {
        return matches;
    }

    /** Returns the number of rounds that the first arm has played. */
    public long rounds() {
        PairedSums rounds = arms.get(0).products.get(Measure.ROUNDS);
        return rounds == null ? 0 : rounds.sum().longValueExact();
    }

    public Kept kept() {
        List<KeptArm> saved = new ArrayList<>();
        for (Arm arm : arms) {
            Map<String, List<BigInteger>> sums = new TreeMap<>();
            arm.products.forEach((name, products) -> sums.put(name, products.values()));
            Map<String, Histogram.Kept> counts = new TreeMap<>();
            arm.counts.forEach((name, some) -> counts.put(name, some.kept()));
            saved.add(new KeptArm(sums, counts, arm.furthest.kept()));
        }
        return new Kept(matches, saved);
    }
}
