package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.notation.Json;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Tokens and invites are told to whom they belong and to nobody else: not to the log, in a refusal or in what is counted. */
class SecretsTest {
    @Test
    void nothingRepeatsATokenOrAnInvite() throws Exception {
        StringBuilder refusals = new StringBuilder();
        try (RunningService running = new RunningService()) {
            JsonNode made = TableClient.ask(
                            "POST",
                            running.service.address() + "/api/tables",
                            null,
                            TableClient.wanted("koi-koi", 2, 0))
                    .json();
            String table = "/api/tables/" + made.get("table").stringValue();
            String invite = made.at("/seats/0/invite").stringValue();
            String sitting = running.post(table + "/seats/0", "{\"invite\":\"" + invite + "\"}")
                    .body();
            String token = Json.MAPPER.readTree(sitting).get("token").stringValue();
            assertEquals(
                    200, running.get(table, "Authorization", "Bearer " + token).statusCode());
            for (String secret : List.of(invite, token)) {
                for (String body : List.of(
                        "{\"invite\":\"" + secret,
                        "{\"invite\":" + secret + "}",
                        "{\"invite\":x" + secret + "}",
                        "{\"invite\":\"" + secret + "\",\"invite\":\"" + secret + "\"}",
                        "{\"invite\":[\"" + secret + "\"]}",
                        "{\"invite\":\"" + secret + "\",\"name\":1}",
                        "{\"invite\":\"" + secret + "\"}",
                        "x" + secret,
                        "\"" + secret + "\"")) {
                    for (String path : List.of("/api/tables", table + "/seats/0", table + "/moves", table + "/undo")) {
                        var answer = running.post(path, body);
                        assertTrue(answer.statusCode() >= 400, path + " " + body);
                        refusals.append(answer.body());
                    }
                }
                refusals.append(
                        running.get(table, "Authorization", "Basic " + secret).body());
                refusals.append(running.get(table + "?token=" + secret).body());
            }
            String told = refusals + running.get("/metrics").body() + running.log + running.faults;
            assertTrue(running.log.toString().contains("\"code\":\"seat-taken\""));
            for (String secret : List.of(invite, token)) {
                assertFalse(
                        told.contains(secret),
                        () -> "told: "
                                + told.substring(Math.max(0, told.indexOf(secret) - 200), told.indexOf(secret) + 60));
            }
        }
    }
}
