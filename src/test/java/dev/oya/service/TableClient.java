package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A client for tables that relies only on the documented API. */
final class TableClient {
    static final JsonMapper JSON = new JsonMapper();
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    /**
     * Codes of temporary errors, after which a request is repeated. A fast machine can exceed the limit of moves per second.
     */
    private static final Set<String> SOON = Set.of("store-unavailable", "too-many-moves");

    /** Maximum number of tables to create until no dealt hand wins the first round immediately, which is rare. */
    private static final int MOST_DEALS = 10;

    record Answer(int status, String text) {
        JsonNode json() {
            return JSON.readTree(text);
        }

        /** Returns the error code, or an empty string if the request succeeded. */
        String code() {
            return status < 400 ? "" : json().path("code").asString("");
        }
    }

    /** A seated player, or a spectator if the token is null. A patient player repeats requests after temporary errors. */
    record Seat(String address, String table, String token, boolean patient) {
        Seat(String address, String table, String token) {
            this(address, table, token, true);
        }

        Answer ask(String method, String path, Object body, String... headers) {
            String there = address + "/api/tables/" + table + path;
            Answer answer = TableClient.ask(method, there, token, body, headers);
            long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
            while (patient && SOON.contains(answer.code()) && System.nanoTime() < until) {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
                answer = TableClient.ask(method, there, token, body, headers);
            }
            return answer;
        }

        Seat at(String other) {
            return new Seat(other, table, token, patient);
        }

        /** Returns a client of the same seat that does not retry requests. */
        Seat hasty() {
            return new Seat(address, table, token, false);
        }

        JsonNode view() {
            Answer answer = ask("GET", "", null);
            assertEquals(200, answer.status(), answer.text());
            return answer.json();
        }

        Answer move(long version, JsonNode move) {
            ObjectNode body = JSON.createObjectNode().put("version", version);
            body.set("move", move);
            return ask("POST", "/moves", body);
        }

        /** Opens a stream of the events after the given version, or of new events if the version is null. */
        Events events(Long after) {
            return new Events(this, after, "");
        }

        /** Opens a stream of new events, including phrases and the number of spectators. */
        Events company() {
            return new Events(this, null, "?company=true");
        }
    }

    /** A stream of events. After a lost connection, it continues after the last event, as browsers do. */
    static final class Events implements Iterator<JsonNode>, AutoCloseable {
        private static final long PATIENCE_SECONDS = 60;
        private final Seat seat;
        private final String asked;
        private String last;
        private Stream<String> lines = Stream.of();
        private Iterator<String> each = lines.iterator();

        private Events(Seat seat, Long after, String asked) {
            this.seat = seat;
            this.asked = asked;
            last = after == null ? null : String.valueOf(after);
            open();
        }

        private void open() {
            lines.close();
            String there = seat.address() + "/api/tables/" + seat.table() + "/events" + asked;
            HttpRequest.Builder request = request("GET", there, seat.token(), null);
            if (last != null) {
                request.header("Last-Event-ID", last);
            }
            try {
                HttpResponse<Stream<String>> answer = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofLines());
                lines = answer.body();
                if (answer.statusCode() != 200) {
                    String text = lines.collect(Collectors.joining("\n"));
                    assertEquals(503, answer.statusCode(), text);
                    lines = Stream.of();
                }
                each = lines.iterator();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        public boolean hasNext() {
            return true;
        }

        @Override
        public JsonNode next() {
            long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
            while (System.nanoTime() < until) {
                try {
                    while (each.hasNext()) {
                        String line = each.next();
                        if (line.startsWith("id: ")) {
                            last = line.substring(4);
                        } else if (line.startsWith("data: ")) {
                            return JSON.readTree(line.substring(6));
                        }
                    }
                    TimeUnit.MILLISECONDS.sleep(100);
                    open();
                } catch (UncheckedIOException broken) {
                    each = Collections.emptyIterator();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
            throw new AssertionError("the stream has ended and cannot be reopened");
        }

        @Override
        public void close() {
            lines.close();
        }
    }

    private TableClient() {}

    private static HttpRequest.Builder request(String method, String address, String token, Object body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address))
                .timeout(java.time.Duration.ofSeconds(180))
                .method(
                        method,
                        body == null
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body.toString()));
        if (body != null) {
            request.header("Content-Type", body.toString().startsWith("{") ? "application/json" : "application/yaml");
        }
        return token == null ? request : request.header("Authorization", "Bearer " + token);
    }

    static Answer ask(String method, String address, String token, Object body, String... headers) {
        HttpRequest.Builder request = request(method, address, token, body);
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            HttpResponse<String> answer = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
            return new Answer(answer.statusCode(), answer.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the request body for a table with seats for persons, followed by seats for bots. */
    static ObjectNode wanted(String game, int persons, int bots) {
        ObjectNode wanted = JSON.createObjectNode();
        wanted.putObject("rules").put("game", game);
        var seats = wanted.putArray("seats");
        for (int seat = 0; seat < persons + bots; seat++) {
            ObjectNode one = seats.addObject().put("kind", seat < persons ? "person" : "bot");
            if (seat >= persons) {
                one.put("bot", "random");
            }
        }
        return wanted.put("open", true).put("pace", 0).put("away", 0);
    }

    /**
     * Creates a table and takes all seats. Returns them, followed by a spectator. If the deal itself ends the first round, creates
     * another table.
     */
    static List<Seat> table(String address, ObjectNode wanted) {
        List<Seat> seats = null;
        for (int deal = 0; deal < MOST_DEALS; deal++) {
            seats = seated(address, ask("POST", address + "/api/tables", null, wanted));
            JsonNode view = seats.get(0).view();
            if (!view.has("settlement") || !view.get("last").isEmpty()) {
                return seats;
            }
        }
        throw new AssertionError("each of " + MOST_DEALS + " deals ended its round: " + seats);
    }

    /** Takes all seats of a created table. Returns them, followed by a spectator. */
    static List<Seat> seated(String address, Answer made) {
        if (made.status() != 201) {
            throw new AssertionError(made.toString());
        }
        String table = made.json().get("table").stringValue();
        List<Seat> seats = new ArrayList<>();
        for (JsonNode seat : made.json().get("seats")) {
            if (!seat.get("invite").isNull()) {
                seats.add(sit(
                        address,
                        table,
                        seat.get("seat").intValue(),
                        seat.get("invite").stringValue()));
            }
        }
        seats.add(new Seat(address, table, null));
        return seats;
    }

    static Seat sit(String address, String table, int seat, String invite) {
        Answer sat = ask(
                "POST",
                address + "/api/tables/" + table + "/seats/" + seat,
                null,
                JSON.createObjectNode()
                        .put("invite", invite)
                        .put("name", "P" + seat)
                        .put("nonce", "ab" + seat));
        if (sat.status() != 200) {
            throw new AssertionError(sat.toString());
        }
        return new Seat(address, table, sat.json().get("token").stringValue());
    }
}
