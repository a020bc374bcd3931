package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.files.Sha256;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Scenarios and editor completion for a draft house-rule layer, which the service does not store. */
class DraftLayerTest {
    private static final String FEATURE = "Feature: a\n  Scenario: b\n    Then the option \"rounds\" is 3 by default\n";
    private static final String THREE = "layer: three\nbase: koi-koi\nbecause: We are tired.\noptions:\n  rounds: 3\n";

    private static RunningService running;

    @BeforeAll
    static void start() {
        running = new RunningService();
    }

    @AfterAll
    static void stop() throws Exception {
        assertEquals("", running.faults.toString());
        running.close();
    }

    private static HttpResponse<String> verify(String layer) throws Exception {
        ObjectNode body = TableClient.JSON.createObjectNode().put("feature", FEATURE);
        body.putObject("rules").put("game", "koi-koi");
        if (layer != null) {
            body.put("layer", layer);
        }
        return running.post("/api/scenarios/verify", body.toString());
    }

    private static JsonNode json(HttpResponse<String> answer) {
        return TableClient.JSON.readTree(answer.body());
    }

    @Test
    void verifiesScenariosAgainstDraft() throws Exception {
        assertFalse(json(verify(null)).get("ok").booleanValue());
        HttpResponse<String> answer = verify(THREE);
        assertEquals(200, answer.statusCode(), answer.body());
        assertTrue(json(answer).get("ok").booleanValue(), answer.body());
        String kept =
                "{\"rules\":{\"game\":\"koi-koi\",\"layers\":[\"" + Sha256.name(THREE) + "\"]},\"cards\":[\"1B\"]}";
        HttpResponse<String> other = running.post("/api/ask/captured", kept);
        assertTrue(other.statusCode() == 422 && other.body().contains("unknown-layer"), other.body());
    }

    @Test
    void reportsProblemWithItsLine() throws Exception {
        HttpResponse<String> answer = verify(THREE.replace("rounds:", "roundz:"));
        assertEquals(422, answer.statusCode());
        JsonNode problem = json(answer).get("problems").get(0);
        assertEquals("unknown-option", problem.get("code").stringValue());
        assertEquals(5, problem.get("place").get("line").intValue());
    }

    @Test
    void rejectsRulesInDraft() throws Exception {
        HttpResponse<String> answer =
                verify(THREE + "rules:\n  add: |\n    rule \"a\" when then System.exit(3); end\n");
        assertEquals(422, answer.statusCode(), answer.body());
        assertTrue(answer.body().contains("drl-not-allowed"), answer.body());
    }

    @Test
    void rejectsOversizedDraft() throws Exception {
        assertEquals(413, verify(THREE + "#".repeat(300_000)).statusCode());
    }

    @Test
    void checkedLayerListsItsOptions() throws Exception {
        JsonNode answer = json(running.post("/api/layers?check=true", THREE, "Content-Type", "application/yaml"));
        assertEquals("{\"rounds\":3}", answer.get("options").toString());
    }

    @Test
    void schemaListsAllowedOptionsAndYaku() throws Exception {
        JsonNode schema = json(running.get("/api/games/koi-koi/layer-schema", "Accept-Language", "sv"))
                .get("properties");
        JsonNode options = schema.get("options").get("properties");
        assertEquals(
                "[\"modern\",\"toppa\"]",
                options.get("two-player-deal").get("enum").toString());
        assertEquals(1, options.get("rounds").get("minimum").intValue());
        assertTrue(options.get("rounds").get("description").stringValue().startsWith("Antal givar"));
        JsonNode yaku = schema.get("yaku").get("properties");
        assertTrue(yaku.get("change").get("properties").has("three-brights"));
        assertTrue(yaku.get("change")
                .get("properties")
                .get("three-brights")
                .get("properties")
                .has("worth"));
        assertTrue(yaku.get("remove").get("items").get("enum").toString().contains("\"ten-chaff\""));
        JsonNode rules = schema.get("rules").get("properties").get("disable").get("items");
        assertEquals(rules.get("enum").size(), rules.get("enumDescriptions").size());
        assertTrue(rules.get("enum").toString().contains("\"decide/koi-koi\""), rules.toString());
    }
}
