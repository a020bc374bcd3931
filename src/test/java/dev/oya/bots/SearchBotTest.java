package dev.oya.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.SeatedBots;
import dev.oya.play.Match;
import dev.oya.play.table.Move;
import dev.oya.properties.RandomGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Bots that choose moves by simulating the rest of the round. */
class SearchBotTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    static List<RandomGame.Kind> kinds() {
        return Exhaustive.some(RandomGame.kinds().toList(), 3);
    }

    /** The bot has a fixed number of iterations, because moves limited by time would differ. */
    @ParameterizedTest
    @MethodSource("kinds")
    void sameSeedGivesSameMoves(RandomGame.Kind kind) {
        Map<String, Object> options = new HashMap<>(kind.fixed());
        options.put("players", kind.seats());
        RuleBook rules = OYA.rules(OYA.pack(kind.game(), kind.profile(), List.of()), options);
        List<Move> moves = moves(rules, kind.seats(), "strong:4");
        assertTrue(moves.size() > 1);
        assertEquals(moves, moves(rules, kind.seats(), "strong:4"));
    }

    private static List<Move> moves(RuleBook rules, int seats, String bot) {
        Match match = Match.start(rules, "the same");
        SeatedBots players = new SeatedBots(Collections.nCopies(seats, Bots.named(bot, rules)), "the same");
        List<Move> moves = new ArrayList<>();
        while (!match.round().isOver()) {
            moves.add(players.play(match));
        }
        return moves;
    }

    /** The bot plays each deal from every seat and must gain more than {@code least} points per round on average. */
    @ParameterizedTest
    @CsvSource({"koi-koi, 2, strong:24, random, 20, 1", "scopa, 2, strong:48, greedy, 40, 0.1"})
    void beatsOtherBots(String game, int seats, String bot, String other, int deals, double least) {
        RuleBook rules = OYA.rules(OYA.pack(game, null, List.of()), Map.of("players", seats));
        double gained = 0;
        for (int deal = 0; deal < deals; deal++) {
            for (int seat = 0; seat < seats; seat++) {
                List<String> bots = new ArrayList<>(Collections.nCopies(seats, other));
                bots.set(seat, bot);
                Match match = Match.start(rules, "gain " + deal);
                SeatedBots players = new SeatedBots(
                        bots.stream().map(name -> Bots.named(name, rules)).toList(), "gain " + deal);
                while (!match.round().isOver()) {
                    players.play(match);
                }
                int[] scores = match.table().scores();
                gained += scores[seat] - (scores[0] + scores[1]) / 2.0;
            }
        }
        double mean = gained / deals / seats;
        assertTrue(mean > least, mean + " points per round");
    }
}
