package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Entered positions that the game does not support or cannot reach are rejected. */
class EnteredPositionsCliTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            mulle       | seat 1 has built c2 h3 to 14; seat 0 holds sK h10    | h3 c2 cannot be a build of 14
            mulle       | seat 1 has built c4 h3, c2 to 7; seat 0 holds sK h10 | h3 c2 c4 cannot be a build of 7
            mulle       | seat 1 has built cK dK to 26; seat 0 holds sK h10    | No card takes in a build of 26
            mulle       | seat 1 has built c7 to 7; seat 0 holds sK h10        | c7 alone is not a build
            scopa       | seat 1 has built s2 c3 to 5; seat 0 holds s7 c7      | This game has no builds
            mulle       | seat 0 holds sK h10; seat 1 holds c2 c3 c4           | 2 for seat 0, which is to move, 3 for seat 1
            mulle       | seat 0 holds sK h10 h9; seat 1 holds c2              | 3 for seat 0, which is to move, 1 for seat 1
            mulle       | seat 0 holds sK h10; seat 0 holds sK h9              | already entered in line 4
            mulle       | the field shows h9; the field shows h8               | already entered in line 4
            """)
    void rejectsPositionThatPlayCannotReach(String game, String told, String message) throws IOException {
        assertTold(message, scenario(game, told, "the turn comes to seat 0", "seat 0 has captured nothing"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            mulle       | 20 points lie in the pot           | This game has no pot
            koi-koi     | 20 points lie in the pot           | This game has no pot
            koi-koi     | the multiplier 2 was carried over | no multiplier is carried to a later round
            mulle       | it is round 99999999999              | "99999999999" is not a whole number up to
            mulle       | the scores are 1 x                | 1 x is not a {numbers}
            mulle       | seat 0 is the dealer; seat 1 is the dealer | already entered in line 4
            hachi-hachi | the multiplier 3 was carried over | No field carries over a multiplier of 3; allowed: 2, 4
            """)
    void rejectsRoundStateThatGameDoesNotHave(String game, String told, String message) throws IOException {
        assertTold(message, scenario(game, told, "the round begins", "seat 0 has captured nothing"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            mulle       | pot: 20         | This game has no pot [not-in-this-game]
            koi-koi     | pot: 20         | This game has no pot [not-in-this-game]
            koi-koi     | carried: [2]    | no multiplier is carried to a later round [not-in-this-game]
            scopa       | multiplier: 2   | In this game, rounds have no multiplier [not-in-this-game]
            hachi-hachi | carried: [2, 3] | No field carries over a multiplier of 3 [wrong-number]
            """)
    void rejectsSituationThatGameCannotReach(String game, String line, String message) {
        Run run = Run.typing("game: " + game + "\nplayers: 2\nseats: [{}, {}]\n" + line + "\nend: x\n", "score", "-");
        assertEquals(ExitCode.COMMAND, run.exit(), run.out());
        assertTrue(run.err().contains(message), run.err());
    }

    private static void assertTold(String message, Run run) {
        assertEquals(ExitCode.REFUSED, run.exit(), run.out() + run.err());
        String flat = run.out().replaceAll("\\s+", " ");
        assertTrue(flat.contains(message), run.out());
    }

    private Run scenario(String game, String told, String when, String then) throws IOException {
        Path file = folder.resolve("told.feature");
        Files.writeString(
                file,
                "# language: en\nFeature: F\n  Scenario: S\n    Given " + told.replace("; ", "\n    And ")
                        + "\n    When " + when + "\n    Then " + then + "\n");
        return Run.of("verify", "--game", game, file.toString());
    }
}
