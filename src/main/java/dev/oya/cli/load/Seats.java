package dev.oya.cli.load;

import dev.oya.record.Json;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The seats of a table at which clients play. Safe to share between threads.
 *
 * @param path where the table is asked
 * @param tokens of each seat
 * @param played the newest version that somebody has moved at
 */
record Seats(String path, List<String> tokens, AtomicLong played) {
    private static final int MOST_TRIES = 30;

    /** Makes a table for two and sits down on both sides. */
    static Seats taken(Connection connection, String game) throws IOException {
        ObjectNode wanted = Json.object();
        wanted.putObject("rules").put("game", game);
        ArrayNode seats = wanted.putArray("seats");
        seats.addObject().put("kind", "person");
        seats.addObject().put("kind", "person");
        String body = wanted.put("away", 0).toString();
        Connection.Answer made = connection.ask("POST", "/api/tables", null, body);
        for (int tries = 0; made.status() == 429 && tries < MOST_TRIES; tries++) {
            LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(1));
            made = connection.ask("POST", "/api/tables", null, body);
        }
        if (made.status() != 201) {
            throw new IOException("no table: " + made.body());
        }
        JsonNode table = Json.MAPPER.readTree(made.body());
        String path = "/api/tables/" + table.get("table").stringValue();
        List<String> tokens = new ArrayList<>();
        for (JsonNode seat : table.get("seats")) {
            String sitting = Json.object().set("invite", seat.get("invite")).toString();
            Connection.Answer seated = connection.ask("POST", path + "/seats/" + tokens.size(), null, sitting);
            tokens.add(Json.MAPPER.readTree(seated.body()).get("token").stringValue());
        }
        return new Seats(path, tokens, new AtomicLong(-1));
    }

    /** Whether a move at this version is the first: two seats may have something to say at the same time. */
    boolean isFirstAt(long version) {
        return played.getAndAccumulate(version, Math::max) < version;
    }
}
