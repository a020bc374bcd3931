package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/** The load test plays, receives events and scores rounds. It refuses to run against other machines. */
class LoadTest {
    @Test
    void clientsMoveAndReceiveEvents() throws Exception {
        try (RunningService running = new RunningService("tables-per-hour=100000", "moves-per-second=100000")) {
            URI service = URI.create(running.service.address());
            ObjectNode moves = new LoadRun(service, 4, 1).tables("koi-koi", 6, 12);
            assertEquals(0, moves.get("failed").intValue(), moves.toString());
            assertTrue(moves.get("done").intValue() > 0, moves.toString());
            assertEquals(12, moves.get("streams").intValue(), moves.toString());
            assertTrue(moves.get("events").intValue() >= moves.get("done").intValue(), moves.toString());
            ObjectNode scores =
                    new LoadRun(service, 2, 1).scores("{\"game\":\"koi-koi\",\"captured\":[\"1B\",\"3B\",\"8B\"]}");
            assertEquals(0, scores.get("failed").intValue(), scores.toString());
            assertTrue(scores.get("done").intValue() > 0, scores.toString());
        }
    }

    /** Concurrent requests may all try to store the same rule pack first. */
    @Test
    void createsTablesOfNewRulesConcurrently() throws Exception {
        try (RunningService running = new RunningService("tables-per-hour=100000")) {
            String rules = "{\"rules\":{\"game\":\"koi-koi\",\"options\":{\"players\":2}},";
            // Compiles the rules first, so that the following requests run at the same time.
            running.client.send(
                    running.to("/api/ask/captured", "content-type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(rules + "\"cards\":[\"1B\"]}"))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            List<CompletableFuture<HttpResponse<String>>> asked = Stream.generate(() -> running.client.sendAsync(
                            running.to("/api/tables", "content-type", "application/json")
                                    .POST(HttpRequest.BodyPublishers.ofString(
                                            rules + "\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}"))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString()))
                    .limit(24)
                    .toList();
            int made = 0;
            for (CompletableFuture<HttpResponse<String>> one : asked) {
                // Some of the concurrent requests may be rejected. Each accepted one creates a table.
                int status = one.get().statusCode();
                assertTrue(status == 201 || status == 429, one.get().body());
                made += status == 201 ? 1 : 0;
            }
            assertTrue(made > 1, "only " + made + " tables were created");
        }
    }

    /** A client that missed more events than a stream can buffer receives all of them. */
    @Test
    @Tag(Exhaustive.TAG)
    void resumesStreamAfterManyMissedEvents() throws Exception {
        try (RunningService running = new RunningService("moves-per-second=100000")) {
            String address = running.service.address();
            Crowd crowd = new Crowd(address, 1);
            crowd.play(request -> address);
            while (crowd.moves() < 800) {
                Thread.sleep(10);
            }
            crowd.stop();
            crowd.holds(address);
        }
    }

    @Test
    void refusesToLoadOtherMachines() {
        assertTrue(LoadRun.isHere(URI.create("http://127.0.0.1:7070")));
        assertTrue(LoadRun.isHere(URI.create("http://localhost:7070")));
        assertFalse(LoadRun.isHere(URI.create("http://192.0.2.1:7070")));
    }
}
