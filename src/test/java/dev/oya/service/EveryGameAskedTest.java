package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.Simulation;
import dev.oya.notation.Json;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Requests about an unfinished round of every game. Every move that the service lists is legal. */
class EveryGameAskedTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();
    private static final List<String> KNOWN =
            List.of("options", "round", "rounds", "seats", "dealer", "deck", "actions");
    private static RunningService running;

    @BeforeAll
    static void start() {
        running = new RunningService();
    }

    @AfterAll
    static void stop() throws Exception {
        running.close();
    }

    static List<String> games() {
        return OYA.games();
    }

    private static JsonNode post(String path, ObjectNode asked) throws Exception {
        HttpResponse<String> answer = running.post(path, asked.toString());
        assertEquals(200, answer.statusCode(), () -> path + " " + answer.body() + " for " + asked);
        return Json.MAPPER.readTree(answer.body());
    }

    @ParameterizedTest
    @MethodSource("games")
    void listsLegalMovesDuringRound(String game) throws Exception {
        List<String> rounds = Simulation.of(
                        OYA.rules(OYA.pack(game, null, List.of()), Map.of()), 1, "asked", List.of("random"))
                .records();
        ObjectNode whole = (ObjectNode) Json.MAPPER.readTree(rounds.get(0));
        int actions = whole.withArray("actions").size();
        for (int made = 0; made < actions; made += 1 + actions / 6) {
            ObjectNode asked = Json.object();
            asked.putObject("rules").put("game", game);
            ObjectNode record = whole.deepCopy();
            ArrayNode before = record.putArray("actions");
            for (int i = 0; i < made; i++) {
                before.add(whole.withArray("actions").get(i));
            }
            // Removes the fields that a record has only after the round.
            record.retain(KNOWN);
            asked.set("record", record);
            List<JsonNode> open = new ArrayList<>();
            JsonNode answer = post("/api/ask/moves", asked);
            assertEquals(whole.get("options"), answer.at("/rules/options"), "the options of the record apply");
            answer.path("seats").forEach(seat -> seat.path("moves").forEach(open::add));
            assertFalse(open.isEmpty(), "no legal move after " + made + " of " + actions);
            post("/api/records/replay", asked);
            for (JsonNode move : open.subList(0, Math.min(5, open.size()))) {
                asked.set("move", move);
                assertEquals(true, post("/api/ask/moves", asked).path("open").booleanValue(), move::toString);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void rejectsRulesThatContradictRecord(String game) throws Exception {
        Pack pack = OYA.pack(game, null, List.of());
        List<String> rounds = Simulation.of(OYA.rules(pack, Map.of()), 1, "asked", List.of("random"))
                .records();
        ObjectNode record = (ObjectNode) Json.MAPPER.readTree(rounds.get(0));
        for (String path : List.of("/api/ask/moves", "/api/records/replay", "/api/analyse")) {
            for (Option option : pack.options().values()) {
                Object here = OYA.rules(pack, Map.of()).settings().option(option.name());
                for (Object other : option.values().listed()) {
                    ObjectNode asked = Json.object();
                    asked.putObject("rules")
                            .put("game", game)
                            .putObject("options")
                            .set(option.name(), Json.MAPPER.valueToTree(other));
                    asked.set("record", record.deepCopy().putNull("end"));
                    asked.withObject("/record").withArray("actions").removeAll();
                    HttpResponse<String> answer = running.post(path, asked.toString());
                    assertEquals(other.equals(here) ? 200 : 422, answer.statusCode(), asked::toString);
                }
            }
        }
    }
}
