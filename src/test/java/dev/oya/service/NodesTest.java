package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.service.TableClient.Events;
import dev.oya.service.TableClient.Seat;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Several nodes share one database. Each serves every table, and if one dies, no data is lost. */
class NodesTest {
    @Test
    @Tag(Exhaustive.TAG)
    void clientsContinueAtOtherNodeWhenOneIsKilled(@TempDir Path data) throws Exception {
        try (Postgres postgres = Postgres.start("several nodes on one database");
                Node first = new Node(data.resolve("1"), postgres.url());
                Node second = new Node(data.resolve("2"), postgres.url());
                Node third = new Node(data.resolve("3"), postgres.url())) {
            List<String> three = List.of(first.address(), second.address(), third.address());
            Crowd crowd = new Crowd(first.address(), 6);
            crowd.play(request -> three.get(request % 3));
            await(crowd, 60);
            // The first node drives the table's bot, and the spectator's stream is at the second.
            ObjectNode wanted = TableClient.wanted("koi-koi", 1, 1).put("pace", 20);
            List<Seat> table = TableClient.table(first.address(), wanted);
            Seat person = table.get(0).at(third.address());
            try (Events elsewhere = table.get(1).at(second.address()).events(0L)) {
                playUntil(person, 6);
                first.kill();
                long before = person.view().get("version").longValue();
                // The bot continues at another node once its own node is considered dead.
                playUntil(person, before + 4);
                for (long number = 1; number <= before + 4; number++) {
                    assertEquals(number, elsewhere.next().get("version").longValue());
                }
            }
            crowd.stop();
            List<String> two = List.of(second.address(), third.address());
            crowd.play(request -> two.get(request % 2));
            await(crowd, crowd.moves() + 40);
            crowd.stop();
            crowd.holds(second.address());
            crowd.holds(third.address());
        }
    }

    @Tag(Exhaustive.TAG)
    @Test
    void endsStreamsAtOtherNodes(@TempDir Path data) throws Exception {
        try (Postgres postgres = Postgres.start("streams of a seat that leaves at another node");
                Node first = new Node(data.resolve("1"), postgres.url());
                Node second = new Node(data.resolve("2"), postgres.url())) {
            List<Seat> table = TableClient.table(first.address(), TableClient.wanted("koi-koi", 2, 0));
            Seat empty = new Seat(first.address(), created(first), null);
            var seat = stream(table.get(0).at(second.address()));
            var onlooker = stream(empty.at(second.address()));
            TimeUnit.MILLISECONDS.sleep(500);
            assertEquals(200, table.get(0).ask("POST", "/leave", null).status());
            delete(postgres, empty.table());
            assertFalse(
                    seat.get(20, TimeUnit.SECONDS).contains("\"kind\":\"bot\""), "the stream showed a later version");
            onlooker.get(20, TimeUnit.SECONDS);
        }
    }

    /** A node that has cached a table is notified when another node deletes the table or a player's name. */
    @Tag(Exhaustive.TAG)
    @Test
    void removesTablesAndNamesThatAnotherNodeErased(@TempDir Path data) throws Exception {
        try (Postgres postgres = Postgres.start("names and matches that another node erased");
                RunningService first = RunningService.at(data.resolve("1"), postgres.url());
                RunningService second = RunningService.at(data.resolve("2"), postgres.url())) {
            String address = first.service.address();
            JsonNode made = TableClient.ask("POST", address + "/api/tables", null, TableClient.wanted("koi-koi", 2, 0))
                    .json();
            String id = made.get("table").stringValue();
            String token = TableClient.ask(
                            "POST", address + "/api/tables/" + id + "/seats/0", null, "{\"name\":\"Ann\"}")
                    .json()
                    .get("token")
                    .stringValue();
            Seat there = new Seat(second.service.address(), id, token);
            assertEquals("Ann", there.view().at("/seats/0/name").stringValue());
            assertEquals(
                    200,
                    new Seat(address, id, token).ask("POST", "/forget", null).status());
            assertTrue(there.view().at("/seats/0/name").isNull());
            Seat owner = new Seat(address, id, made.get("owner").stringValue());
            assertEquals(200, owner.ask("POST", "/delete", null).status());
            assertEquals(401, there.ask("GET", "", null).status());
        }
    }

    private static String created(Node node) {
        return TableClient.ask("POST", node.address() + "/api/tables", null, TableClient.wanted("koi-koi", 2, 0))
                .json()
                .get("table")
                .stringValue();
    }

    /** Deletes a table in the database, as another node does when the table has expired. */
    private static void delete(Postgres postgres, String table) throws SQLException {
        try (Connection connection = DriverManager.getConnection(postgres.url());
                Statement statement = connection.createStatement()) {
            statement.execute("DELETE FROM laid WHERE match = '" + table + "'");
            statement.execute("DELETE FROM match WHERE id = '" + table + "'");
        }
    }

    /** Returns the whole text of the given seat's stream once the service has ended it. */
    private static CompletableFuture<String> stream(Seat seat) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(seat.address() + "/api/tables/" + seat.table() + "/events"));
        if (seat.token() != null) {
            request.header("Authorization", "Bearer " + seat.token());
        }
        return HttpClient.newHttpClient()
                .sendAsync(request.build(), HttpResponse.BodyHandlers.ofString())
                .thenApply(HttpResponse::body);
    }

    /** Clients that abort their streams during play affect neither the players nor the nodes. */
    @Tag(Exhaustive.TAG)
    @Test
    void abortedStreamsDoNotDisturbPlay(@TempDir Path data) throws Exception {
        try (Postgres postgres = Postgres.start("streams that come and go at two nodes");
                Node first = new Node(data.resolve("1"), postgres.url());
                Node second = new Node(data.resolve("2"), postgres.url())) {
            List<String> two = List.of(first.address(), second.address());
            Crowd crowd = new Crowd(first.address(), 4);
            crowd.play(request -> two.get(request % 2));
            try (Passers passers = new Passers(crowd.tables(), two)) {
                int most = Exhaustive.times(400, 40);
                long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(120);
                while (passers.passed() < most) {
                    crowd.moves();
                    assertTrue(System.nanoTime() < until, "too few aborted streams: " + passers.passed());
                    TimeUnit.MILLISECONDS.sleep(50);
                }
            }
            await(crowd, crowd.moves() + 40);
            crowd.stop();
            for (String node : two) {
                assertEquals(
                        200, TableClient.ask("GET", node + "/ready", null, null).status());
                String metrics =
                        TableClient.ask("GET", node + "/metrics", null, null).text();
                assertEquals(
                        List.of(),
                        metrics.lines()
                                .filter(line ->
                                        line.matches("oya_faults_total\\{.*} [^0].*|oya_requests.*status=\"500\".*"))
                                .toList());
                crowd.holds(node);
            }
        }
    }

    /** A node checks for changes at other nodes before it refuses a request, even if it has cached the table. */
    @Test
    void readsOtherNodesChangesBeforeRefusing(@TempDir Path data) throws Exception {
        try (Postgres postgres = Postgres.start("tokens of the other node");
                Node first = new Node(data.resolve("1"), postgres.url());
                Node second = new Node(data.resolve("2"), postgres.url())) {
            JsonNode made = TableClient.ask(
                            "POST", first.address() + "/api/tables", null, TableClient.wanted("koi-koi", 2, 0))
                    .json();
            String table = made.get("table").stringValue();
            // A request sent to both nodes with one idempotency key creates one table.
            ObjectNode wanted = TableClient.wanted("koi-koi", 1, 1);
            String[] key = {"Idempotency-Key", "once-at-two-nodes"};
            JsonNode once = TableClient.ask("POST", first.address() + "/api/tables", null, wanted, key)
                    .json();
            assertEquals(
                    once,
                    TableClient.ask("POST", second.address() + "/api/tables", null, wanted, key)
                            .json());
            List<Seat> seats = new ArrayList<>();
            for (int seat = 0; seat < 2; seat++) {
                new Seat(second.address(), table, null).view();
                String invite = made.at("/seats/" + seat + "/invite").stringValue();
                Seat sat = TableClient.sit(first.address(), table, seat, invite);
                seats.add(sat);
                // The move may arrive before the match starts, but the token must be valid.
                String code = sat.at(second.address())
                        .move(0, TableClient.JSON.createObjectNode())
                        .code();
                assertTrue(List.of("no-such-move", "stale").contains(code), code);
                TableClient.Answer again = TableClient.ask(
                        "POST",
                        second.address() + "/api/tables/" + table + "/seats/" + seat,
                        null,
                        TableClient.JSON.createObjectNode().put("invite", invite));
                assertEquals("seat-taken", again.code(), again.text());
            }
            for (int move = 0; move < 6; move++) {
                for (Seat seat : seats) {
                    JsonNode view = seat.at(first.address()).view();
                    if (!view.get("moves").isEmpty()) {
                        long version = view.get("version").longValue();
                        JsonNode one = view.get("moves").get(0);
                        assertEquals(
                                200, seat.at(first.address()).move(version, one).status());
                        TableClient.Answer twice = seat.at(second.address()).move(version, one);
                        assertEquals(200, twice.status(), twice.text());
                        assertEquals(version + 1, twice.json().get("version").longValue());
                        String late = seat.at(second.address())
                                .move(
                                        version,
                                        TableClient.JSON
                                                .createObjectNode()
                                                .put("do", "play")
                                                .put("card", "1B"))
                                .code();
                        assertTrue(List.of("stale", "no-such-move").contains(late), late);
                    }
                }
            }
            hears(seats.get(0).at(second.address()), seats.get(1).at(first.address()));
        }
    }

    /** Checks that a listener at one node receives a phrase sent at another. */
    private static void hears(Seat listener, Seat speaker) {
        try (Events company = listener.company()) {
            Object phrase = TableClient.JSON.createObjectNode().put("phrase", "hello");
            assertEquals(200, speaker.ask("POST", "/phrases", phrase).status());
            JsonNode heard = company.next();
            while (!heard.has("phrase")) {
                heard = company.next();
            }
            assertEquals("hello", heard.get("phrase").stringValue());
            assertEquals(1, heard.get("seat").intValue());
        }
    }

    private static void await(Crowd crowd, int moves) throws InterruptedException {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(120);
        while (crowd.moves() < moves) {
            assertTrue(System.nanoTime() < until, "the crowd has stopped playing");
            TimeUnit.MILLISECONDS.sleep(20);
        }
    }

    /** Plays the person's turns until the table reaches a version. Any node may move the bot. */
    private static void playUntil(Seat person, long version) throws InterruptedException {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(120);
        JsonNode view = person.view();
        while (view.get("version").longValue() < version) {
            assertTrue(System.nanoTime() < until, "the table makes no progress: " + view);
            if (view.has("settlement")) {
                person.ask("POST", "/next", null);
            } else if (view.get("turn").equals(view.get("seat"))) {
                person.move(view.get("version").longValue(), view.get("moves").get(0));
            } else {
                TimeUnit.MILLISECONDS.sleep(20);
            }
            view = person.view();
        }
    }
}
