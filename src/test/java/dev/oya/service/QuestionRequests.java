package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.Simulation;
import dev.oya.notation.Json;
import java.io.ByteArrayOutputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import tools.jackson.databind.node.ObjectNode;

/** Sends valid and invalid requests to all endpoints that need no table, and validates the responses. */
final class QuestionRequests {
    private static final String KK = "\"rules\":{\"game\":\"koi-koi\"}";
    private static final String LAYER =
            "layer: friday\ntitle: Friday\nbase: koi-koi\nbecause: We play so.\noptions: {rounds: 6}\n";

    private final RunningService running;
    private final Contract contract;

    private QuestionRequests(RunningService running, Contract contract) {
        this.running = running;
        this.contract = contract;
    }

    static void all(RunningService running, Contract contract) throws Exception {
        QuestionRequests requests = new QuestionRequests(running, contract);
        requests.games();
        requests.layers();
        requests.cards();
        requests.records();
        requests.runs();
        requests.studies();
    }

    private HttpResponse<String> get(int status, String path, String query) throws Exception {
        String real = path.replace("{game}", "koi-koi");
        return held(status, "get", path, running.get(real + query));
    }

    private HttpResponse<String> post(int status, String path, String body) throws Exception {
        return held(status, "post", path, running.post(path, body));
    }

    /**
     * Waits until the service has released the slots of earlier record files. An address has two slots, and the service may release
     * a slot just after the client has received the answer.
     */
    private static void awaitSlot() throws InterruptedException {
        Thread.sleep(500);
    }

    private HttpResponse<String> held(int status, String method, String path, HttpResponse<String> answer)
            throws Exception {
        contract.check(method, path, answer);
        assertEquals(status, answer.statusCode(), path + ": " + answer.body());
        return answer;
    }

    private void games() throws Exception {
        get(200, "/api/games", "");
        get(200, "/api/games/{game}", "");
        get(422, "/api/games/{game}", "?layer=sha256:00");
        get(404, "/api/games/{game}", "?profile=klingon");
        held(404, "get", "/api/games/{game}", running.get("/api/games/chess"));
        get(200, "/api/games/{game}/layer-schema", "");
        get(404, "/api/games/{game}/layer-schema", "?profile=klingon");
        get(422, "/api/games/{game}/layer-schema", "?layer=sha256:00");
        get(200, "/api/games/{game}/lessons", "?profile=de");
        get(404, "/api/games/{game}/lessons", "?profile=klingon");
        get(422, "/api/games/{game}/lessons", "?layer=sha256:00");
        get(200, "/api/games/{game}/book", "?lang=sv");
        get(404, "/api/games/{game}/book", "?profile=klingon");
        get(422, "/api/games/{game}/book", "?lang=tlh");
        get(422, "/api/games/{game}/book", "?layer=sha256:00");
        held(200, "get", "/decks/{file}", running.get("/decks/hanafuda.svg"));
        held(404, "get", "/decks/{file}", running.get("/decks/hanafuda.yaml"));
        held(404, "get", "/decks/{file}", running.get("/decks/tarot.svg"));
        get(200, "/api/explain", "?id=kan&game=hachi-hachi&profile=sv");
        get(200, "/api/explain", "?id=unknown-card");
        get(200, "/api/explain", "?id=SideFeats");
        get(400, "/api/explain", "");
        get(404, "/api/explain", "?id=kann");
    }

    private void layers() throws Exception {
        var answer = post(201, "/api/layers", LAYER);
        String digest = Json.MAPPER.readTree(answer.body()).path("digest").asString("");
        assertEquals(answer.body(), post(201, "/api/layers", LAYER).body());
        get(200, "/api/games/{game}/book", "?layer=" + digest);
        var held = post(
                200,
                "/api/ask/captured",
                "{\"rules\":{\"game\":\"koi-koi\",\"layers\":[\"" + digest + "\"]},\"cards\":[\"1B\"]}");
        assertEquals(
                digest, Json.MAPPER.readTree(held.body()).at("/rules/layers/0").asString(""));
        post(422, "/api/layers", "base: koi-koi\noptions: {round: 6}\nyaku: {x: {}}\n");
        post(422, "/api/layers", "layer: x\n");
        post(422, "/api/layers", "a: [");
        held(
                200,
                "post",
                "/api/layers",
                running.post(
                        "/api/layers?check=true",
                        "layer: only-tried\ntitle: Tried\nbase: koi-koi\nbecause: To see.\n"));
        contract.check("get", "/api/layers/{digest}", running.get("/api/layers/" + digest));
        contract.check("get", "/api/layers/{digest}", running.get("/api/layers/sha256:0"));
        post(413, "/api/layers", "#" + "x".repeat(21 << 10));
        held(400, "post", "/api/layers", running.post("/api/layers", "x", "Content-Encoding", "br"));
    }

    private void cards() throws Exception {
        post(200, "/api/score", Files.readString(Path.of("docs/examples/round.yaml")));
        post(200, "/api/score", "{\"game\":\"hachi-hachi\",\"field\":[\"1B\"],\"carried\":[2]}");
        post(422, "/api/score", "{\"game\":\"hachi-hachi\",\"house\":\"friday\",\"captured\":[]}");
        post(422, "/api/score", "{\"game\":\"hachi-hachi\",\"layers\":[\"friday\"],\"captured\":[]}");
        post(422, "/api/score", "{\"game\":\"hachi-hachi\",\"capture\":[]}");
        post(400, "/api/score", "{\"game\":");
        post(413, "/api/score", "{\"x\":\"" + "x".repeat(110 << 10) + "\"}");
        for (String path : List.of("/api/ask/hand", "/api/ask/captured")) {
            post(200, path, "{" + KK + ",\"cards\":[\"1B\",\"1R\",\"1C1\",\"1C2\",\"3B\",\"8B\",\"2R\"]}");
            post(422, path, "{" + KK + ",\"cards\":[\"1X\"]}");
            post(422, path, "{\"rules\":{\"game\":\"chess\"},\"cards\":[]}");
            post(400, path, "[");
            post(413, path, "{\"x\":\"" + "x".repeat(110 << 10) + "\"}");
        }
    }

    private void records() throws Exception {
        RuleLibrary oya = RuleLibrary.inJar();
        var rules = oya.rules(oya.pack("koi-koi", null, List.of()), Map.of());
        List<String> rounds = Simulation.of(rules, 2, "http", List.of("random")).records();
        var verified = post(200, "/api/records/verify", String.join("\n", rounds));
        assertEquals(
                2,
                verified.body()
                        .lines()
                        .filter(line -> line.contains("\"ok\":true"))
                        .count());
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(packed)) {
            zip.write(rounds.get(0).replace("\"seats\":3", "\"seats\":4").getBytes());
        }
        var wrong = held(
                200,
                "post",
                "/api/records/verify",
                running.send(running.to(
                                "/api/records/verify",
                                "Content-Encoding",
                                "gzip",
                                "Content-Type",
                                "application/x-ndjson")
                        .POST(BodyPublishers.ofByteArray(packed.toByteArray()))));
        assertEquals(
                1,
                wrong.body()
                        .lines()
                        .filter(line -> line.contains("\"ok\":false"))
                        .count());
        awaitSlot();
        post(400, "/api/records/verify", "");
        awaitSlot();
        held(422, "post", "/api/records/verify", running.post("/api/records/verify?layer=unknown", rounds.get(0)));
        ObjectNode record = (ObjectNode) Json.MAPPER.readTree(rounds.get(0));
        while (record.withArray("actions").size() > 4) {
            record.withArray("actions").remove(4);
        }
        record.putNull("end");
        List.of("payments", "winner", "nextDealer", "seed", "rules").forEach(record::remove);
        ObjectNode asked = (ObjectNode) Json.MAPPER.readTree("{" + KK + "}");
        asked.set("record", record);
        post(200, "/api/records/replay", asked.toString());
        var open = post(200, "/api/ask/moves", asked.toString());
        asked.set("move", Json.MAPPER.readTree("{\"seat\":0,\"do\":\"play\",\"card\":\"1B\",\"take\":[]}"));
        post(200, "/api/ask/moves", asked.toString());
        Json.MAPPER
                .readTree(open.body())
                .path("seats")
                .forEach(seat -> seat.path("moves").forEach(move -> {
                    asked.set("move", move);
                    try {
                        var answer = post(200, "/api/ask/moves", asked.toString());
                        assertEquals(
                                true,
                                Json.MAPPER.readTree(answer.body()).path("open").asBoolean());
                    } catch (Exception wrongMove) {
                        throw new AssertionError(wrongMove);
                    }
                }));
        asked.set("move", Json.object());
        post(422, "/api/ask/moves", asked.toString());
        asked.remove("move");
        asked.put("iterations", 20);
        post(200, "/api/analyse", asked.toString());
        asked.put("open", true).put("seat", 1);
        post(200, "/api/analyse", asked.toString());
        asked.put("iterations", 10_001);
        post(422, "/api/analyse", asked.toString());
        post(422, "/api/analyse", "{" + KK + ",\"record\":{}}");
        post(422, "/api/analyse", "{" + KK + "}");
        post(400, "/api/analyse", "{");
        post(413, "/api/analyse", "{\"x\":\"" + "x".repeat(110 << 10) + "\"}");
        post(422, "/api/ask/moves", "{" + KK + ",\"record\":{}}");
        post(422, "/api/ask/moves", "{" + KK + "}");
        post(422, "/api/records/replay", "{" + KK + "}");
        post(400, "/api/records/replay", "{\"rules\":1,\"rules\":2}");
        post(400, "/api/ask/moves", "{\"rules\":1,\"rules\":2}");
        post(413, "/api/records/replay", "{\"x\":\"" + "x".repeat(110 << 10) + "\"}");
        post(413, "/api/ask/moves", "{\"x\":\"" + "x".repeat(110 << 10) + "\"}");
    }

    private void runs() throws Exception {
        String feature = "# language: de\nFunktionalität: a\n  Szenario: b\n    Angenommen Unsinn\n    Dann nichts\n";
        post(200, "/api/scenarios/verify", scenarios(feature));
        post(200, "/api/scenarios/verify", scenarios(Files.readString(feature())));
        post(422, "/api/scenarios/verify", scenarios("Funktionalität"));
        post(422, "/api/scenarios/verify", "{" + KK + "}");
        post(400, "/api/scenarios/verify", "{");
        post(413, "/api/scenarios/verify", scenarios("x".repeat(3_000)));
        String both =
                "\"a\":{\"game\":\"hachi-hachi\",\"profile\":\"sv\"},\"b\":{\"game\":\"hachi-hachi\",\"profile\":\"de\"}";
        post(200, "/api/rules/diff", "{" + both + ",\"rounds\":3}");
        post(422, "/api/rules/diff", "{\"a\":{\"game\":\"koi-koi\"},\"b\":{\"game\":\"hachi-hachi\"},\"rounds\":3}");
        post(422, "/api/rules/diff", "{\"a\":{\"game\":\"koi-koi\"}}");
        post(400, "/api/rules/diff", "\"");
        post(413, "/api/rules/diff", "{\"x\":\"" + "x".repeat(110 << 10) + "\"}");
    }

    private void studies() throws Exception {
        var made = post(
                202, "/api/studies", "{\"arms\":[{\"game\":\"koi-koi\",\"options\":{\"rounds\":1}}],\"rounds\":4}");
        String id = Json.MAPPER.readTree(made.body()).path("study").asString("");
        StudiesTest.over(running, id);
        for (String what : List.of("", "/report", "/page", "/events")) {
            study(200, "get", what, id);
            study(404, "get", what, "0".repeat(32));
        }
        study(200, "post", "/cancel", id);
        study(404, "post", "/cancel", "0".repeat(32));
        var longer = post(202, "/api/studies", "{\"arms\":[{\"game\":\"hachi-hachi\"}],\"rounds\":1000000}");
        String going = Json.MAPPER.readTree(longer.body()).path("study").asString("");
        study(422, "get", "/report", going);
        study(422, "get", "/page", going);
        study(200, "post", "/cancel", going);
        post(422, "/api/studies", "{\"arms\":[{\"game\":\"koi-koi\"},{\"game\":\"hachi-hachi\"}]}");
        post(422, "/api/studies", "{\"arms\":[]}");
        post(400, "/api/studies", "{\"arms\":");
        post(413, "/api/studies", "{\"x\":\"" + "x".repeat(110 << 10) + "\"}");
    }

    private void study(int status, String method, String what, String id) throws Exception {
        String path = "/api/studies/" + id + what;
        held(
                status,
                method,
                "/api/studies/{study}" + what,
                method.equals("get") ? running.get(path) : running.post(path, ""));
    }

    private static Path feature() throws Exception {
        try (var files = Files.list(Path.of("features/koi-koi/de"))) {
            return files.filter(file -> file.toString().endsWith(".feature"))
                    .sorted()
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static String scenarios(String feature) {
        ObjectNode body = (ObjectNode) Json.MAPPER.readTree("{" + KK + "}");
        body.put("feature", feature);
        return body.toString();
    }
}
