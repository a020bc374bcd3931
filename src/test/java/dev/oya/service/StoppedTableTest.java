package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.pack.read.RulesFolder;
import dev.oya.service.TableClient.Answer;
import dev.oya.service.TableClient.Events;
import dev.oya.service.TableClient.Seat;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** If the rules of a table fail, every player is notified, the operator is notified once, and players can leave. */
class StoppedTableTest {
    /** Copies the rules into a folder and breaks those of Mulle, which then overflow when they evaluate a certain card. */
    static RuleLibrary broken(Path folder) throws IOException {
        RunningService.rulesWithout("", folder);
        Path pips = folder.resolve("mulle/1/pips.drl");
        String text = Files.readString(pips);
        String before = "value(\"storan-from-hand\") )\nthen\n    insert( new FromHand($pips) );";
        assertTrue(text.contains(before), text);
        Files.writeString(pips, text.replace(before, before.replace("($pips)", "($pips * 100)")));
        return RuleLibrary.of(RulesFolder.of(folder));
    }

    @Test
    void reportsTableWhoseRulesFail(@TempDir Path data) throws Exception {
        String table;
        Seat person;
        JsonNode stopped;
        RuleLibrary rules = broken(data.resolve("rules"));
        RunningService before = new RunningService(rules, data.resolve("here"), null, List.of());
        try (Service here = before.service) {
            ObjectNode wanted = TableClient.wanted("mulle", 1, 1).put("open", true);
            List<Seat> seats = playable(here.address(), wanted);
            person = seats.get(0);
            table = person.table();
            try (Events elsewhere = seats.get(1).events(0L)) {
                JsonNode view = play(person);
                stopped = view.get("stopped");
                JsonNode problem = stopped.get("problems").get(0);
                assertFalse(problem.get("code").stringValue().isEmpty());
                assertFalse(stopped.has("translations"), stopped.toString());
                assertTrue(problem.at("/place/line").asInt(-1) >= 0, problem.toString());
                JsonNode last = elsewhere.next();
                while (last.get("version").longValue() < view.get("version").longValue()) {
                    last = elsewhere.next();
                }
                assertEquals(stopped, last.get("view").get("stopped"), "the stream reports no reason");
                assertEquals("stopped", last.at("/events/0/happened").stringValue());
            }
            long version = person.view().get("version").longValue();
            Answer moved =
                    person.move(version, TableClient.JSON.readTree("{\"do\":\"play\",\"card\":\"SA\",\"take\":[]}"));
            assertTrue(moved.status() == 422 || moved.status() == 400, moved.text());
            TimeUnit.MILLISECONDS.sleep(1_500);
            assertEquals(version, person.view().get("version").longValue(), "a stopped table has made a move");
            assertEquals(1, lines(before.faults, table), before.faults.toString());
        }
        try (RunningService running = new RunningService(rules, data.resolve("here"), null, List.of())) {
            Seat again = person.at(running.service.address());
            assertEquals(stopped, again.view().get("stopped"), "the reason is lost after a restart");
            Answer rematch = again.ask("POST", "/rematch", null);
            assertEquals(200, rematch.status(), rematch.text());
            assertEquals(200, again.ask("POST", "/leave", null).status());
            assertEquals(0, lines(running.faults, table), running.faults.toString());
        }
    }

    /** Returns a player and a spectator at a table. Creates another table if the rules fail during the deal. */
    static List<Seat> playable(String address, ObjectNode wanted) {
        for (int time = 0; time < 50; time++) {
            Answer made = TableClient.ask("POST", address + "/api/tables", null, wanted);
            assertEquals(201, made.status(), made.text());
            String table = made.json().get("table").stringValue();
            ObjectNode invite = TableClient.JSON.createObjectNode();
            invite.set("invite", made.json().at("/seats/0/invite"));
            Answer sat = TableClient.ask("POST", address + "/api/tables/" + table + "/seats/0", null, invite);
            if (sat.status() == 200) {
                Seat person = new Seat(address, table, sat.json().get("token").stringValue());
                return List.of(person, new Seat(address, table, null));
            }
            assertEquals(422, sat.status(), sat.text());
            JsonNode seen = new Seat(address, table, null).view();
            assertEquals(sat.json().get("problems"), seen.at("/stopped/problems"), "spectators see no reason");
        }
        throw new AssertionError("no seat can be taken");
    }

    static long lines(StringWriter told, String table) {
        return told.toString().lines().filter(line -> line.contains(table)).count();
    }

    /** Plays until the table reports that its rules have failed. */
    static JsonNode play(Seat person) throws InterruptedException {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(120);
        while (System.nanoTime() < until) {
            JsonNode view = person.view();
            if (view.has("stopped")) {
                return view;
            }
            JsonNode moves = view.get("moves");
            if (view.has("settlement")) {
                person.ask("POST", "/next", null);
            } else if (moves.isArray() && !moves.isEmpty()) {
                Answer made = person.move(view.get("version").longValue(), moves.get(0));
                assertTrue(List.of(200, 409, 422).contains(made.status()), made.text());
            } else if (moves.isNull() && view.get("turn").equals(view.get("seat"))) {
                String card = view.get("hand").get(0).stringValue();
                JsonNode some = person.ask("GET", "/moves?card=" + card, null).json();
                person.move(view.get("version").longValue(), some.get("moves").get(0));
            } else {
                TimeUnit.MILLISECONDS.sleep(20);
            }
        }
        throw new AssertionError("the rules of the table did not fail: " + person.view());
    }
}
