package dev.oya.experiment;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What the matches of a study came to, in whole numbers: added up in any order and any parts, they are the same. Of a size
 * that does not grow with the matches. Not thread-safe.
 */
public final class Totals {
    private static final class Arm {
        private final Map<String, PairedSums> products = new HashMap<>();
        private final Map<String, Histogram> counts = new TreeMap<>();
        private final ExtremeDeals furthest = new ExtremeDeals();

        private PairedSums products(String name) {
            return products.computeIfAbsent(name, any -> new PairedSums(Measure.per(name)));
        }

        private void add(String name, MatchMeasures here, MatchMeasures first) {
            PairedSums sums = products(name);
            sums.add(here.of(name), here.of(sums.per()), first.of(name), first.of(sums.per()));
        }
    }

    /** Totals as they are kept and sent: how many matches each arm has played, and what they came to. */
    public record Kept(long matches, List<KeptArm> arms) {}

    /**
     * What the matches of one arm came to.
     *
     * @param sums by quantity: its sum; the sums of its squares, of its products with what it is counted by, with itself in
     *     the first arm, and with what it is counted by there; and of the products of what it is counted by with it there
     * @param counts how often each value came, by what it is of
     * @param furthest the deals that came out most differently from the first arm
     */
    public record KeptArm(
            Map<String, List<BigInteger>> sums, Map<String, Histogram.Kept> counts, List<ExtremeDeals.Deal> furthest) {}

    private final List<Arm> arms;
    private long matches;

    /** @param arms how many arms there are */
    public Totals(int arms) {
        this.arms = Stream.generate(Arm::new).limit(arms).toList();
    }

    /** Adds a match, its number counted from 0, as each arm played it. */
    void add(int match, List<List<PlayedRound>> played) {
        add(played.stream().map(StudyMeasures::new).toList());
        for (int number = 0; number < arms.size(); number++) {
            arms.get(number).furthest.add(match, played.get(0), played.get(number));
        }
    }

    /** Adds a match of one arm, line by line as {@link RoundTotals} tells them. */
    public void addLines(List<PlayedRound> match) {
        add(List.of(new RoundMeasures(match)));
    }

    private void add(List<? extends MatchMeasures> quantities) {
        matches++;
        MatchMeasures first = quantities.get(0);
        for (int number = 0; number < arms.size(); number++) {
            Arm arm = arms.get(number);
            MatchMeasures here = quantities.get(number);
            here.sums().keySet().forEach(name -> arm.add(name, here, first));
            first.sums().keySet().stream()
                    .filter(name -> !here.sums().containsKey(name))
                    .forEach(name -> arm.add(name, here, first));
            here.values().forEach((name, some) -> {
                Histogram counts = arm.counts.computeIfAbsent(name, any -> new Histogram());
                some.forEach(counts::add);
            });
        }
    }

    /** Adds totals of other matches that were kept. */
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

    /** How many matches each arm has played. */
    public long matches() {
        return matches;
    }

    /** How many rounds the first arm has played. */
    public long rounds() {
        PairedSums rounds = arms.get(0).products.get(Measure.ROUNDS);
        return rounds == null ? 0 : rounds.sum().longValueExact();
    }

    public Kept kept() {
        List<KeptArm> kept = new ArrayList<>();
        for (Arm arm : arms) {
            Map<String, List<BigInteger>> sums = new TreeMap<>();
            arm.products.forEach((name, products) -> sums.put(name, products.values()));
            Map<String, Histogram.Kept> counts = new TreeMap<>();
            arm.counts.forEach((name, some) -> counts.put(name, some.kept()));
            kept.add(new KeptArm(sums, counts, arm.furthest.kept()));
        }
        return new Kept(matches, kept);
    }
}
