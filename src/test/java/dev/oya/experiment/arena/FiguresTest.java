package dev.oya.experiment.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.bots.Bots;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.Estimate;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Figures of arena matches, compared with values computed independently. */
class FiguresTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    private static Arena arena(int seats, String... names) {
        RuleBook rules = OYA.rules(OYA.pack("koi-koi", null, List.of()), Map.of("players", seats));
        return new Arena(rules, List.of(names), "seed", 0, name -> Bots.named("greedy", rules));
    }

    /** Returns a result of two matches with the given numbers of wins and draws. */
    private static PairingResult meeting(int number, int wins, int draws) {
        return new PairingResult(number, wins, draws, 2 - wins - draws, 24, 12L * (wins - 1), wins, draws);
    }

    private static Standings standings(int both, int one, int none) {
        Standings standings = new Standings(arena(2, "a", "b"));
        for (int deal = 0; deal < both + one + none; deal++) {
            standings.add(meeting(deal, deal < both ? 2 : deal < both + one ? 1 : 0, 0));
        }
        return standings;
    }

    @Test
    void computesScoreAndIntervalPerDeal() {
        Pairing pairing = standings(60, 20, 20).pairing(0);
        assertEquals(0.7, pairing.score().value(), 1e-12);
        // The scores are 60 ones, 20 halves and 20 zeros, whose standard deviation is 0.4020. The t quantile is 1.9842.
        assertEquals(1.9842 * 0.40202 / 10, pairing.score().margin(), 1e-5);
        assertEquals(147.19, pairing.elo().value(), 1);
        assertEquals(Elo.slope(0.7) * pairing.score().margin(), pairing.elo().margin(), 1);
        assertEquals((60 - 20) * 12 / 2400.0, pairing.points().value(), 1e-12);
    }

    @Test
    void keepsMarginWhenEveryDealIsWon() {
        Pairing pairing = standings(30, 0, 0).pairing(0);
        assertEquals(1, pairing.score().value());
        assertEquals(0.1, pairing.score().margin(), 1e-12);
        assertTrue(
                pairing.elo().value() > 400 && pairing.elo().margin() > 100,
                pairing.elo().toString());
    }

    @Test
    void ratingsOfTwoBotsSplitTheirDifference() {
        Standings standings = standings(60, 20, 20);
        Estimate difference = standings.pairing(0).elo();
        List<Estimate> ratings = standings.ratings();
        assertEquals(difference.value() / 2, ratings.get(0).value(), 1e-6);
        assertEquals(-difference.value() / 2, ratings.get(1).value(), 1e-6);
        assertEquals(difference.margin() / 2, ratings.get(0).margin(), 1e-6);
    }

    /** The intervals of the ratings contain the strengths with which the results were simulated. */
    @Test
    void ratingsRecoverTrueStrengths() {
        Arena arena = arena(2, "a", "b", "c");
        Standings standings = new Standings(arena);
        double[] strength = {100, 0, -100};
        SplittableRandom luck = new SplittableRandom(5);
        for (int deal = 0; deal < 4_000; deal++) {
            for (int pair = 0; pair < 3; pair++) {
                Arena.Pair two = arena.pairs().get(pair);
                double part = Elo.expected(strength[two.first()] - strength[two.second()]);
                int wins = (luck.nextDouble() < part ? 1 : 0) + (luck.nextDouble() < part ? 1 : 0);
                standings.add(meeting(3 * deal + pair, wins, 0));
            }
        }
        List<Estimate> ratings = standings.ratings();
        for (int bot = 0; bot < 3; bot++) {
            Estimate rating = ratings.get(bot);
            assertTrue(rating.margin() < 10, rating.toString());
            assertEquals(strength[bot], rating.value(), 1.5 * rating.margin());
        }
    }

    /** If every deal is won or lost, the likelihoods equal those of coin tosses. */
    @Test
    void sprtMatchesLikelihoodOfCoinTosses() {
        Sprt sprt = new Sprt(0, 50, 0.05, 0.05);
        Pairing pairing = standings(130, 0, 100).pairing(0);
        double coin0 = Elo.expected(0);
        double coin1 = Elo.expected(50);
        double expected = 130 * Math.log(coin1 / coin0) + 100 * Math.log((1 - coin1) / (1 - coin0));
        assertEquals(expected, sprt.ratio(pairing, 2), 0.01);
        assertEquals(2.944, sprt.upper(), 1e-3);
        assertEquals(-2.944, sprt.lower(), 1e-3);
        assertEquals(Sprt.Verdict.GOES_ON, sprt.verdict(pairing, 2));
        assertEquals(Sprt.Verdict.H1, sprt.verdict(standings(200, 50, 90).pairing(0), 2));
        assertEquals(Sprt.Verdict.H0, sprt.verdict(standings(90, 50, 200).pairing(0), 2));
    }

    /** Mostly drawn deals have a smaller variance than deals that are won or lost, and so give more information. */
    @Test
    void drawnDealsGiveSprtMoreInformation() {
        Sprt sprt = new Sprt(0, 20, 0.05, 0.05);
        double spread = sprt.ratio(standings(120, 0, 80).pairing(0), 2);
        double close = sprt.ratio(standings(40, 160, 0).pairing(0), 2);
        assertTrue(close > 2 * spread, close + " and " + spread);
    }

    @Test
    void eachBotSitsEquallyOftenInEverySeat() {
        assertEquals(2, SeatOrder.all(2).size());
        List<SeatOrder> three = SeatOrder.all(3);
        assertEquals(6, three.size());
        for (int seat = 0; seat < 3; seat++) {
            int side = seat;
            assertEquals(3, three.stream().filter(one -> one.first().get(side)).count());
        }
        assertEquals(3, three.stream().filter(SeatOrder::isAlone).count());
    }

    @Test
    void playerWithMostPointsLeads() {
        PairingResult result = new PairingResult(3)
                .and(new SeatOrder(List.of(true, false, false)), new long[] {5, 5, -10}, 12)
                .and(new SeatOrder(List.of(false, true, true)), new long[] {9, -3, -6}, 11);
        assertEquals(new PairingResult(3, 1, 1, 2, 23, 15 - 27, 0, 1), result);
    }
}
