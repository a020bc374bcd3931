package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Points that overflow are reported as a problem instead of being paid as a wrong amount. */
class TooManyPointsCliTest {
    @Test
    void rejectsEnteredRoundThatOverflows() {
        String round =
                "{game: hachi-hachi, players: 3, end: shoubu, multiplier: 1000000, by: 0, scores: [999999999, 0, 0],"
                        + " pot: 999999999, seats: [{captured: [1B, 3B, 8B, 11B, 12B, 1R, 2R, 3R, 6R, 9R, 10R, 4R, 5R, 7R]}, {points: 80}, {points: 80}]}";
        String field = "{game: hachi-hachi, options: {multiplier.several: stack}, field: [2C1], carried: ["
                + "4, ".repeat(20) + "4]}";
        for (String told : List.of(round, field)) {
            Run run = Run.typing(told, "score", "-");
            assertEquals(ExitCode.COMMAND, run.exit(), run.out() + run.err());
            assertEquals("", run.out());
            assertTrue(run.err().contains("[too-many-points]"), run.err());
        }
    }

    @Test
    void roundGainsExcludeEarlierScores() {
        String round = "{game: hachi-hachi, players: 3, end: exhausted, scores: [500, -300, -200],"
                + " seats: [{points: 100}, {points: 90}, {points: 74}]}";
        assertEquals(
                "[12,2,-14]",
                Run.typing(round, "score", "-", "--json").json().get("totals").toString());
    }

    @Test
    void reportsExcessiveAmountWithItsPlace(@TempDir Path folder) throws IOException {
        Path layer = folder.resolve("rich.yaml");
        Files.writeString(layer, """
                layer: rich
                because: A test.
                base: hachi-hachi@1
                yaku:
                  change:
                    poetry-ribbons: { worth: { kan: 999999999 }, because: A test. }
                """);
        Run run = Run.of("rules", "check", layer.toString());
        assertEquals(ExitCode.PACK, run.exit(), run.out() + run.err());
        String problem = run.out() + run.err();
        assertTrue(problem.contains("rich.yaml:6: Invalid value 999999999 for \"kan\" [wrong-value]"), problem);
        assertTrue(problem.contains("allowed: 0 to 1000000"), problem);
    }

    @Test
    void reportsOptionThatOverflowsAsPackProblem() {
        Run run = Run.of("simulate", "hachi-hachi", "--rounds", "1", "--set", "year-bonus=999999999");
        assertEquals(ExitCode.PACK, run.exit(), run.out() + run.err());
        assertTrue(run.err().contains("[too-many-points]"), run.err());
    }
}
