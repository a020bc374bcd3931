package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.cli.Main;
import dev.oya.engine.RuleLibrary;
import dev.oya.service.TableClient.Answer;
import dev.oya.service.TableClient.Events;
import dev.oya.service.TableClient.Seat;
import dev.oya.store.Store;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Owners delete matches, players delete their names, and operators erase both. */
class ErasingTest {
    private static final String TWO =
            "{\"rules\":{\"game\":\"koi-koi\",\"options\":{\"rounds\":1}},\"open\":true,\"pace\":0,\"seats\":["
                    + "{\"kind\":\"person\",\"name\":\"Ann\"},{\"kind\":\"bot\",\"bot\":\"greedy\"}]}";

    @TempDir
    private Path data;

    private Service start() {
        // Callers close only the service, because closing RunningService deletes the data.
        return new RunningService(RuleLibrary.inJar(), data.resolve("kept"), null, List.of()).service;
    }

    private static JsonNode table(Service service) {
        Answer answer = TableClient.ask("POST", service.address() + "/api/tables", null, TWO);
        assertEquals(201, answer.status(), answer.text());
        return answer.json();
    }

    private static Seat seat(Service service, JsonNode made, String token) {
        return new Seat(service.address(), made.get("table").stringValue(), token);
    }

    private static Seat person(Service service, JsonNode made, String body) {
        Answer seated = seat(service, made, null).ask("POST", "/seats/0", body);
        assertEquals(200, seated.status(), seated.text());
        return seat(service, made, seated.json().get("token").stringValue());
    }

    /** Makes a move when it is the person's turn, unless the match is over. */
    private static void move(Seat person) {
        JsonNode view = person.view();
        while (view.get("moves").isEmpty() && !view.get("over").booleanValue()) {
            view = person.view();
        }
        if (!view.get("over").booleanValue()) {
            Answer made = person.move(
                    view.get("version").longValue(), view.get("moves").get(0));
            assertEquals(200, made.status(), made.text());
        }
    }

    @Test
    void ownerDeletesMatchAndStreamsEnd() throws Exception {
        try (Service service = start()) {
            JsonNode made = table(service);
            Seat person = person(service, made, "{}");
            String owner = made.get("owner").stringValue();
            for (String wrong : new String[] {null, person.token(), "0".repeat(40)}) {
                Answer refused = seat(service, made, wrong).ask("POST", "/delete", null);
                assertEquals("401 wrong-owner", refused.status() + " " + refused.code());
            }
            try (Events events = person.events(0L)) {
                events.next();
                Answer deleted = seat(service, made, owner).ask("POST", "/delete", null);
                assertEquals(200, deleted.status(), deleted.text());
                assertEquals(made.get("table"), deleted.json().get("deleted"));
            }
            assertEquals(401, person.ask("GET", "", null).status());
            assertEquals(404, seat(service, made, null).ask("GET", "", null).status());
            assertEquals(
                    401, seat(service, made, owner).ask("POST", "/delete", null).status());
        }
    }

    @Test
    @Tag(Exhaustive.TAG)
    void ownerOfMatchDeletesItsRematch() throws Exception {
        try (Service service = start()) {
            JsonNode made = table(service);
            Seat person = person(service, made, "{}");
            JsonNode view = person.view();
            while (!view.get("over").booleanValue()) {
                move(person);
                view = person.view();
            }
            Answer rematch = person.ask("POST", "/rematch", null);
            String next = rematch.json().at("/events/0/table").stringValue();
            Seat owner = new Seat(service.address(), next, made.get("owner").stringValue());
            assertEquals(200, owner.ask("POST", "/delete", null).status());
            assertEquals(200, person.ask("GET", "", null).status(), "the first match still exists");
        }
    }

    @Test
    void personDeletesNameFromTableAndHistory() throws Exception {
        String match;
        try (Service service = start()) {
            JsonNode made = table(service);
            match = made.get("table").stringValue();
            Seat person = person(service, made, "{\"name\":\"Annika\"}");
            Answer renamed = person.ask("POST", "/name", "{\"name\":\"Annabel\"}");
            assertEquals("Annabel", renamed.json().at("/view/seats/0/name").stringValue());
            Answer forgotten = person.ask("POST", "/forget", null);
            assertEquals(200, forgotten.status(), forgotten.text());
            assertEquals("seat", forgotten.json().at("/events/0/happened").stringValue());
            assertTrue(forgotten.json().at("/view/seats/0/name").isNull());
            long version = forgotten.json().get("version").longValue();
            try (Events events = person.events(0L)) {
                for (long past = 1; past <= version; past++) {
                    assertFalse(events.next().toString().contains("Ann"), "version " + past);
                }
            }
            assertEquals(200, person.ask("POST", "/forget", null).status());
            move(person);
        }
        assertEquals(List.of(), kept("Ann"));
        try (Store store = Store.file(data.resolve("kept/oya.db"))) {
            long forgotten = store.events(match, 0).stream()
                    .filter(event -> event.kind().equals("forget"))
                    .count();
            assertEquals(1, forgotten, "the second request stores nothing");
        }
    }

    private List<String> kept(String text) {
        try (Store store = Store.file(data.resolve("kept/oya.db"))) {
            return store.mentioning(text);
        }
    }

    private String erase(int exit, String... words) {
        StringWriter out = new StringWriter();
        String[] all = new String[words.length + 3];
        all[0] = "erase";
        System.arraycopy(words, 0, all, 1, words.length);
        all[words.length + 1] = "--data";
        all[words.length + 2] = data.resolve("kept").toString();
        assertEquals(exit, Main.run(new PrintWriter(out), new PrintWriter(out), all), out.toString());
        return out.toString();
    }

    @Test
    void operatorErasesNamesAndMatches() throws Exception {
        String match;
        String other;
        long version;
        try (Service service = start()) {
            match = table(service).get("table").stringValue();
            JsonNode made = table(service);
            other = made.get("table").stringValue();
            Seat person = person(service, made, "{\"name\":\"Bo \\\"%_\"}");
            move(person);
            version = person.view().get("version").longValue();
            assertTrue(erase(2, "--match", match).contains("stop it first"));
        }
        assertTrue(erase(0, "--match", match).contains("Match " + match + " is deleted."));
        assertTrue(erase(2, "--match", match).contains("Unknown match " + match));
        assertTrue(erase(0, "--name", "Bo \"%_").contains("from 1 seat."));
        assertTrue(erase(2, "--name", "Ann").contains("from 0 seats."));
        assertTrue(erase(2).contains("name a match with --match"));
        assertEquals(List.of(), kept("Ann"));
        assertEquals(List.of(), kept("\"Bo "));
        try (Service service = start()) {
            Seat onlooker = new Seat(service.address(), other, null);
            JsonNode view = onlooker.view();
            assertTrue(view.at("/seats/0/name").isNull(), "the name has been erased");
            assertTrue(view.get("version").longValue() >= version, "no event is lost");
        }
    }
}
