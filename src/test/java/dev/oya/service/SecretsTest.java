package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.notation.Json;
import dev.oya.service.TableClient.Events;
import dev.oya.service.TableClient.Seat;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Tokens and invites are sent only to their owners and never appear in logs, refusals or metrics. */
class SecretsTest {
    @Test
    void neverRepeatsTokensOrInvites() throws Exception {
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
                        () -> "revealed: "
                                + told.substring(Math.max(0, told.indexOf(secret) - 200), told.indexOf(secret) + 60));
            }
        }
    }

    @Test
    void hidesMatchSecretUntilMatchIsOver() throws Exception {
        Path data = Files.createTempDirectory("oya-data");
        try (RunningService running =
                new RunningService(RuleLibrary.inJar(), data, null, List.of("moves-per-second=100000"))) {
            ObjectNode wanted = TableClient.wanted("koi-koi", 2, 0);
            ((ObjectNode) wanted.get("rules")).putObject("options").put("rounds", 2);
            List<Seat> seats = TableClient.table(running.service.address(), wanted);
            Seat first = seats.get(0);
            byte[] secret = HexFormat.of().parseHex(secret(data, first.table()));
            StringBuilder shown = new StringBuilder();
            JsonNode view = first.view();
            while (!view.get("over").booleanValue()) {
                for (Seat seat : seats) {
                    for (String path : List.of("", "/log", "/record", "/moves")) {
                        shown.append(seat.ask("GET", path, null).text());
                    }
                }
                if (view.has("settlement")) {
                    shown.append(events(first, view.get("version").longValue()));
                    shown.append(events(seats.get(2), view.get("version").longValue()));
                    seats.subList(0, 2)
                            .forEach(seat ->
                                    shown.append(seat.ask("POST", "/next", null).text()));
                } else {
                    Seat mover = seats.get(view.get("turn").intValue());
                    JsonNode seen = mover.view();
                    shown.append(mover.move(
                            seen.get("version").longValue(), seen.get("moves").get(0)));
                }
                view = first.view();
            }
            shown.append(running.get("/metrics").body()).append(running.log).append(running.faults);
            assertTrue(shown.length() > 100_000);
            for (String form : List.of(
                    HexFormat.of().formatHex(secret),
                    HexFormat.of().withUpperCase().formatHex(secret),
                    Base64.getEncoder().withoutPadding().encodeToString(secret),
                    Base64.getUrlEncoder().withoutPadding().encodeToString(secret))) {
                assertFalse(shown.indexOf(form) >= 0, "the secret was shown during the match");
            }
            String records = seats.get(2).ask("GET", "/record", null).text();
            assertEquals(2, records.lines().count());
            assertTrue(
                    records.lines()
                            .allMatch(line -> line.contains(HexFormat.of().formatHex(secret))),
                    records);
        }
    }

    private static String secret(Path data, String table) throws SQLException {
        try (Connection store = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("oya.db"));
                Statement ask = store.createStatement();
                ResultSet row = ask.executeQuery("SELECT secret FROM match WHERE id = '" + table + "'")) {
            return row.getString(1);
        }
    }

    /** Returns every event of the seat's table up to the given version. */
    private static String events(Seat seat, long version) {
        StringBuilder all = new StringBuilder();
        try (Events events = seat.events(0L)) {
            for (long next = 1; next <= version; next++) {
                all.append(events.next());
            }
        }
        return all.toString();
    }

    /** Streams of a seat end when the player leaves, because an open stream would still show the hand of the seat. */
    @Test
    void endsStreamsOfSeatThatLeaves() throws Exception {
        try (RunningService running = new RunningService("moves-per-second=100000")) {
            List<Seat> seats = TableClient.table(running.service.address(), TableClient.wanted("hachi-hachi", 3, 0));
            Seat leaver = seats.get(0);
            List<Stream<String>> streams = new ArrayList<>();
            for (int open = 0; open < 3; open++) {
                streams.add(stream(running, leaver).body());
            }
            var other = stream(running, seats.get(1));
            var others = other.body().filter(line -> line.startsWith("id: ")).iterator();
            String present = others.next();
            assertEquals(200, leaver.ask("POST", "/leave", null).status());
            assertNotEquals(present, others.next(), "other seats receive the version in which the seat leaves");
            for (var stream : streams) {
                List<String> heard = rest(stream);
                assertEquals(
                        List.of(present),
                        heard.stream().filter(line -> line.startsWith("id: ")).toList(),
                        heard.toString());
            }
            assertEquals(401, leaver.ask("GET", "/events", null).status());
            other.body().close();
        }
    }

    @Test
    void endsStreamsOfDeletedTable() throws Exception {
        try (RunningService running = new RunningService("tables=1")) {
            JsonNode made = TableClient.JSON.readTree(running.post(
                            "/api/tables", TableClient.wanted("koi-koi", 2, 0).toString())
                    .body());
            Seat onlooker =
                    new Seat(running.service.address(), made.get("table").stringValue(), null);
            var stream = stream(running, onlooker);
            assertEquals(200, stream.statusCode());
            assertEquals(
                    201,
                    running.post(
                                    "/api/tables",
                                    TableClient.wanted("koi-koi", 2, 0).toString())
                            .statusCode());
            assertFalse(rest(stream.body()).isEmpty());
            assertEquals(404, onlooker.ask("GET", "/events", null).status());
        }
    }

    /** Opens a stream of events and waits until the service has answered. */
    private static HttpResponse<Stream<String>> stream(RunningService running, Seat seat) throws Exception {
        var request = running.to("/api/tables/" + seat.table() + "/events?company=true");
        if (seat.token() != null) {
            request.header("Authorization", "Bearer " + seat.token());
        }
        return running.client.send(request.GET().build(), HttpResponse.BodyHandlers.ofLines());
    }

    /** Returns the remaining lines of the given stream. Fails if the service does not end it. */
    private static List<String> rest(Stream<String> lines) throws Exception {
        return CompletableFuture.supplyAsync(lines::toList).get(20, TimeUnit.SECONDS);
    }
}
