package dev.oya.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.Experiment.Detail;
import dev.oya.notation.Json;
import dev.oya.record.Verifier;
import dev.oya.situation.RecordRulesFinder;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StudyTest {
    static final RuleLibrary OYA = RuleLibrary.inJar();
    static final List<String> BOTS = List.of("greedy", "random");

    private static Arm arm(String game, String profile, Map<String, Object> options) {
        return arm(game, profile, options, BOTS);
    }

    private static Arm arm(String game, String profile, Map<String, Object> options, List<String> bots) {
        return new Arm(profile + options, OYA.rules(OYA.pack(game, profile, List.of()), options), bots);
    }

    static Experiment readings() {
        return new Experiment(
                List.of(arm("hachi-hachi", "sv", Map.of()), arm("hachi-hachi", "en", Map.of())), new Deals("arms"));
    }

    private static Totals.Kept parts(Experiment study, int threads, int parts) throws InterruptedException {
        long rounds = parts * Experiment.PART * 12L;
        ExperimentProgress course = new ExperimentProgress(
                new StoppingRule(rounds, "dealer", 0), study.arms().size());
        study.run(course, threads, part -> {});
        assertEquals(parts, course.parts());
        return course.findings().totals();
    }

    @Test
    void totalsDoNotDependOnThreadsOrPartOrder() throws InterruptedException {
        Experiment study = readings();
        Totals.Kept inOrder = parts(study, 1, 4);
        assertEquals(inOrder, parts(study, 3, 4));
        Totals backwards = new Totals(2);
        Totals half = new Totals(2);
        for (int part : List.of(3, 1)) {
            half.add(study.parts(part, 1).totals());
        }
        backwards.add(half.kept());
        backwards.add(study.parts(2, 1).totals());
        backwards.add(study.parts(0, 1).totals());
        assertEquals(inOrder, backwards.kept());
        assertEquals(
                inOrder,
                Json.STRICT.readValue(Json.tree(inOrder).toString(), Totals.Kept.class),
                "the totals change when they are written and read");
    }

    /** Returns the first eight matches of the given arm. */
    static List<StudyMeasures> played(Experiment study, int arm) {
        return IntStream.range(0, 8)
                .mapToObj(match -> new StudyMeasures(study.play(arm, match, Integer.MAX_VALUE, Detail.CHOICES)))
                .toList();
    }

    /**
     * Computes statistics directly from matches, without stored sums. Returns the mean, its error, the difference and the error
     * of the difference.
     */
    static double[] byHand(List<StudyMeasures> first, List<StudyMeasures> here, String name) {
        int matches = first.size();
        double[] ratios = new double[2];
        double[] pers = new double[2];
        for (int arm = 0; arm < 2; arm++) {
            List<StudyMeasures> all = arm == 0 ? first : here;
            double sum = all.stream().mapToDouble(one -> one.of(name)).sum();
            pers[arm] =
                    all.stream().mapToDouble(one -> one.of(Measure.per(name))).sum();
            ratios[arm] = sum / pers[arm];
        }
        double squares = 0;
        double own = 0;
        for (int i = 0; i < matches; i++) {
            double one = (first.get(i).of(name) - ratios[0] * first.get(i).of(Measure.per(name))) / pers[0];
            double other = (here.get(i).of(name) - ratios[1] * here.get(i).of(Measure.per(name))) / pers[1];
            squares += (other - one) * (other - one);
            own += one * one;
        }
        double correction = (double) matches / (matches - 1);
        return new double[] {
            ratios[0], Math.sqrt(correction * own), ratios[1] - ratios[0], Math.sqrt(correction * squares)
        };
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dealer", "place:1", "place-won:2", "bot:greedy", "bot-won:greedy", "end:played-out", "for:card-points",
                "worth:card-points", "spread", "match-spread", "moves", "free", "last-round", "seat:1"
            })
    void estimatesMatchPlayedMatches(String name) {
        Experiment study = readings();
        double[] expected = byHand(played(study, 0), played(study, 1), name);
        Totals totals = new Totals(2);
        totals.add(study.parts(0, 1).totals());
        totals.add(study.parts(1, 1).totals());
        Estimate value = Estimate.of(totals.kept(), 0, name);
        Estimate difference = Estimate.difference(totals.kept(), 1, name);
        double small = 1e-9;
        assertEquals(expected[0], value.value(), small);
        assertEquals(expected[1], value.deviation() / Math.sqrt(8), small);
        assertEquals(expected[2], difference.value(), small);
        assertEquals(expected[3], difference.deviation() / Math.sqrt(8), small);
        // Student's t for seven degrees of freedom.
        assertEquals(2.364624 * expected[1], value.margin(0.05), 1e-6 * (1 + expected[1]));
    }

    @Test
    void identicalArmsDoNotDiffer() throws InterruptedException {
        Arm arm = arm("koi-koi", "de", Map.of("players", 2), List.of("random"));
        ExperimentProgress course = new ExperimentProgress(new StoppingRule(90, "dealer", 0), 2);
        new Experiment(List.of(arm, arm), new Deals("twins")).run(course, 2, part -> {});
        for (Finding measure : course.findings().measures()) {
            assertTrue(measure.differences().stream().allMatch(Finding.Difference::isAlike), measure.id());
        }
        assertTrue(course.findings().totals().arms().get(1).furthest().isEmpty());
    }

    @Test
    void pointsAboveTableAverageSumToZero() throws InterruptedException {
        ExperimentProgress course = new ExperimentProgress(new StoppingRule(40, "dealer", 0), 1);
        new Experiment(List.of(arm("mulle", "sv", Map.of("players", 3))), new Deals("sum")).run(course, 2, part -> {});
        Totals.KeptArm arm = course.findings().totals().arms().get(0);
        BigInteger seats = BigInteger.ZERO;
        BigInteger places = BigInteger.ZERO;
        for (int seat = 0; seat < 3; seat++) {
            seats = seats.add(arm.sums().get("seat:" + seat).get(0));
            places = places.add(arm.sums().get("place:" + (seat + 1)).get(0));
        }
        assertEquals(BigInteger.ZERO, seats);
        assertEquals(BigInteger.ZERO, places);
        assertTrue(
                arm.sums().get("free").get(0).compareTo(arm.sums().get("moves").get(0)) <= 0);
    }

    /**
     * Holm's method multiplies the smallest p-value by the number of p-values, and each further p-value by one less than the
     * one before. A corrected p-value is at least as large as the previous one.
     */
    @Test
    void correctsForMultipleComparisons() throws InterruptedException {
        Findings findings = new Findings(parts(readings(), 2, 3), "dealer", 0.05);
        List<Finding.Difference> all = new ArrayList<>(findings.measures().stream()
                .flatMap(measure -> measure.differences().stream())
                .toList());
        all.sort(java.util.Comparator.comparingDouble(Finding.Difference::byLuck));
        assertEquals(all.size(), findings.differences());
        double before = 0;
        for (int i = 0; i < all.size(); i++) {
            Finding.Difference one = all.get(i);
            before = Math.max(before, Math.min(1, one.byLuck() * (all.size() - i)));
            assertEquals(before, one.corrected());
            assertEquals(before < 0.05, one.sure());
        }
        assertTrue(all.get(0).corrected() > all.get(0).byLuck());
    }

    @Test
    void repeatedLooksWidenInterval() throws InterruptedException {
        Experiment study = new Experiment(
                List.of(
                        arm("koi-koi", "de", Map.of("players", 2), List.of("random")),
                        arm("koi-koi", "de", Map.of("players", 2, "rounds", 6), List.of("random"))),
                new Deals("looks"));
        ExperimentProgress course = new ExperimentProgress(new StoppingRule(0, "spread", 1.2), 2);
        study.run(course, 2, part -> {});
        assertTrue(course.isNarrow());
        assertTrue(course.looks() > 1, "the study computed only one interim result");
        Findings findings = course.findings();
        assertTrue(findings.margin() <= 1.2);
        assertEquals(0.05 / course.looks() / (course.looks() + 1), findings.error(), 1e-12);
        assertTrue(findings.margin() > new Findings(findings.totals(), "spread", 0.05).margin());
    }

    @Test
    void replaysDealsThatDifferMost() throws InterruptedException {
        Experiment study = readings();
        Findings findings = new Findings(parts(study, 2, 3), "dealer", 0.05);
        List<ReplayedDeal> replays = ReplayedDeal.furthest(study, findings, 2);
        assertEquals(2, replays.size());
        for (ReplayedDeal replay : replays) {
            for (String record : List.of(replay.first().record(), replay.here().record())) {
                Verifier verifier = new Verifier(new RecordRulesFinder(OYA, List.of()));
                assertEquals(List.of(), verifier.verify(1, record));
            }
            var first = Json.MAPPER.readTree(replay.first().record());
            var here = Json.MAPPER.readTree(replay.here().record());
            assertEquals(first.get("deck"), here.get("deck"), "deck of the deal");
            assertEquals(first.get("dealer"), here.get("dealer"));
            long apart = IntStream.range(0, 3)
                    .mapToLong(seat -> Math.abs((long) replay.first().gains().get(seat)
                            - replay.here().gains().get(seat)))
                    .sum();
            assertEquals(replay.apart(), apart);
            assertTrue(apart > 0);
        }
        assertTrue(replays.get(0).apart() >= replays.get(1).apart());
    }

    @Test
    void digestIdentifiesArmsAndDeals() {
        Experiment study = readings();
        assertEquals(study.digest(), readings().digest());
        assertFalse(study.digest().equals(new Experiment(study.arms(), new Deals("other")).digest()));
        assertFalse(study.digest().equals(new Experiment(study.arms().subList(0, 1), study.deals()).digest()));
        List<Arm> apart = List.of(study.arms().get(0), arm("koi-koi", "de", Map.of()));
        assertThrows(IllegalArgumentException.class, () -> new Experiment(apart, new Deals("x")));
    }

    @ParameterizedTest
    @CsvSource({"5, 5", "-4095, -4095", "4096, 4096", "4097, 4096", "-8195, -8192", "1000003, 999936"})
    void bucketsLargeValuesByLeadingDigits(long value, long counted) {
        Histogram counts = new Histogram();
        counts.add(value);
        assertEquals(Map.of(counted, 1L), counts.kept().times());
        assertEquals(value, counts.kept().least());
        assertEquals(value, counts.kept().most());
    }

    @Test
    void sumsLargeValuesExactly() {
        PairedSums.ExactSum sum = new PairedSums.ExactSum();
        BigInteger expected = BigInteger.ZERO;
        for (long number : new long[] {Long.MAX_VALUE, Long.MAX_VALUE, -5, Long.MIN_VALUE, Long.MAX_VALUE, 7}) {
            sum.add(number);
            expected = expected.add(BigInteger.valueOf(number));
        }
        sum.add(BigInteger.TWO.pow(90));
        assertEquals(expected.add(BigInteger.TWO.pow(90)), sum.value());
    }

    @Test
    void distributionMatchesHistogram() {
        Histogram counts = new Histogram();
        assertNull(Distribution.of(counts.kept()));
        for (int value = 0; value <= 100; value++) {
            counts.add(value);
        }
        Distribution spread = Distribution.of(counts.kept());
        assertEquals(101, spread.count());
        assertEquals(50, spread.mean(), 1e-9);
        assertEquals(Math.sqrt(850), spread.deviation(), 1e-9);
        assertEquals(50, spread.middle(), 1);
        assertEquals(5, spread.low(), 1);
        assertEquals(95, spread.high(), 1);
    }
}
