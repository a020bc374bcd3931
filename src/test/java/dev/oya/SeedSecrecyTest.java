package dev.oya;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.api.GameChoice;
import dev.oya.api.GameInfo;
import dev.oya.api.LegalMove;
import dev.oya.api.Oya;
import dev.oya.api.PlayedMatch;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The library does not reveal the seed during a match, because the seed determines the cards of later rounds. */
class SeedSecrecyTest {
    private static final String SEED = "seed-of-this-match";
    private static final Oya OYA = Oya.open();

    static Stream<String> games() {
        return OYA.games("en").stream().map(GameInfo::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void revealsSeedOnlyAfterLastRound(String game) {
        PlayedMatch match = OYA.rules(GameChoice.of(game)).deal(SEED);
        Random random = new Random(7);
        StringBuilder shown = new StringBuilder();
        for (int round = 1; round <= 40 && !match.isOver(); round++) {
            if (round > 1) {
                match.nextRound();
            }
            while (!match.isRoundOver()) {
                shown.append(match.view(random.nextInt(match.seats())));
                List<LegalMove> moves = match.moves();
                LegalMove move = moves.get(random.nextInt(moves.size()));
                shown.append(move).append(match.play(move)).append(match);
                shown.append(match.viewJson(random.nextInt(match.seats()))).append(match.spectate());
            }
            if (!match.isOver()) {
                shown.append(match.result()).append(match.records()).append(OYA.verify(match.records()));
                assertEquals(List.of(), OYA.verify(match.records()));
            }
        }
        assertTrue(shown.length() > 10_000);
        assertFalse(shown.toString().contains(SEED), game);
        for (String record : match.isOver() ? match.records() : List.<String>of()) {
            assertTrue(record.contains("\"seed\":\"" + SEED + "\""), record);
        }
        assertEquals(List.of(), OYA.verify(match.records()));
    }

    /** A record identifies its match by the hash of the seed, so the seed cannot be exchanged after the match. */
    @ParameterizedTest
    @MethodSource("games")
    void rejectsSeedThatTheMatchDoesNotCommitTo(String game) {
        PlayedMatch match = OYA.rules(GameChoice.of(game)).deal(SEED);
        while (!match.isRoundOver()) {
            match.play(match.moves().get(0));
        }
        String record = match.records().get(0).replaceFirst("\"seed\":(null|\"[^\"]*\")", "\"seed\":\"another\"");
        assertTrue(
                OYA.verify(List.of(record)).stream()
                        .anyMatch(fault -> fault.toString().contains("match")),
                record);
    }
}
