package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.Arm;
import dev.oya.experiment.Deals;
import dev.oya.experiment.Experiment;
import dev.oya.experiment.ExperimentProgress;
import dev.oya.experiment.StoppingRule;
import dev.oya.notation.Json;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Studies over HTTP. */
class StudiesTest {
    private static final String TWO =
            "{\"arms\":[{\"game\":\"koi-koi\"},{\"game\":\"koi-koi\",\"options\":{\"viewing\":false}}],\"bots\":[\"random\"]";
    private static final String ENDLESS =
            "{\"arms\":[{\"game\":\"hachi-hachi\"}],\"bots\":[\"random\"],\"rounds\":1000000}";

    private static RunningService running;

    @BeforeAll
    static void start() {
        running = new RunningService("run-seconds=60", "runs=1");
    }

    @AfterAll
    static void stop() throws Exception {
        assertEquals("", running.faults.toString());
        running.close();
    }

    /** Waits until the given study is over. */
    static JsonNode over(RunningService running, String study) throws Exception {
        for (int tries = 0; tries < 2_400; tries++) {
            JsonNode status =
                    Json.MAPPER.readTree(running.get("/api/studies/" + study).body());
            if (status.path("report").isString()) {
                return status;
            }
            Thread.sleep(50);
        }
        throw new AssertionError("the study did not end");
    }

    private static String ask(String body) throws Exception {
        var answer = running.post("/api/studies", body);
        assertEquals(202, answer.statusCode(), answer.body());
        return Json.MAPPER.readTree(answer.body()).path("study").asString("");
    }

    @Test
    void reportMatchesLibrary() throws Exception {
        String id = ask(TWO + ",\"rounds\":40,\"seed\":\"http\"}");
        JsonNode status = over(running, id);
        assertEquals("done", status.path("state").asString(""));
        assertEquals(48, status.path("rounds").asInt());
        JsonNode report = Json.MAPPER.readTree(running.get("/api/studies/" + id + "/report", "Accept-Language", "sv")
                .body());
        RuleLibrary oya = RuleLibrary.inJar();
        var pack = oya.pack("koi-koi", null, List.of());
        Experiment study = new Experiment(
                List.of(
                        new Arm("one", oya.rules(pack, Map.of()), List.of("random")),
                        new Arm("other", oya.rules(pack, Map.of("viewing", false)), List.of("random"))),
                new Deals("http"));
        ExperimentProgress course = new ExperimentProgress(new StoppingRule(40, "dealer", 0), 2);
        study.run(course, 2, part -> {});
        assertEquals(Json.MAPPER.readTree(Json.tree(course.findings().totals()).toString()), report.get("totals"));
        assertEquals(study.digest(), report.path("digest").asString(""));
        assertTrue(
                report.at("/answer/0").asString("").startsWith("Givarens"),
                report.at("/answer/0").asString(""));
        var page = running.get("/api/studies/" + id + "/page", "Accept-Language", "de");
        assertTrue(page.body().contains("Wirkung der Regeln"), page.body());
        String policy = page.headers().firstValue("Content-Security-Policy").orElse("");
        assertTrue(policy.startsWith("default-src 'none'; style-src 'sha256-"), policy);
    }

    /** One study runs, others wait, and further ones are rejected. The stream reports each change of state. */
    @Test
    void rejectsStudiesBeyondQueueAndCancelsWaitingOnes() throws Exception {
        String first = ask(ENDLESS);
        String waiting = ask(ENDLESS);
        String last = first;
        int status = 202;
        java.util.ArrayList<String> all = new java.util.ArrayList<>(List.of(first, waiting));
        for (int more = 0; more < 20 && status == 202; more++) {
            var answer = running.post("/api/studies", ENDLESS);
            status = answer.statusCode();
            if (status == 202) {
                last = Json.MAPPER.readTree(answer.body()).path("study").asString("");
                all.add(last);
            } else {
                assertTrue(answer.headers().firstValue("Retry-After").isPresent());
            }
        }
        assertEquals(429, status);
        assertEquals(
                "cancelled",
                state(running.post("/api/studies/" + waiting + "/cancel", "").body()));
        var heard = running.client.sendAsync(
                running.to("/api/studies/" + first + "/events").build(),
                java.net.http.HttpResponse.BodyHandlers.ofString());
        while (Json.MAPPER
                        .readTree(running.get("/api/studies/" + first).body())
                        .path("rounds")
                        .asInt()
                == 0) {
            Thread.sleep(20);
        }
        for (String one : all) {
            assertEquals(
                    "cancelled",
                    state(running.post("/api/studies/" + one + "/cancel", "").body()));
        }
        String events = heard.get().body();
        assertTrue(events.contains("\"state\":\"playing\""), events);
        assertTrue(events.contains("\"state\":\"cancelled\""), events);
        over(running, first);
        JsonNode report = Json.MAPPER.readTree(
                running.get("/api/studies/" + first + "/report").body());
        assertEquals("broken-off", report.path("ended").asString(""));
        assertTrue(report.path("rounds").asInt() > 0);
        assertEquals(422, running.get("/api/studies/" + waiting + "/report").statusCode());
    }

    private static String state(String body) {
        return Json.MAPPER.readTree(body).path("state").asString("");
    }

    @Test
    void reportsPartialResultsAtTimeLimit() throws Exception {
        try (RunningService brief = new RunningService("run-seconds=1", "runs=1")) {
            var answer = brief.post("/api/studies", ENDLESS);
            String id = Json.MAPPER.readTree(answer.body()).path("study").asString("");
            for (int tries = 0;
                    tries < 2_400
                            && !state(brief.get("/api/studies/" + id).body()).equals("done");
                    tries++) {
                Thread.sleep(50);
            }
            assertEquals("done", state(brief.get("/api/studies/" + id).body()));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"arms\":[]}|wrong-kind",
                "{\"arms\":[{\"game\":\"koi\"}]}|unknown-game",
                "{\"arms\":[{\"game\":\"koi-koi\"},{\"game\":\"hachi-hachi\"}]}|not-the-same-game",
                "{\"arms\":[{\"game\":\"koi-koi\"}],\"bots\":[\"strong\"]}|unknown-bot",
                "{\"arms\":[{\"game\":\"koi-koi\"}],\"bots\":[\"strong:999999999\"]}|unknown-bot",
                "{\"arms\":[{\"game\":\"koi-koi\"}],\"rounds\":2000000}|wrong-kind",
                "{\"arms\":[{\"game\":\"koi-koi\"}],\"precision\":0}|wrong-kind",
                "{\"arms\":[{\"game\":\"koi-koi\"}],\"question\":\"delaer\"}|unknown-question",
                "{\"arms\":[{\"game\":\"koi-koi\",\"house\":\"x\"}]}|no-files-here",
                "{\"arm\":[{\"game\":\"koi-koi\"}]}|unknown-key"
            })
    void rejectsInvalidStudy(String body, String code) throws Exception {
        var answer = running.post("/api/studies", body);
        assertEquals(422, answer.statusCode(), answer.body());
        assertTrue(answer.body().contains("\"" + code + "\""), answer.body());
    }
}
