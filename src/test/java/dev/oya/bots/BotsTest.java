package dev.oya.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.SeatedBots;
import dev.oya.play.Match;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.commons.statistics.descriptive.DoubleStatistics;
import org.apache.commons.statistics.descriptive.Statistic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BotsTest {
    /** Factor for the number of deals. Each deal is played once with the greedy bot in each seat. */
    private static final int MORE = Integer.getInteger("oya.deals", 1);

    /** The last column is the minimum average gain of the greedy bot, in points per round. */
    @ParameterizedTest
    @CsvSource({
        "hachi-hachi, 3, random,    120, 20",
        "koi-koi,     2, random,    120,  1",
        "koi-koi,     2, bold,      120,  1",
        "koi-koi,     2, cautious, 1500,  0",
        "koi-koi,     3, bold,      120,  1",
        "koi-koi,     3, cautious, 2500,  0",
    })
    void greedyBotBeatsOtherBots(String game, int seats, String others, int deals, int least) {
        RuleLibrary oya = RuleLibrary.inJar();
        RuleBook rules = oya.rules(oya.pack(game, null, List.of()), Map.of("players", seats));
        DoubleStatistics gains = DoubleStatistics.of(Statistic.MEAN, Statistic.STANDARD_DEVIATION);
        for (int deal = 0; deal < deals * MORE; deal++) {
            double sum = 0;
            for (int seat = 0; seat < seats; seat++) {
                sum += gain(rules, "greedy against " + others + " " + deal, seats, seat, others);
            }
            gains.accept(sum / seats);
        }
        double mean = gains.getAsDouble(Statistic.MEAN);
        double margin = 1.96 * gains.getAsDouble(Statistic.STANDARD_DEVIATION) / Math.sqrt(deals * MORE);
        if (MORE > 1) {
            System.out.printf("%s, greedy against %s: %.2f ± %.2f points a round%n", game, others, mean, margin);
        }
        assertTrue(mean - margin > least, mean + " ± " + margin + " points per round");
    }

    /** Returns the gain of the greedy bot in the given seat in the first round of a match against other bots. */
    private static int gain(RuleBook rules, String seed, int seats, int seat, String others) {
        List<String> bots = new ArrayList<>(Collections.nCopies(seats, others));
        bots.set(seat, "greedy");
        Match match = Match.start(rules, seed);
        SeatedBots players = new SeatedBots(
                bots.stream().map(name -> Bots.named(name, rules)).toList(), seed);
        while (!match.round().isOver()) {
            Move move = players.next(match);
            assertTrue(match.act(move).accepted());
        }
        return match.table().scores()[seat];
    }

    /** If captures score points immediately, the bot chooses a capture that scores the most points. */
    @ParameterizedTest
    @CsvSource({"cuarenta, 2", "cuarenta, 4", "pishti, 2"})
    void greedyBotMakesCaptureThatScoresMost(String game, int seats) {
        RuleLibrary oya = RuleLibrary.inJar();
        RuleBook rules = oya.rules(oya.pack(game, null, List.of()), Map.of("players", seats));
        int chances = 0;
        for (int deal = 0; deal < 20; deal++) {
            String seed = "points at once " + deal;
            Match match = Match.start(rules, seed);
            SeatedBots players = new SeatedBots(Collections.nCopies(seats, Bots.named("greedy", rules)), seed);
            while (!match.round().isOver()) {
                Move move = players.next(match);
                SeatView view = match.view(move.seat());
                int most = view.moves().stream()
                        .mapToInt(one -> counted(view, one))
                        .max()
                        .orElse(0);
                assertEquals(most, counted(view, move), () -> "" + move);
                int before = sum(match, move.seat());
                int stock = match.table().stockSize();
                assertTrue(match.act(move).accepted());
                // Skips rounds in which the move led to another deal, which can score points too.
                if (most > 0 && !match.round().isOver() && match.table().stockSize() == stock) {
                    chances++;
                    assertEquals(before + most, sum(match, move.seat()), "points after the capture");
                }
            }
        }
        assertTrue(chances > 2, "only " + chances + " scoring captures");
    }

    /** Returns the number of achievements that the given move adds immediately. */
    private static int counted(SeatView view, Move move) {
        return move instanceof Move.OfCard card
                ? IntStream.of(view.counts(card)).sum()
                : 0;
    }

    /** Returns the number of achievements of the given seat's side in the round. */
    private static int sum(Match match, int seat) {
        return match.view(seat).seat(seat).captures().counts().values().stream()
                .mapToInt(Integer::intValue)
                .sum();
    }

    /** A player of Mulle never leaves a mulle unclaimed when capturing the same cards. */
    @Test
    void steadyBotClaimsTwins() {
        RuleLibrary oya = RuleLibrary.inJar();
        RuleBook rules = oya.rules(oya.pack("mulle", null, List.of()), Map.of("players", 2));
        int claims = 0;
        for (int deal = 0; deal < 5; deal++) {
            String seed = "twins " + deal;
            Match match = Match.start(rules, seed);
            SeatedBots players = new SeatedBots(Collections.nCopies(2, Bots.named("steady", rules)), seed);
            while (!match.round().isOver()) {
                Move move = players.next(match);
                int claimed = claimed(move);
                int most = match.view(move.seat()).moves().stream()
                        .filter(other -> captures(other).equals(captures(move)))
                        .mapToInt(BotsTest::claimed)
                        .max()
                        .orElse(0);
                assertEquals(most, claimed, () -> seed + ": " + move);
                claims += claimed;
                assertTrue(match.act(move).accepted());
            }
        }
        assertTrue(claims > 0, "no mulle");
    }

    private static int claimed(Move move) {
        return move instanceof Move.BySum play ? play.fishing().claims().size() : 0;
    }

    private static List<Object> captures(Move move) {
        return move instanceof Move.BySum play ? List.of(play.action(), play.card(), play.take()) : List.of(move);
    }

    @Test
    void findsBotsByNameAndSuggestsCorrections() {
        assertEquals(Set.of("bold", "cautious", "club", "easy", "greedy", "random", "steady", "strong"), Bots.names());
        var unknown = assertThrows(IllegalArgumentException.class, () -> Bots.named("gredy", null));
        assertEquals("unknown bot \"gredy\": did you mean \"greedy\"?", unknown.getMessage());
        for (String told : List.of("strong:100ms", "strong:400", "strong:400x2", "strong:3600000msx256")) {
            assertNull(Bots.advice(told));
        }
        for (String told : List.of("strong:", "strong:0", "strong:ms", "strong:3600001ms", "strong:1x257", "easy:5")) {
            assertNotNull(Bots.advice(told), told);
        }
    }
}
