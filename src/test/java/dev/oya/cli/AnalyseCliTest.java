package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The {@code analyse} command, which estimates what decisions in recorded rounds have cost. */
class AnalyseCliTest {
    private static String record(String game, int players, int rounds) {
        Run run = Run.of(("simulate " + game + " --players " + players
                        + " --bots random,greedy --record - --seed analysed --rounds " + rounds)
                .split(" "));
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        return run.out();
    }

    private static Run analyse(String record, String more) {
        return Run.typing(record, ("analyse - --iterations 24 " + more).split(" "));
    }

    @ParameterizedTest
    @CsvSource({"hachi-hachi, 3", "koi-koi, 2", "koi-koi, 4", "scopa, 2", "mulle, 2"})
    void listsDecisionsFromWorstToBest(String game, int players) {
        String record = record(game, players, 1);
        Run run = analyse(record, "--seat 1 --json --threads 2");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        JsonNode decisions = run.json().get("decisions");
        assertTrue(decisions.size() > 2, run.out());
        double worse = Double.POSITIVE_INFINITY;
        for (JsonNode decision : decisions) {
            assertEquals(1, decision.get("seat").asInt());
            double cost = decision.get("cost").asDouble();
            assertTrue(cost >= 0 && cost <= worse, "decisions are not sorted by cost");
            worse = cost;
            JsonNode moves = decision.get("moves");
            assertEquals(0, moves.get(0).get("behind").asDouble(), "the best move is not listed first");
            int played = 0;
            for (JsonNode move : moves) {
                played += move.get("move").equals(decision.get("played")) ? 1 : 0;
                assertTrue(move.get("tried").asInt() >= 2);
            }
            assertEquals(1, played, "the played move is not listed once: " + decision);
        }
        assertTrue(run.json().get("complete").asBoolean());
        assertEquals(run.out(), analyse(record, "--seat 1 --json --threads 1").out(), "the result depends on threads");
    }

    /** With open hands, no chance or choice is left after the last decision, so its expected result is exact. */
    @ParameterizedTest
    @CsvSource({"hachi-hachi, 3", "koi-koi, 2"})
    void lastDecisionIsExactWithOpenHands(String game, int players) {
        String record = record(game, players, 1);
        JsonNode last = null;
        for (JsonNode decision : analyse(record, "--open-hands --json").json().get("decisions")) {
            boolean later = last == null
                    || decision.get("number").asInt() > last.get("number").asInt();
            last = later ? decision : last;
        }
        int gain = 0;
        for (JsonNode payment : new JsonMapper().readTree(record).get("payments")) {
            gain += payment.get("to").equals(last.get("seat"))
                    ? payment.get("points").asInt()
                    : 0;
            gain -= payment.get("from").equals(last.get("seat"))
                    ? payment.get("points").asInt()
                    : 0;
        }
        for (JsonNode move : last.get("moves")) {
            assertEquals(0, move.get("margin").asDouble(), "the result is not exact: " + last);
            if (move.get("move").equals(last.get("played"))) {
                assertEquals(gain, move.get("points").asDouble(), last.toString());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "sv", "de"})
    void fitsEightyColumnsInEveryLanguage(String language) {
        Run run = analyse(record("koi-koi", 2, 2), "--show 3 --lang " + language);
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertTrue(run.width() <= Text.WIDTH, run.out());
        assertTrue(run.out().contains("\n*"), run.out());
        assertFalse(run.out().matches("(?s).*%[0-9$,.]*[a-zA-Z].*"), run.out());
    }

    @Test
    void reportsInvalidSeatAndInvalidRecord() {
        String record = record("koi-koi", 2, 1);
        Run seat = analyse(record, "--seat 2");
        assertEquals(ExitCode.COMMAND, seat.exit());
        assertTrue(seat.err().contains("allowed: 0 to 1"), seat.err());
        ObjectNode wrong = (ObjectNode) new JsonMapper().readTree(record);
        wrong.put("winner", 7);
        Run refused = analyse(wrong.toString(), "--seat 0");
        assertEquals(ExitCode.REFUSED, refused.exit());
        assertTrue(refused.err().contains("winner"), refused.err());
        assertEquals("", refused.out());
        assertEquals(ExitCode.REFUSED, analyse("", "--seat 0").exit());
    }
}
