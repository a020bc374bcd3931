package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.notation.Json;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** All requests about tables, valid and invalid, with each response validated against the OpenAPI document. */
final class TableRequests {
    private static final int MOST_TABLES = 9;
    private static final String TABLES = "/api/tables";
    private static final String TABLE = TABLES + "/{table}";
    private static final String MATCH = "{\"game\":\"koi-koi\",\"options\":{\"rounds\":3}}";
    /** A game whose moves reveal nothing hidden and can therefore be undone. */
    private static final String OPEN = "{\"game\":\"mulle\"}";

    private static final String TWO =
            "{\"rules\":%s,\"away\":0,\"open\":%s," + "\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}";
    private static final String WRONG = "nobodys";

    private final RunningService running;
    private final Contract contract;
    private final String table;
    private final String owner;
    private final String[] tokens = new String[2];

    private TableRequests(RunningService running, Contract contract, String rules) throws Exception {
        this.running = running;
        this.contract = contract;
        JsonNode made =
                Json.MAPPER.readTree(create(201, TWO.formatted(rules, true)).body());
        this.table = made.path("table").asString("");
        this.owner = made.path("owner").asString("");
        create(400, "{\"rules\":");
        create(400, "[]");
        create(400, TWO.formatted(rules, "1"));
        create(413, "{\"x\":\"" + "x".repeat(110 << 10) + "\"}");
        create(422, TWO.formatted("{\"game\":\"chess\"}", true));
        list(200, "");
        list(200, "?open=true&after=1700000000000-0011223344556677");
        list(200, "?open=true&playing=true");
        list(200, "?limit=1");
        list(400, "?after=yesterday");
        list(400, "?limit=51");
        sitDown(made.path("seats"));
    }

    static void all(RunningService running, Contract contract) throws Exception {
        TableRequests match = new TableRequests(running, contract, MATCH);
        // A dealt hand may win immediately. In that case, another table is created.
        for (int table = 1; match.isOverAtOnce() && table < MOST_TABLES; table++) {
            match = new TableRequests(running, contract, MATCH);
        }
        match.views();
        match.moves();
        match.toTheEnd();
        TableRequests open = new TableRequests(running, contract, OPEN);
        open.undo();
        open.leave();
        retry(running, contract);
    }

    /** Continues at a new table from a position of a finished match with a seed. */
    private static void retry(RunningService running, Contract contract) throws Exception {
        ObjectNode wanted =
                TableClient.wanted("koi-koi", 1, 1).put("open", false).put("seed", "heron");
        ((ObjectNode) wanted.get("rules")).putObject("options").put("rounds", 1);
        TableClient.Seat seat =
                TableClient.table(running.service.address(), wanted).get(0);
        for (JsonNode view = seat.view(); !view.path("over").asBoolean(false); view = seat.view()) {
            if (!view.get("moves").isEmpty()) {
                seat.move(view.get("version").longValue(), view.get("moves").get(0));
            }
        }
        String path = TABLES + "/" + seat.table() + "/retry";
        for (String count : List.of("actions", "moves")) {
            var made = running.post(path, "{\"round\":1,\"" + count + "\":2}", bearer(seat.token()));
            contract.check("post", TABLE + "/retry", made);
            assertEquals(201, made.statusCode(), made.body());
        }
    }

    private HttpResponse<String> create(int status, String body) throws Exception {
        return held(status, "post", TABLES, running.post(TABLES, body));
    }

    private void list(int status, String query) throws Exception {
        held(status, "get", TABLES, running.get(TABLES + query));
    }

    private HttpResponse<String> held(int status, String method, String path, HttpResponse<String> answer)
            throws Exception {
        contract.check(method, path, answer);
        assertEquals(status, answer.statusCode(), method + " " + path + ": " + answer.body());
        return answer;
    }

    private static String[] bearer(String token) {
        return token == null ? new String[0] : new String[] {"Authorization", "Bearer " + token};
    }

    private HttpResponse<String> get(int status, String rest, String query, String token) throws Exception {
        String path = TABLES + "/" + table + rest + query;
        return held(status, "get", TABLE + rest, running.get(path, bearer(token)));
    }

    private HttpResponse<String> post(int status, String rest, String body, String token) throws Exception {
        return held(status, "post", TABLE + rest, running.post(TABLES + "/" + table + rest, body, bearer(token)));
    }

    private void sit(int status, int seat, String body, String... key) throws Exception {
        String path = TABLES + "/" + table + "/seats/" + seat;
        var answer = key.length == 0 ? running.post(path, body) : running.post(path, body, "Idempotency-Key", key[0]);
        held(status, "post", TABLE + "/seats/{seat}", answer);
        if (status == 200) {
            tokens[seat] = Json.MAPPER.readTree(answer.body()).path("token").asString("");
        }
    }

    private void sitDown(JsonNode seats) throws Exception {
        String invite = "{\"invite\":\"" + seats.at("/0/invite").asString("") + "\",\"name\":\"Ann\",\"nonce\":\"ab\"}";
        sit(400, 0, "{\"invite\":");
        sit(400, 0, "{\"nonce\":\"xyz\"}");
        sit(401, 0, "{\"invite\":\"" + WRONG + "\"}");
        sit(401, 7, "{}");
        sit(413, 0, "{\"x\":\"" + "x".repeat(110 << 10) + "\"}");
        sit(200, 0, invite);
        sit(200, 0, invite);
        get(200, "", "", tokens[0]);
        post(422, "/next", "", tokens[0]);
        sit(409, 0, invite);
        post(200, "/stand", "", tokens[0]);
        post(401, "/stand", "", tokens[0]);
        sit(200, 0, invite);
        sit(200, 1, "{}", "key");
        post(422, "/stand", "", tokens[1]);
        sit(422, 1, "{\"name\":\"Other\"}", "key");
    }

    private static String move(long version, String move) {
        return "{\"version\":" + version + ",\"move\":" + move + "}";
    }

    private JsonNode view(String token) throws Exception {
        return Json.MAPPER.readTree(get(200, "", "", token).body());
    }

    private void views() throws Exception {
        view(null);
        for (String token : tokens) {
            view(token);
            get(200, "/moves", "", token);
            get(200, "/moves", "?card=1B", token);
            get(200, "/moves", "?brings=true", token);
            get(200, "/log", "", token);
            get(200, "/hint", "", token);
        }
        get(200, "/record", "", null);
        get(200, "/record", "?from=2", null);
        get(200, "/record", "?limit=1", null);
        get(400, "/record", "?from=none", null);
        get(400, "/record", "?limit=none", null);
        phrases();
        get(401, "/moves", "", null);
        get(401, "/hint", "", null);
        get(401, "/hint", "", WRONG);
        for (String rest : List.of("", "/moves", "/log", "/record", "/events", "/phrases")) {
            get(401, rest, "", WRONG);
        }
        for (String unknown : List.of("nosuchtable", "x".repeat(300))) {
            for (String rest : List.of("", "/log", "/record", "/events", "/phrases")) {
                held(404, "get", TABLE + rest, running.get(TABLES + "/" + unknown + rest));
            }
        }
        var events = running.client.send(
                running.to(TABLES + "/" + table + "/events", "Last-Event-ID", "0")
                        .build(),
                BodyHandlers.ofInputStream());
        try (var lines = new BufferedReader(new InputStreamReader(events.body(), StandardCharsets.UTF_8))) {
            contract.begun("get", TABLE + "/events", events, lines);
        }
    }

    private void phrases() throws Exception {
        get(200, "/phrases", "", null);
        post(400, "/phrases", "{\"phrase\":\"something else\"}", tokens[0]);
        post(401, "/phrases", "{\"phrase\":\"hello\"}", WRONG);
        post(413, "/phrases", "{\"x\":\"" + "x".repeat(110 << 10) + "\"}", tokens[0]);
        post(200, "/phrases", "{\"phrase\":\"hello\"}", tokens[0]);
        post(429, "/phrases", "{\"phrase\":\"hello\"}", tokens[0]);
    }

    private boolean isOverAtOnce() throws Exception {
        return view(tokens[view(null).path("turn").asInt(0)]).path("moves").isEmpty();
    }

    private void moves() throws Exception {
        JsonNode seen = view(null);
        int turn = seen.path("turn").asInt();
        long version = seen.path("version").asLong();
        JsonNode mine = view(tokens[turn]);
        String open = mine.path("moves").get(0).toString();
        String closed = "{\"do\":\"play\",\"card\":\""
                + view(tokens[1 - turn]).at("/hand/0").asString("") + "\",\"take\":[]}";
        for (String broken :
                List.of("{", "{}", move(version, "1"), move(version, "{\"do\":\"fly\"}"), move(-1, open))) {
            post(400, "/moves", broken, tokens[turn]);
        }
        post(401, "/moves", move(version, open), null);
        post(401, "/moves", move(version, open), WRONG);
        post(403, "/moves", move(version, open), tokens[1 - turn]);
        post(409, "/moves", move(version - 1, open), tokens[turn]);
        post(409, "/moves", move(version + 1, open), tokens[turn]);
        post(413, "/moves", "{\"x\":\"" + "x".repeat(110 << 10) + "\"}", tokens[turn]);
        var refused = post(422, "/moves", move(version, closed), tokens[turn]);
        assertEquals(true, Json.MAPPER.readTree(refused.body()).has("because"), refused.body());
        for (String replayed : List.of("", "true")) {
            var made = post(200, "/moves", move(version, open), tokens[turn]);
            assertEquals(
                    replayed, made.headers().firstValue("Idempotent-Replayed").orElse(""));
        }
    }

    private void undo() throws Exception {
        JsonNode view = view(null);
        int turn = view.path("turn").asInt();
        post(400, "/undo", "{\"agree\":1}", tokens[turn]);
        post(401, "/undo", "{}", WRONG);
        post(413, "/undo", "{\"x\":\"" + "x".repeat(110 << 10) + "\"}", tokens[turn]);
        post(422, "/undo", "{}", tokens[turn]);
        post(422, "/undo", "{\"agree\":true}", tokens[turn]);
        String first = view(tokens[turn]).path("moves").get(0).toString();
        post(200, "/moves", move(view.path("version").asLong(), first), tokens[turn]);
        post(200, "/undo", "{}", tokens[turn]);
        view(null);
        post(200, "/undo", "{\"agree\":false}", tokens[1 - turn]);
        post(200, "/undo", "", tokens[turn]);
        post(200, "/undo", "{\"agree\":true}", tokens[1 - turn]);
        view(tokens[turn]);
    }

    private void toTheEnd() throws Exception {
        Random luck = new Random(3);
        post(422, "/next", "", tokens[0]);
        post(422, "/rematch", "", tokens[0]);
        post(400, "/retry", "{\"round\":0}", tokens[0]);
        post(401, "/retry", "{}", WRONG);
        post(413, "/retry", "{\"x\":\"" + "x".repeat(110 << 10) + "\"}", tokens[0]);
        post(422, "/retry", "{}", tokens[0]);
        held(
                413,
                "post",
                TABLE + "/rematch",
                running.post(
                        TABLES + "/" + table + "/rematch",
                        "x".repeat(110 << 10),
                        "Authorization",
                        "Bearer " + tokens[0],
                        "Idempotency-Key",
                        "key"));
        for (JsonNode view = view(null); !view.path("over").asBoolean(false); view = view(null)) {
            if (view.has("settlement")) {
                post(200, "/next", "", tokens[0]);
                post(200, "/next", "", tokens[1]);
                get(200, "/record", "", null);
                continue;
            }
            int turn = view.path("turn").asInt();
            JsonNode moves = view(tokens[turn]).path("moves");
            String move = moves.get(luck.nextInt(moves.size())).toString();
            post(200, "/moves", move(view.path("version").asLong(), move), tokens[turn]);
        }
        get(200, "/record", "", tokens[0]);
        post(200, "/rematch", "", tokens[0]);
        post(200, "/rematch", "", tokens[1]);
    }

    private void names() throws Exception {
        String anna = "{\"name\":\"Anna\"}";
        post(400, "/name", "{\"name\":\"\"}", tokens[0]);
        post(401, "/name", anna, WRONG);
        post(413, "/name", "{\"x\":\"" + "x".repeat(110 << 10) + "\"}", tokens[0]);
        post(200, "/name", anna, tokens[0]);
    }

    private void leave() throws Exception {
        for (String rest : List.of("/next", "/rematch", "/leave", "/forget", "/delete")) {
            post(401, rest, "", null);
            post(401, rest, "", WRONG);
        }
        names();
        post(200, "/forget", "", tokens[0]);
        post(200, "/leave", "", tokens[0]);
        post(401, "/leave", "", tokens[0]);
        post(200, "/delete", "", owner);
    }
}
