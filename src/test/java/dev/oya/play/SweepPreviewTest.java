package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.bots.Bots;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.SeatedBots;
import dev.oya.play.table.Move;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A seat's view predicts whether a move is a sweep. */
class SweepPreviewTest {
    private static final int ROUNDS = 10;

    @ParameterizedTest
    @CsvSource({"cassino, 2", "cuarenta, 2", "mulle, 2", "mulle, 4", "scopa, 4"})
    void predictsEverySweep(String game, int seats) {
        RuleLibrary oya = RuleLibrary.inJar();
        RuleBook rules = oya.rules(oya.pack(game, null, List.of()), Map.of("players", seats));
        int sweeps = 0;
        for (int round = 0; round < ROUNDS; round++) {
            String seed = "sweeps " + round;
            Match match = Match.start(rules, seed);
            SeatedBots players = new SeatedBots(Collections.nCopies(seats, Bots.named("greedy", rules)), seed);
            while (!match.round().isOver()) {
                Move move = players.next(match);
                int before = match.table().sweeps(move.seat());
                boolean predicted = move instanceof Move.OfCard card
                        && match.view(move.seat()).sweeps(card);
                assertTrue(match.act(move).accepted());
                assertEquals(predicted, match.table().sweeps(move.seat()) > before, () -> seed + ": " + move);
                sweeps += predicted ? 1 : 0;
            }
        }
        assertTrue(sweeps > 0, "no sweep");
    }
}
