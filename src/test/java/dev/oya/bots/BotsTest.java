package dev.oya.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Oya;
import dev.oya.engine.RuleBook;
import dev.oya.play.Match;
import dev.oya.play.Move;
import dev.oya.simulate.Players;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.statistics.descriptive.DoubleStatistics;
import org.apache.commons.statistics.descriptive.Statistic;
import org.junit.jupiter.api.Test;

class BotsTest {
    private static final int SEATS = 3;
    /** How many deals, or -Doya.deals; each is played once for each seat that the greedy bot may sit in. */
    private static final int DEALS = Integer.getInteger("oya.deals", 120);

    @Test
    void greedyBeatsRandom() {
        Oya oya = Oya.inJar();
        RuleBook rules = oya.rules(oya.pack("hachi-hachi", "sv", List.of()), Map.of("players", SEATS));
        DoubleStatistics gains = DoubleStatistics.of(Statistic.MEAN, Statistic.STANDARD_DEVIATION);
        for (int deal = 0; deal < DEALS; deal++) {
            double sum = 0;
            for (int seat = 0; seat < SEATS; seat++) {
                sum += gain(rules, "greedy against random " + deal, seat);
            }
            gains.accept(sum / SEATS);
        }
        double mean = gains.getAsDouble(Statistic.MEAN);
        double margin = 1.96 * gains.getAsDouble(Statistic.STANDARD_DEVIATION) / Math.sqrt(DEALS);
        if (System.getProperty("oya.deals") != null) {
            System.out.printf("greedy against two random ones: %.1f ± %.1f points a round%n", mean, margin);
        }
        assertTrue(mean - margin > 20, mean + " ± " + margin + " points a round is hardly better than chance");
    }

    /** What the greedy bot in this seat gains in the first round of a match against random ones. */
    private static int gain(RuleBook rules, String seed, int seat) {
        List<String> bots = new ArrayList<>(Collections.nCopies(SEATS, "random"));
        bots.set(seat, "greedy");
        Match match = Oya.start(rules, seed);
        Players players = new Players(rules, bots, seed);
        while (!match.round().isOver()) {
            Move move = players.next(match);
            assertTrue(match.act(move).accepted());
        }
        return match.table().scores()[seat];
    }

    @Test
    void botsAreCalledByName() {
        assertEquals(Set.of("bold", "cautious", "greedy", "random", "steady"), Bots.names());
        var unknown = assertThrows(IllegalArgumentException.class, () -> Bots.named("gredy"));
        assertEquals("there is no bot \"gredy\": did you mean \"greedy\"?", unknown.getMessage());
    }
}
