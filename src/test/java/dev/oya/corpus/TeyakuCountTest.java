package dev.oya.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Compares the number of seven-card hands with each teyaku under the rules with the number computed by formulas. */
class TeyakuCountTest {
    private static final long HANDS = 73_629_072;

    @Test
    void rulesAgreeWithCombinatorics() {
        RuleLibrary oya = RuleLibrary.inJar();
        RuleBook rules = oya.rules(oya.pack("hachi-hachi", "sv", List.of()), Map.of());
        Map<String, Long> counts = new TreeMap<>();
        long all = 0;
        List<HandClasses.Some> classes = new HandClasses(rules.settings().pack()).of(7);
        for (HandClasses.Some some : classes) {
            all += some.count();
            rules.hand(some.hand()).ids().forEach(id -> counts.merge(id, some.count(), Long::sum));
        }
        assertEquals(HANDS, all, "number of hands");
        assertEquals(byFormula(), counts);
        assertTrue(classes.size() < 20_000, "too many classes of hands");
    }

    /** Computes the counts without the rules, from the numbers of cards of each month and kind. */
    private static Map<String, Long> byFormula() {
        Map<String, Long> counts = new TreeMap<>();
        // A triplet is any three of a month's four cards. Wisteria, iris and bush clover have four standing triplets
        // each, and paulownia has one.
        long standing = 3 * 4 + 1;
        long restOfOneTriplet = choose(11, 4) * power(4, 4) + 11 * 6 * choose(10, 2) * power(4, 2);
        counts.put("triplet", (12 * 4 - standing) * restOfOneTriplet);
        counts.put("standing-triplet", standing * restOfOneTriplet);
        long bothStanding = choose(3, 2) * 4 * 4 + 3 * 4;
        // Eight months have no standing triplet. Paulownia has three triplets that are not standing.
        long noneStanding = choose(8, 2) * 4 * 4 + 8 * 4 * 3;
        long any = choose(12, 2) * 4 * 4;
        long oddCard = 10 * 4;
        counts.put("two-triplets", noneStanding * oddCard);
        counts.put("triplet-and-standing-triplet", (any - bothStanding - noneStanding) * oddCard);
        counts.put("two-standing-triplets", bothStanding * oddCard);
        counts.put("three-pairs", choose(12, 3) * power(6, 3) * 9 * 4);
        counts.put("four-of-a-kind", 12 * choose(11, 3) * power(4, 3));
        counts.put("triplet-and-two-pairs", 12 * 4 * choose(11, 2) * power(6, 2));
        counts.put("one-two-four", 12L * 11 * 6 * 10 * 4);
        counts.put("four-three", 12L * 11 * 4);
        // 27 cards count as chaff: the chaff and all of willow. 9 ribbons, 8 animals and 4 brights remain.
        counts.put("empty-hand", choose(27, 7));
        counts.put("one-ribbon", 9 * choose(27, 6));
        counts.put("one-animal", 8 * choose(27, 6));
        counts.put("one-bright", 4 * choose(27, 6));
        long red = 0;
        for (int ribbons = 2; ribbons <= 7; ribbons++) {
            red += choose(9, ribbons) * choose(27, 7 - ribbons);
        }
        counts.put("red", red);
        return counts;
    }

    @Test
    void monthPatternsCoverEveryHand() {
        long sum = 0;
        for (int ones = 0; ones <= 7; ones++) {
            for (int twos = 0; twos <= 3; twos++) {
                for (int threes = 0; threes <= 2; threes++) {
                    for (int fours = 0; fours <= 1; fours++) {
                        if (ones + 2 * twos + 3 * threes + 4 * fours == 7) {
                            sum += choose(12, ones)
                                    * power(4, ones)
                                    * choose(12 - ones, twos)
                                    * power(6, twos)
                                    * choose(12 - ones - twos, threes)
                                    * power(4, threes)
                                    * choose(12 - ones - twos - threes, fours);
                        }
                    }
                }
            }
        }
        assertEquals(HANDS, sum);
        assertEquals(HANDS, choose(48, 7));
    }

    private static long choose(int of, int some) {
        long ways = 1;
        for (int i = 1; i <= some; i++) {
            ways = ways * (of - some + i) / i;
        }
        return ways;
    }

    private static long power(long base, int exponent) {
        long power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= base;
        }
        return power;
    }
}
