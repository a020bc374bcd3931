package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.engine.RuleLibrary;
import dev.oya.record.Verifier;
import dev.oya.service.TableClient.Answer;
import dev.oya.service.TableClient.Events;
import dev.oya.service.TableClient.Seat;
import dev.oya.situation.RecordRulesFinder;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntFunction;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Players at many tables who move without pauses and record acknowledged moves. In a quick run, they pause longer the more
 * tables there are, so that the service has enough processor time.
 */
final class Crowd {
    private static final int PAUSE_MILLIS = Exhaustive.times(0, 10);

    /** Acknowledged events by table and version. */
    private final Map<String, Map<Long, JsonNode>> acknowledged = new ConcurrentHashMap<>();

    private final List<List<Seat>> tables = new ArrayList<>();
    private final List<Thread> players = new ArrayList<>();
    private volatile boolean over;
    private volatile AssertionError wrong;

    Crowd(String address, int count) {
        for (int table = 0; table < count; table++) {
            ObjectNode wanted = TableClient.wanted(List.of("koi-koi", "mulle").get(table % 2), 2, 0);
            // Enough rounds that no match ends during the test.
            ((ObjectNode) wanted.get("rules")).putObject("options").put("rounds", 100_000);
            tables.add(TableClient.table(address, wanted));
        }
    }

    /** Returns the number of acknowledged moves, or throws if a response was wrong. */
    int moves() {
        orThrow();
        return acknowledged.values().stream().mapToInt(Map::size).sum();
    }

    List<List<Seat>> tables() {
        return tables;
    }

    private void orThrow() {
        AssertionError failed = wrong;
        if (failed != null) {
            throw new AssertionError(failed.getMessage(), failed);
        }
    }

    /**
     * Starts all players, who play until {@link #stop}. {@code addresses} maps the number of a request to a service address.
     */
    void play(IntFunction<String> addresses) {
        over = false;
        for (List<Seat> table : tables) {
            Thread player = new Thread(() -> play(table, addresses));
            player.start();
            players.add(player);
        }
    }

    private void play(List<Seat> table, IntFunction<String> addresses) {
        Random luck = new Random(table.get(0).table().hashCode());
        int request = 0;
        while (!over && wrong == null) {
            for (Seat seat : table.subList(0, 2)) {
                try {
                    String address = addresses.apply(request++);
                    turn(seat.at(address).hasty(), luck);
                } catch (UncheckedIOException killed) {
                    // The move was not acknowledged, so its outcome is unknown.
                } catch (AssertionError answered) {
                    wrong = answered;
                }
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos((tables.size() - 1L) * PAUSE_MILLIS));
        }
    }

    private void turn(Seat seat, Random luck) {
        Answer answer = seat.ask("GET", "", null);
        if (answer.status() != 200) {
            assertEquals(503, answer.status(), answer.text());
            return;
        }
        JsonNode view = answer.json();
        if (view.has("settlement")) {
            seat.ask("POST", "/next", null);
        } else if (view.get("turn").equals(view.get("seat"))
                && !view.get("moves").isEmpty()) {
            JsonNode moves = view.get("moves");
            Answer made = seat.move(view.get("version").longValue(), moves.get(luck.nextInt(moves.size())));
            if (made.status() == 200) {
                acknowledged
                        .computeIfAbsent(seat.table(), any -> new ConcurrentHashMap<>())
                        .put(made.json().get("version").longValue(), made.json().get("events"));
            } else {
                assertTrue(made.status() == 409 || made.status() == 503, made.text());
            }
        }
    }

    void stop() {
        over = true;
        for (Thread player : players) {
            try {
                player.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        players.clear();
        orThrow();
    }

    /** Checks that the service has all acknowledged events in order, and that the records pass verification. */
    void holds(String address) {
        Verifier verifier = new Verifier(new RecordRulesFinder(RuleLibrary.inJar(), List.of()));
        for (List<Seat> table : tables) {
            Seat onlooker = table.get(2).at(address);
            long version = onlooker.view().get("version").longValue();
            Map<Long, JsonNode> told = new TreeMap<>(acknowledged.getOrDefault(onlooker.table(), Map.of()));
            try (Events events = onlooker.events(0L)) {
                for (long number = 1; number <= version; number++) {
                    JsonNode event = events.next();
                    assertEquals(number, event.get("version").longValue(), "a version is missing or duplicated");
                    JsonNode mine = told.remove(number);
                    if (mine != null) {
                        assertEquals(acts(mine), acts(event.get("events")), "a different move was stored");
                    }
                }
            }
            assertEquals(Map.of(), told, "acknowledged moves are lost");
            for (String line :
                    onlooker.ask("GET", "/record", null).text().lines().toList()) {
                assertEquals(List.of(), verifier.verify(1, line));
            }
        }
    }

    /** Returns the actions without their descriptions, which depend on the reader's language and seat. */
    private static List<JsonNode> acts(JsonNode events) {
        return events.valueStream()
                .map(event -> event.has("action") ? event.get("action") : event)
                .toList();
    }
}
