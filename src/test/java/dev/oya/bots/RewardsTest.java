package dev.oya.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.SeatedBots;
import dev.oya.play.Match;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The results of rounds for bots and hints. */
class RewardsTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    /** In the first round on credit, the bank lends each of the three seats five kan, which are 60 points. */
    @Test
    void loansAreNotGainsOfRound() {
        RuleBook rules = OYA.rules(OYA.pack("hachi-hachi", "de", List.of()), Map.of("players", 3));
        Match match = Match.start(rules, "loans");
        SeatedBots players = new SeatedBots(Collections.nCopies(3, Bots.named("greedy", rules)), "loans");
        while (!match.round().isOver()) {
            players.play(match);
        }
        int total = IntStream.of(match.table().scores()).sum();
        assertTrue(total > 150, "the bank has lent " + total + " points");
        Rewards rewards = new Rewards(null, false);
        assertEquals(
                0,
                IntStream.range(0, 3)
                        .mapToDouble(seat -> rewards.of(match.round(), seat))
                        .sum());
    }
}
