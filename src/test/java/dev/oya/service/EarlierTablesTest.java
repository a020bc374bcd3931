package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.service.TableClient.Seat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads a database that an earlier release wrote, with every kind of accepted request. The events of its tables may have
 * additional fields and reasons, but no value may change.
 */
class EarlierTablesTest {
    private static final Path KEPT = Path.of("src/test/resources/earlier");
    private static final int MOST_MOVES = 40;
    private static final String RULE = "rule";

    @Test
    void servesTablesOfEarlierVersionUnchanged(@TempDir Path temp) throws Exception {
        if (Boolean.getBoolean("oya.seeds.write")) {
            write(temp.resolve("written"));
        }
        Path data = Files.createDirectories(temp.resolve("data"));
        unpack(KEPT.resolve("oya.db.gz"), data.resolve("oya.db"));
        madeNow(data.resolve("oya.db"));
        try (RunningService running = new RunningService(RuleLibrary.inJar(), data, null, List.of());
                BufferedReader lines = new BufferedReader(new InputStreamReader(
                        new GZIPInputStream(Files.newInputStream(KEPT.resolve("told.jsonl.gz"))),
                        StandardCharsets.UTF_8))) {
            Map<String, List<JsonNode>> then = new TreeMap<>();
            lines.lines()
                    .map(TableClient.JSON::readTree)
                    .forEach(line -> then.computeIfAbsent(
                                    line.get("view").get("table").stringValue(), table -> new ArrayList<>())
                            .add(line));
            for (Map.Entry<String, List<JsonNode>> table : then.entrySet()) {
                Seat spectator = new Seat(running.service.address(), table.getKey(), null);
                try (TableClient.Events events = spectator.events(0L)) {
                    for (JsonNode told : table.getValue()) {
                        assertHas(told, events.next(), table.getKey() + ", version " + told.get("version"));
                    }
                }
            }
        }
    }

    /** Checks that {@code now} contains everything in {@code then}, except texts, digests of rules and line numbers. */
    private static void assertHas(JsonNode then, JsonNode now, String place) {
        if (then.isObject()) {
            then.propertyStream().forEach(member -> {
                if (!List.of("says", "because", "digest", "hash", "line").contains(member.getKey())) {
                    assertHas(member.getValue(), now.path(member.getKey()), place + " " + member.getKey());
                }
            });
        } else if (then.isArray() && then.path(0).has(RULE)) {
            // A reason may list more rules than before.
            then.forEach(rule -> assertHas(rule, named(now, rule.get(RULE)), place + " " + rule.get(RULE)));
        } else if (then.isArray()) {
            assertEquals(then.size(), now.size(), () -> place + ": " + now);
            for (int i = 0; i < then.size(); i++) {
                assertHas(then.get(i), now.get(i), place + " " + i);
            }
        } else {
            assertEquals(then, now, place);
        }
    }

    /** Returns the rule with the given name, or a missing node if there is none. */
    private static JsonNode named(JsonNode rules, JsonNode name) {
        for (JsonNode rule : rules) {
            if (rule.path(RULE).equals(name)) {
                return rule;
            }
        }
        return MissingNode.getInstance();
    }

    private static void unpack(Path from, Path to) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(from))) {
            Files.copy(in, to);
        }
    }

    /** Sets the creation time of all tables to now, because old finished tables are deleted. */
    private static void madeNow(Path file) throws Exception {
        try (Connection store = DriverManager.getConnection("jdbc:sqlite:" + file);
                PreparedStatement update = store.prepareStatement("UPDATE match SET created = ?");
                PreparedStatement seen = store.prepareStatement("UPDATE presence SET seen = ?")) {
            update.setLong(1, System.currentTimeMillis());
            assertTrue(update.executeUpdate() > 5, "too few tables");
            seen.setLong(1, System.currentTimeMillis());
            seen.executeUpdate();
        }
    }

    // The methods below create the database. Set -Doya.seeds.write=true to rewrite it.

    private static void write(Path data) throws Exception {
        RunningService running = new RunningService(RuleLibrary.inJar(), data, null, List.of());
        List<Seat> spectators = new ArrayList<>();
        for (String table : List.of(
                "hachi-hachi sv 3",
                "hachi-hachi en 2",
                "hachi-hachi de 4",
                "koi-koi de 3",
                "mulle sv 2",
                "mulle sv 4",
                "scopa it 2")) {
            String[] words = table.split(" ");
            ObjectNode wanted = TableClient.wanted(words[0], Integer.parseInt(words[2]), 0);
            ((ObjectNode) wanted.get("rules")).put("profile", words[1]);
            spectators.add(someMoves(TableClient.table(running.service.address(), wanted)));
        }
        spectators.add(wholeMatch(running.service.address()));
        spectators.add(comingAndGoing(running.service.address()));
        try (PrintWriter told = new PrintWriter(
                new GZIPOutputStream(
                        Files.newOutputStream(Files.createDirectories(KEPT).resolve("told.jsonl.gz"))),
                false,
                StandardCharsets.UTF_8)) {
            for (Seat spectator : spectators) {
                long last = spectator.view().get("version").longValue();
                try (TableClient.Events events = spectator.events(0L)) {
                    for (long version = 1; version <= last; version++) {
                        told.println(events.next());
                    }
                }
            }
        }
        running.service.close();
        try (Connection store = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("oya.db"))) {
            store.createStatement().execute("VACUUM");
            var kinds = store.createStatement().executeQuery("SELECT DISTINCT kind FROM event");
            TreeSet<String> seen = new TreeSet<>();
            while (kinds.next()) {
                seen.add(kinds.getString(1));
            }
            assertEquals(11, seen.size(), seen.toString());
        }
        try (GZIPOutputStream out = new GZIPOutputStream(Files.newOutputStream(KEPT.resolve("oya.db.gz")))) {
            Files.copy(data.resolve("oya.db"), out);
        }
    }

    private static ObjectNode body() {
        return TableClient.JSON.createObjectNode();
    }

    /** Makes a random move for the seat whose turn it is. Returns the seat, or null if the round is over. */
    private static Seat move(List<Seat> seats, Random luck) {
        for (Seat seat : seats) {
            JsonNode view = seat.view();
            if (view.has("settlement")) {
                return null;
            }
            JsonNode moves = view.path("moves");
            if (view.get("turn").equals(view.get("seat")) && !moves.isEmpty()) {
                assertEquals(
                        200,
                        seat.move(view.get("version").longValue(), moves.get(luck.nextInt(moves.size())))
                                .status());
                return seat;
            }
        }
        throw new AssertionError("no seat can move");
    }

    /** Makes moves and sends undo requests, some accepted and some rejected. Returns the spectator. */
    private static Seat someMoves(List<Seat> seats) {
        Seat spectator = seats.remove(seats.size() - 1);
        Random luck = new Random(3);
        for (int made = 0; made < MOST_MOVES; made++) {
            Seat mover = move(seats, luck);
            if (mover == null) {
                seats.forEach(seat -> seat.ask("POST", "/next", null));
            } else if (made % 6 == 0) {
                mover.ask("POST", "/undo", body());
                boolean agree = made % 12 == 0;
                seats.stream()
                        .filter(seat -> seat != mover)
                        .forEach(seat -> seat.ask("POST", "/undo", body().put("agree", agree)));
            }
        }
        return spectator;
    }

    private static Seat wholeMatch(String address) throws InterruptedException {
        ObjectNode wanted = TableClient.wanted("koi-koi", 2, 0).put("next", 1);
        ((ObjectNode) wanted.get("rules")).putObject("options").put("rounds", 3);
        List<Seat> seats = TableClient.table(address, wanted);
        Seat spectator = seats.remove(2);
        Random luck = new Random(8);
        for (int round = 1; round <= 3; round++) {
            while (move(seats, luck) != null) {
                continue;
            }
            if (round == 1) {
                seats.forEach(seat -> seat.ask("POST", "/next", null));
            }
            long until = System.nanoTime() + 60_000_000_000L;
            while (round < 3 && spectator.view().get("round").intValue() == round && System.nanoTime() < until) {
                Thread.sleep(100);
            }
        }
        assertEquals(200, seats.get(0).ask("POST", "/rematch", null).status());
        return spectator;
    }

    private static Seat comingAndGoing(String address) {
        List<Seat> seats =
                TableClient.table(address, TableClient.wanted("koi-koi", 2, 0).put("away", 10));
        Seat spectator = seats.get(2);
        try (TableClient.Events events = spectator.events(null)) {
            int turn = events.next().get("view").get("turn").intValue();
            while (!events.next().get("events").toString().contains("action")) {
                continue;
            }
            seats.get(turn).view();
            seats.get(1 - turn).view();
            seats.get(0).ask("POST", "/leave", null);
            for (int told = 0; told < 4; told++) {
                JsonNode view = seats.get(1).view();
                if (view.get("turn").equals(view.get("seat"))) {
                    seats.get(1)
                            .move(
                                    view.get("version").longValue(),
                                    view.get("moves").get(0));
                }
            }
        }
        return spectator;
    }
}
