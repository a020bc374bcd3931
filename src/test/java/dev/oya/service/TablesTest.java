package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.engine.RuleLibrary;
import dev.oya.record.Verifier;
import dev.oya.record.VerifyResult;
import dev.oya.service.TableClient.Answer;
import dev.oya.service.TableClient.Events;
import dev.oya.service.TableClient.Seat;
import dev.oya.situation.RecordRulesFinder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Tables over HTTP. */
class TablesTest {
    /** Maximum number of matches until a round has a sweep, which most rounds have. */
    private static final int MOST_MATCHES = 20;

    private static RunningService running;
    private static String address;

    @BeforeAll
    static void start() {
        running = new RunningService("tables-per-hour=100000", "moves-per-second=100000");
        address = running.service.address();
    }

    @AfterAll
    static void stop() throws Exception {
        running.close();
    }

    private static ObjectNode body() {
        return TableClient.JSON.createObjectNode();
    }

    /** Makes random legal moves until the round is over and returns the responses. */
    private static List<Answer> playRound(List<Seat> seats, Random luck) {
        List<Answer> answers = new ArrayList<>();
        while (true) {
            boolean moved = false;
            for (Seat seat : seats) {
                JsonNode view = seat.view();
                if (view.has("settlement")) {
                    return answers;
                }
                JsonNode moves = view.get("moves");
                boolean mine = view.get("turn").equals(view.get("seat"));
                if (mine && !moves.isEmpty()) {
                    Set<String> said = new HashSet<>();
                    moves.forEach(move -> assertTrue(
                            said.add(move.path("says") + " " + move.path("card") + move.path("take")
                                    + move.path("builds")
                                    + move.path("build")),
                            "two moves have the same text: " + move));
                    Answer answer = seat.move(view.get("version").longValue(), moves.get(luck.nextInt(moves.size())));
                    assertEquals(200, answer.status(), answer.text());
                    answers.add(answer);
                    moved = true;
                }
            }
            assertTrue(moved, "no seat can move");
        }
    }

    @ParameterizedTest
    @CsvSource({"koi-koi, 2", "hachi-hachi, 3", "mulle, 2", "scopa, 2"})
    void playsRoundWithVerifiableRecord(String game, int persons) {
        List<Seat> seats = TableClient.table(address, TableClient.wanted(game, persons, 0));
        Seat onlooker = seats.remove(persons);
        Random luck = new Random(5);
        try (Events events = onlooker.events(0L)) {
            playRound(seats, luck);
            long version = seats.get(0).view().get("version").longValue();
            boolean over = false;
            for (long number = 1; number <= version; number++) {
                JsonNode told = events.next();
                assertEquals(number, told.get("version").longValue());
                assertEquals(number, told.get("view").get("version").longValue());
                assertTrue(told.get("view").get("hand").isEmpty());
                over |= told.get("events").toString().contains("\"round-over\"");
            }
            assertTrue(over, "the end of the round was not reported");
        }
        Answer record = onlooker.ask("GET", "/record", null);
        JsonNode round = record.json();
        assertTrue(round.get("seed").isNull());
        assertFalse(round.has("fair"), "the secret is revealed before the match is over");
        assertEquals(
                List.of(),
                new Verifier(new RecordRulesFinder(RuleLibrary.inJar(), List.of()))
                        .verify(1, record.text().strip()));
        JsonNode settlement = onlooker.view().get("settlement");
        assertTrue(settlement.has("payments") && settlement.has("totals") && settlement.has("scores"));
        for (int seat = 0; seat < persons; seat++) {
            Answer next = seats.get(seat).ask("POST", "/next", null);
            assertEquals(200, next.status());
            assertEquals(seat == persons - 1, next.text().contains("\"dealt\""));
        }
        assertEquals(2, onlooker.view().get("round").intValue());
    }

    @Test
    void hidesClosedTableFromRequestsWithoutToken() {
        Answer made = TableClient.ask(
                "POST",
                address + "/api/tables",
                null,
                TableClient.wanted("koi-koi", 2, 0).put("open", false));
        String table = made.json().get("table").stringValue();
        assertEquals(404, new Seat(address, table, null).ask("GET", "", null).status());
        assertEquals(
                404, new Seat(address, table, null).ask("GET", "/events", null).status());
        assertEquals(
                404, new Seat(address, table, null).ask("GET", "/record", null).status());
        for (String at : List.of(table, "nosuchtable")) {
            assertEquals(
                    401, new Seat(address, at, "abcdef").ask("GET", "", null).status());
            for (String path : List.of("/moves", "/undo", "/next", "/leave", "/rematch")) {
                ObjectNode body = body().put("version", 1);
                assertEquals(
                        401, new Seat(address, at, null).ask("POST", path, body).status(), path);
                assertEquals(
                        401,
                        new Seat(address, at, "abcdef").ask("POST", path, body).status(),
                        path);
            }
            Answer sat = TableClient.ask(
                    "POST", address + "/api/tables/" + at + "/seats/0", null, body().put("invite", "abc"));
            assertEquals(401, sat.status());
            assertEquals("wrong-invite", sat.code());
        }
    }

    @Test
    void botMovesWhenMoveTimeIsUp() {
        ObjectNode wanted = TableClient.wanted("mulle", 1, 1).put("clock", 1).put("away", 0);
        Seat slow = TableClient.table(address, wanted).get(0);
        try (TableClient.Events events = slow.events(null)) {
            JsonNode told = events.next();
            assertEquals(1, told.at("/view/clock").intValue());
            while (!told.at("/view/seats/0/away").booleanValue()) {
                told = events.next();
            }
            while (!told.at("/events/0/seat").equals(told.at("/view/seat"))
                    || !told.at("/events/0").has("action")) {
                told = events.next();
            }
        }
        assertFalse(slow.view().at("/seats/0/away").booleanValue(), "a returned player is marked as away");
    }

    @Test
    void botFinishesRoundWhenRoundTimeIsUp() {
        ObjectNode wanted =
                TableClient.wanted("mulle", 1, 1).put("roundClock", 1).put("away", 0);
        Seat slow = TableClient.table(address, wanted).get(0);
        try (TableClient.Events events = slow.events(null)) {
            JsonNode told = events.next();
            assertEquals(1, told.at("/view/roundClock").intValue());
            while (!told.at("/view/seats/0/away").booleanValue()) {
                told = events.next();
            }
        }
        assertTrue(slow.view().at("/seats/0/away").booleanValue(), "a player without time left is not marked as away");
    }

    @Test
    void reconnectingDoesNotResetMoveClock() {
        ObjectNode wanted = TableClient.wanted("mulle", 2, 0).put("clock", 600).put("away", 0);
        Seat seat = TableClient.table(address, wanted).get(0);
        JsonNode first = clock(seat);
        JsonNode later = first;
        for (int again = 0;
                again < 1000
                        && later.get("spent").doubleValue() < first.get("spent").doubleValue() + 0.2;
                again++) {
            later = clock(seat);
            assertEquals(first.get("version"), later.get("version"));
        }
        assertTrue(later.get("spent").doubleValue() >= first.get("spent").doubleValue() + 0.2, later.toString());
    }

    private static JsonNode clock(Seat seat) {
        try (TableClient.Events company = seat.company()) {
            JsonNode told = company.next();
            while (!told.has("spent")) {
                told = company.next();
            }
            return told;
        }
    }

    @Test
    void inviteIsReusableUntilTokenIsUsed() {
        Answer made = TableClient.ask("POST", address + "/api/tables", null, TableClient.wanted("koi-koi", 2, 0));
        String table = made.json().get("table").stringValue();
        String invite = made.json().get("seats").get(0).get("invite").stringValue();
        Seat first = TableClient.sit(address, table, 0, invite);
        Seat second = TableClient.sit(address, table, 0, invite);
        assertNotEquals(first.token(), second.token());
        assertEquals(401, first.ask("GET", "", null).status());
        assertEquals(200, second.ask("GET", "", null).status());
        Answer third = TableClient.ask(
                "POST", address + "/api/tables/" + table + "/seats/0", null, body().put("invite", invite));
        assertEquals(409, third.status());
        assertEquals("seat-taken", third.code());
        Answer stranger = TableClient.ask("POST", address + "/api/tables/" + table + "/seats/1", null, body());
        assertEquals(200, stranger.status(), "a free seat at an open table needs an invite");
        assertEquals(
                401,
                TableClient.ask("POST", address + "/api/tables/" + table + "/seats/1", null, body())
                        .status());
    }

    @Test
    void repeatedMoveReturnsSameResponse() {
        List<Seat> seats = TableClient.table(address, TableClient.wanted("mulle", 2, 0));
        JsonNode view = seats.get(0).view();
        int turn = view.get("turn").intValue();
        Seat mover = seats.get(turn);
        view = mover.view();
        long version = view.get("version").longValue();
        JsonNode move = view.get("moves").get(0);
        Answer made = mover.move(version, move);
        Answer again = mover.move(version, move);
        assertEquals(200, again.status());
        assertEquals(made.text(), again.text());
        Answer other =
                mover.move(version, view.get("moves").get(view.get("moves").size() - 1));
        assertEquals(409, other.status());
        assertEquals(version + 1, other.json().get("version").longValue());
        assertEquals(403, seats.get(1 - turn).move(version + 1, move).status());
        Answer refused = mover.move(version + 1, move);
        assertEquals(422, refused.status());
        assertEquals("not-your-turn", refused.code());
        var asked = body().put("version", version + 1).set("move", move);
        JsonNode german =
                mover.ask("POST", "/moves", asked, "Accept-Language", "de").json();
        assertEquals("Ein anderer Spieler ist am Zug.", german.get("because").stringValue());
        assertEquals(german.get("because"), german.get("detail"));
        JsonNode theirs = seats.get(1 - turn).view();
        assertEquals(
                200,
                seats.get(1 - turn)
                        .move(version + 1, theirs.get("moves").get(0))
                        .status());
        Answer late = mover.move(version, move);
        assertEquals(200, late.status());
        assertEquals(made.json().get("events"), late.json().get("events"));
        assertEquals(version + 2, late.json().get("view").get("version").longValue());
    }

    @Test
    void tokenForWatchingOpensPublicView() {
        List<Seat> seats =
                TableClient.table(address, TableClient.wanted("mulle", 2, 0).put("open", false));
        String watch = seats.get(0).view().get("watch").stringValue();
        assertEquals(watch, seats.get(1).view().get("watch").stringValue());
        Seat onlooker = new Seat(address, seats.get(0).table(), watch);
        assertTrue(onlooker.view().get("seat").isNull());
        assertTrue(onlooker.view().get("hand").isEmpty());
        assertFalse(onlooker.view().has("watch"));
        assertEquals(401, onlooker.ask("POST", "/next", body()).status());
    }

    @Test
    void tokenForWatchingIsValidAfterRestart(@TempDir Path data) throws Exception {
        Seat onlooker;
        try (Service before = new RunningService(RuleLibrary.inJar(), data, null, List.of()).service) {
            Seat player = TableClient.table(
                            before.address(), TableClient.wanted("mulle", 2, 0).put("open", false))
                    .get(0);
            onlooker = new Seat(
                    before.address(), player.table(), player.view().get("watch").stringValue());
        }
        try (RunningService after = new RunningService(RuleLibrary.inJar(), data, null, List.of())) {
            assertTrue(onlooker.at(after.service.address()).view().get("seat").isNull());
        }
    }

    @Test
    void spectatorsOfPrivateTableMayWatchRematch() {
        ObjectNode wanted = TableClient.wanted("koi-koi", 2, 0).put("open", false);
        ((ObjectNode) wanted.get("rules")).putObject("options").put("rounds", 1);
        List<Seat> seats = TableClient.table(address, wanted).subList(0, 2);
        Seat spectator = new Seat(
                address, seats.get(0).table(), seats.get(0).view().get("watch").stringValue());
        playRound(seats, new Random(8));
        long version = spectator.view().get("version").longValue();
        assertEquals(200, seats.get(0).ask("POST", "/rematch", null).status());
        try (Events events = spectator.events(version)) {
            JsonNode rematch = events.next().at("/events/0");
            assertFalse(rematch.has("invite"), rematch.toString());
            String table = rematch.get("table").stringValue();
            Seat next = new Seat(address, table, rematch.get("watch").stringValue());
            assertTrue(next.view().get("seat").isNull());
            assertEquals(
                    401,
                    new Seat(address, table, spectator.token())
                            .ask("GET", "", null)
                            .status());
        }
    }

    @Test
    void seatCanBeFreedUntilMatchBegins() {
        Answer made = TableClient.ask(
                "POST",
                address + "/api/tables",
                null,
                TableClient.wanted("mulle", 2, 0).put("open", true));
        String table = made.json().get("table").stringValue();
        String invite = made.json().at("/seats/1/invite").stringValue();
        Seat first = TableClient.sit(address, table, 1, invite);
        assertEquals(200, first.ask("POST", "/stand", null).status());
        assertEquals(401, first.ask("GET", "", null).status());
        JsonNode seat = new Seat(address, table, null).view().at("/seats/1");
        assertTrue(seat.get("free").booleanValue() && seat.get("name").isNull(), seat.toString());
        assertEquals("person", seat.get("kind").stringValue());
        Seat second = TableClient.sit(address, table, 1, invite);
        TableClient.sit(address, table, 0, made.json().at("/seats/0/invite").stringValue());
        assertEquals("match-has-begun", second.ask("POST", "/stand", null).code());
    }

    @Test
    void seatChangesNameAndKeepsTokenAndUndoRequest() {
        List<Seat> seats = TableClient.table(address, TableClient.wanted("mulle", 2, 0));
        int turn = seats.get(0).view().get("turn").intValue();
        JsonNode before = seats.get(turn).view();
        seats.get(turn).move(before.get("version").longValue(), before.at("/moves/0"));
        assertEquals(200, seats.get(turn).ask("POST", "/undo", "{}").status());
        for (int again = 0; again < 2; again++) {
            Answer named = seats.get(turn).ask("POST", "/name", "{\"name\":\"Anna\"}");
            assertEquals(200, named.status(), named.text());
            assertEquals(
                    before.get("version").longValue() + 3,
                    named.json().get("version").longValue());
        }
        JsonNode view = seats.get(1 - turn).view();
        assertEquals("Anna", view.get("seats").get(turn).get("name").stringValue());
        assertEquals(turn, view.at("/undo/seat").intValue());
        assertEquals(
                before.get("hand").size() - 1,
                seats.get(turn).view().get("hand").size());
        for (String wrong : List.of("{\"name\":\"\"}", "{\"name\":5}", "{\"name\":null}", "{}")) {
            assertEquals(
                    "wrong-field", seats.get(turn).ask("POST", "/name", wrong).code(), wrong);
        }
        assertEquals(
                "Anna", seats.get(turn).view().at("/seats/" + turn + "/name").stringValue());
    }

    @Test
    void undoRequiresConsentOfOthers() {
        List<Seat> seats = TableClient.table(address, TableClient.wanted("mulle", 2, 0));
        int turn = seats.get(0).view().get("turn").intValue();
        Seat mover = seats.get(turn);
        Seat other = seats.get(1 - turn);
        JsonNode before = mover.view();
        mover.move(before.get("version").longValue(), before.get("moves").get(0));
        assertEquals(
                "no-undo-asked",
                other.ask("POST", "/undo", body().put("agree", true)).code());
        assertTrue(mover.ask("POST", "/undo", body()).text().contains("undo-asked"));
        Answer refused = other.ask("POST", "/undo", body().put("agree", false));
        assertTrue(refused.json().at("/view/undo").isNull(), refused.text());
        assertNotEquals(before.get("hand"), mover.view().get("hand"));
        JsonNode asked = mover.ask("POST", "/undo", body()).json().get("version");
        assertEquals("undo-pending", other.ask("POST", "/undo", body()).code());
        assertEquals(
                asked, mover.ask("POST", "/undo", body()).json().get("version"), "a repeated request adds no version");
        Answer agreed = other.ask("POST", "/undo", body().put("agree", true));
        assertTrue(agreed.text().contains("\"undone\""), agreed.text());
        assertEquals(before.get("hand"), mover.view().get("hand"));
        assertEquals(before.get("field"), mover.view().get("field"));
        assertEquals("nothing-to-undo", other.ask("POST", "/undo", body()).code());
    }

    @Test
    void undoAgainstBotsRevertsTurnedCard() {
        ObjectNode wanted =
                TableClient.wanted("koi-koi", 1, 1).put("open", false).put("seed", "taken back");
        Seat seat = TableClient.table(address, wanted).get(0);
        JsonNode before = onTurn(seat);
        assertFalse(before.get("mayUndo").booleanValue());
        seat.move(before.get("version").longValue(), before.get("moves").get(0));
        JsonNode after = onTurn(seat);
        assertTrue(after.get("mayUndo").booleanValue());
        JsonNode undone = seat.ask("POST", "/undo", null).json().get("view");
        for (String seen : List.of("hand", "field", "stock", "moves", "last")) {
            assertEquals(before.get(seen), undone.get(seen), seen);
        }
        for (JsonNode view = undone; !view.has("settlement"); view = onTurn(seat)) {
            seat.move(view.get("version").longValue(), view.get("moves").get(0));
        }
        String record = seat.ask("GET", "/record", null).text();
        assertTrue(record.contains("\"takenBack\":1"), record);
        assertEquals(
                List.of(),
                new Verifier(new RecordRulesFinder(RuleLibrary.inJar(), List.of())).verify(1, record.strip()));
    }

    /** Returns the view of the given seat once it may act or the round is over. */
    private static JsonNode onTurn(Seat seat) {
        try (Events events = seat.events(null)) {
            JsonNode view = seat.view();
            while (view.get("moves").isEmpty() && !view.has("settlement")) {
                view = events.next().get("view");
            }
            return view;
        }
    }

    @Test
    void botReplacesPlayerWhoLeaves() throws Exception {
        List<Seat> seats =
                TableClient.table(address, TableClient.wanted("koi-koi", 2, 0).put("pace", 0));
        Answer left = seats.get(0).ask("POST", "/leave", null);
        assertEquals(200, left.status());
        assertEquals(401, seats.get(0).ask("GET", "", null).status());
        Seat stays = seats.get(1);
        try (Events events = stays.events(null)) {
            JsonNode view = stays.view();
            assertEquals("bot", view.get("seats").get(0).get("kind").stringValue());
            for (JsonNode told = events.next(); ; told = events.next()) {
                if (told.get("view").has("settlement")) {
                    break;
                }
                if (told.get("view").get("turn").equals(told.get("view").get("seat"))) {
                    JsonNode now = told.get("view");
                    stays.move(now.get("version").longValue(), now.get("moves").get(0));
                }
            }
        }
        assertEquals(200, stays.ask("POST", "/next", null).status());
        assertEquals(2, stays.view().get("round").intValue());
    }

    @Test
    void finishedMatchRevealsDealAndAllowsRematch() {
        ObjectNode wanted = TableClient.wanted("koi-koi", 2, 0);
        ((ObjectNode) wanted.get("rules")).putObject("options").put("rounds", 3);
        List<Seat> seats = TableClient.table(address, wanted);
        Seat onlooker = seats.remove(2);
        assertEquals("match-goes-on", seats.get(0).ask("POST", "/rematch", null).code());
        Random luck = new Random(8);
        for (int round = 1; round <= 3; round++) {
            playRound(seats, luck);
            seats.forEach(seat -> seat.ask("POST", "/next", null));
        }
        assertTrue(onlooker.view().get("over").booleanValue());
        Verifier verifier = new Verifier(new RecordRulesFinder(RuleLibrary.inJar(), List.of()));
        for (String line : onlooker.ask("GET", "/record", null).text().lines().toList()) {
            assertEquals(new VerifyResult(1, 0, 0, 1, 0, List.of()), verifier.result(1, line));
            assertEquals(
                    onlooker.view().get("commitment"),
                    TableClient.JSON.readTree(line).get("fair").get("commitment"));
        }
        long version = onlooker.view().get("version").longValue();
        Answer first = seats.get(0).ask("POST", "/rematch", null);
        Answer second = seats.get(1).ask("POST", "/rematch", null);
        JsonNode mine = first.json().get("events").get(0);
        JsonNode theirs = second.json().get("events").get(0);
        assertEquals(mine.get("table"), theirs.get("table"), "two rematches were created");
        assertNotEquals(mine.get("invite"), theirs.get("invite"));
        try (Events events = onlooker.events(version)) {
            assertFalse(events.next().toString().contains("invite"), "the stream contains an invite");
        }
        String table = mine.get("table").stringValue();
        TableClient.sit(address, table, 0, mine.get("invite").stringValue());
        Seat again = TableClient.sit(address, table, 1, theirs.get("invite").stringValue());
        assertEquals(1, again.view().get("round").intValue());
    }

    @Test
    @Tag(Exhaustive.TAG)
    void botPlaysForAbsentPlayerUntilReturn() {
        List<Seat> seats =
                TableClient.table(address, TableClient.wanted("koi-koi", 2, 0).put("away", 10));
        Seat onlooker = seats.get(2);
        try (Events events = onlooker.events(null)) {
            int turn = events.next().get("view").get("turn").intValue();
            JsonNode gone = events.next();
            assertTrue(gone.get("view").get("seats").get(turn).get("away").booleanValue(), gone.toString());
            assertEquals("seat", gone.get("events").get(0).get("happened").stringValue());
            JsonNode moved = events.next();
            assertEquals(turn, moved.get("events").get(0).get("seat").intValue());
            assertTrue(moved.get("events").get(0).has("action"), moved.toString());
            assertEquals(200, seats.get(turn).ask("GET", "", null).status());
            JsonNode back = events.next();
            while (back.get("events").toString().contains("action")) {
                back = events.next();
            }
            assertFalse(back.get("view").get("seats").get(turn).get("away").booleanValue(), back.toString());
        }
    }

    @Test
    void listsOpenTablesWithFreeSeats() {
        String table = TableClient.ask("POST", address + "/api/tables", null, TableClient.wanted("scopa", 2, 0))
                .json()
                .get("table")
                .stringValue();
        assertTrue(listed().contains(table));
        for (int seat = 0; seat < 2; seat++) {
            TableClient.ask("POST", address + "/api/tables/" + table + "/seats/" + seat, null, body());
        }
        assertFalse(listed().contains(table));
        for (int i = 0; i < 60; i++) {
            TableClient.ask("POST", address + "/api/tables", null, TableClient.wanted("scopa", 1, 1));
        }
        assertTrue(listed().size() >= 60, "the list contains too few tables");
    }

    @Test
    void sameSeedDealsSameCardsAgainstBots() {
        List<JsonNode> views = new ArrayList<>();
        Set<String> invites = new HashSet<>();
        for (String seed : List.of("crane", "crane", "moon")) {
            ObjectNode wanted = TableClient.wanted("koi-koi", 1, 1)
                    .put("open", false)
                    .put("seed", seed)
                    .put("pace", 60_000);
            JsonNode made = TableClient.ask("POST", address + "/api/tables", null, wanted)
                    .json();
            String invite = made.get("seats").get(0).get("invite").stringValue();
            assertTrue(invites.add(invite), "two invites are equal");
            String table = made.get("table").stringValue();
            String path = address + "/api/tables/" + table + "/seats/0";
            JsonNode sat = TableClient.ask(
                            "POST", path, null, body().put("invite", invite).put("nonce", "a" + views.size()))
                    .json();
            views.add(new Seat(address, table, sat.get("token").stringValue()).view());
        }
        assertEquals(views.get(0).get("hand"), views.get(1).get("hand"));
        assertEquals(views.get(0).get("field"), views.get(1).get("field"));
        assertFalse(views.get(0).get("hand").equals(views.get(2).get("hand")));
    }

    @ParameterizedTest
    @CsvSource({"koi-koi, sv", "hachi-hachi, en", "mulle, de", "scopa, sv"})
    void lessonsCoverFirstRound(String game, String language) {
        JsonNode lessons = TableClient.ask(
                        "GET", address + "/api/games/" + game + "/lessons", null, null, "Accept-Language", language)
                .json();
        Set<String> told = new HashSet<>();
        lessons.get("steps").forEach(step -> {
            assertTrue(
                    told.add(step.get("when").stringValue() + step.get("of").stringValue()),
                    "explained twice: " + step);
            assertTrue(step.get("says").stringValue().length() > 3, step.toString());
        });
        assertTrue(told.containsAll(List.of("momentbegin", "momentcapture", "momentsettled", "phaseturn")), "" + told);
        List<Seat> seats = TableClient.table(address, (ObjectNode) lessons.get("table"));
        assertEquals(2, seats.size());
        assertFalse(seats.get(0).view().get("hand").isEmpty());
    }

    @Test
    void recordsOfSeededMatchesPassVerification() {
        ObjectNode wanted =
                TableClient.wanted("koi-koi", 1, 1).put("open", false).put("seed", "crane");
        ((ObjectNode) wanted.get("rules")).putObject("options").put("rounds", 1);
        List<Seat> seats = TableClient.table(address, wanted);
        seats.remove(1);
        while (!seats.get(0).view().has("settlement")) {
            JsonNode view = seats.get(0).view();
            if (view.get("turn").equals(view.get("seat"))) {
                seats.get(0)
                        .move(view.get("version").longValue(), view.get("moves").get(0));
            }
        }
        String record = seats.get(0).ask("GET", "/record", null).text().strip();
        assertTrue(TableClient.JSON.readTree(record).has("fair"), record);
        assertEquals(List.of(), new Verifier(new RecordRulesFinder(RuleLibrary.inJar(), List.of())).verify(1, record));
    }

    /** The log and the replay of a round name each sweep with its points. */
    @Test
    void sentencesOfMovesNameSweeps() {
        JsonNode game =
                TableClient.ask("GET", address + "/api/games/mulle", null, null).json();
        String ending = ", 1 " + game.get("sweep").stringValue();
        int all = 0;
        // The moves of the bot differ from run to run.
        for (int match = 0; match < MOST_MATCHES && all == 0; match++) {
            ObjectNode wanted = TableClient.wanted("mulle", 1, 1).put("open", false);
            ((ObjectNode) wanted.get("rules")).putObject("options").put("rounds", 1);
            Seat seat = TableClient.table(address, wanted).get(0);
            JsonNode view = onTurn(seat);
            while (!view.has("settlement")) {
                // The last moves take most.
                JsonNode moves = view.get("moves");
                seat.move(view.get("version").longValue(), moves.get(moves.size() - 1));
                view = onTurn(seat);
            }
            int sweeps = 0;
            for (JsonNode one : view.get("seats")) {
                sweeps +=
                        one.get("feats").path(game.get("sweeps").stringValue()).asInt(0);
            }
            assertEquals(
                    sweeps, count(ending, seat.ask("GET", "/log", null).json().get("lines")));
            ObjectNode asked = body();
            asked.putObject("rules").put("game", "mulle").putObject("options").put("rounds", 1);
            asked.set("record", seat.ask("GET", "/record", null).json());
            Answer replay = TableClient.ask("POST", address + "/api/records/replay", null, asked);
            assertEquals(200, replay.status(), replay.text());
            assertEquals(sweeps, count(ending, replay.json().get("steps")));
            all += sweeps;
        }
        assertTrue(all > 0, "no sweep");
    }

    /** A player who opens the table again reads the same events of the round. */
    @Test
    void logContainsEveryEventOfRound() {
        ObjectNode wanted = TableClient.wanted("koi-koi", 1, 1).put("open", false);
        ((ObjectNode) wanted.get("rules")).putObject("options").put("rounds", 1);
        Seat seat = TableClient.table(address, wanted).get(0);
        JsonNode view = onTurn(seat);
        while (!view.has("settlement")) {
            seat.move(view.get("version").longValue(), view.get("moves").get(0));
            view = onTurn(seat);
        }
        List<JsonNode> lines = new ArrayList<>();
        seat.ask("GET", "/log", null).json().get("lines").forEach(lines::add);
        assertEquals("dealt", lines.get(0).path("happened").asString(""));
        assertEquals(
                List.of("round-over", "match-over"),
                lines.subList(lines.size() - 2, lines.size()).stream()
                        .map(line -> line.path("happened").asString(""))
                        .toList());
        List<JsonNode> moves = new ArrayList<>();
        view.get("last").forEach(moves::add);
        assertEquals(
                moves,
                lines.stream()
                        .filter(line -> line.has("action"))
                        .map(line -> line.get("action"))
                        .toList());
    }

    /** Returns the number of lines whose sentences end with this text and a number of points. */
    private static int count(String ending, JsonNode lines) {
        int named = 0;
        for (JsonNode line : lines) {
            named += line.path("says").asString("").matches(".*" + Pattern.quote(ending) + " \\+\\d+") ? 1 : 0;
        }
        return named;
    }

    /** A player continues at a new table with the same cards, the same earlier moves and a new token. */
    @Test
    void continuesFromPositionOfFinishedMatch() {
        ObjectNode wanted =
                TableClient.wanted("koi-koi", 1, 1).put("open", false).put("seed", "heron");
        ((ObjectNode) wanted.get("rules")).putObject("options").put("rounds", 1);
        Seat seat = TableClient.table(address, wanted).get(0);
        List<JsonNode> turns = new ArrayList<>();
        List<Integer> actions = new ArrayList<>();
        for (JsonNode view = onTurn(seat); !view.has("settlement"); view = onTurn(seat)) {
            assertEquals("match-goes-on", seat.ask("POST", "/retry", body()).code());
            turns.add(view);
            actions.add(view.get("last").size());
            seat.move(view.get("version").longValue(), view.get("moves").get(0));
        }
        assertEquals(
                "wrong-field",
                seat.ask("POST", "/retry", body().put("round", 2)).code());
        for (int turn : List.of(0, turns.size() / 2, turns.size() - 1)) {
            Answer retried = seat.ask("POST", "/retry", body().put("round", 1).put("actions", actions.get(turn)));
            assertEquals(201, retried.status(), retried.text());
            Seat again = new Seat(
                    address,
                    retried.json().get("table").stringValue(),
                    retried.json().get("token").stringValue());
            JsonNode view = onTurn(again);
            for (String same : List.of("seat", "hand", "field", "turned", "stock", "moves")) {
                assertEquals(turns.get(turn).get(same), view.get(same), same);
            }
            again.move(view.get("version").longValue(), view.get("moves").get(0));
            assertEquals(
                    401,
                    new Seat(address, again.table(), seat.token())
                            .ask("GET", "", null)
                            .status());
        }
        assertTrue(seat.view().get("over").booleanValue(), "the finished match has changed");
    }

    /** A player can continue from a decision that a silent move has answered, although records omit this move. */
    @Test
    void continuesFromDecisionAnsweredBySilentMove() {
        ObjectNode wanted =
                TableClient.wanted("hachi-hachi", 1, 2).put("open", false).put("seed", "a4");
        ((ObjectNode) wanted.get("rules"))
                .putObject("options")
                .put("players", 3)
                .put("rounds", 3);
        Seat seat = TableClient.table(address, wanted).get(0);
        List<JsonNode> asked = new ArrayList<>();
        for (JsonNode view = onTurn(seat); !view.get("over").booleanValue(); view = onTurn(seat)) {
            JsonNode silent = named("pass", view.get("moves"));
            if (view.has("settlement")) {
                seat.ask("POST", "/next", null);
            } else if (silent != null) {
                if (view.get("phase").stringValue().equals("declare")) {
                    asked.add(view);
                }
                seat.move(view.get("version").longValue(), silent);
            } else {
                seat.move(view.get("version").longValue(), view.get("moves").get(0));
            }
        }
        int continued = 0;
        for (JsonNode before : asked) {
            int round = before.get("round").intValue();
            ObjectNode replay = body();
            replay.set("rules", wanted.get("rules"));
            replay.set(
                    "record",
                    TableClient.JSON.readTree(seat.ask("GET", "/record", null)
                            .text()
                            .lines()
                            .toList()
                            .get(round - 1)));
            JsonNode steps = TableClient.ask("POST", address + "/api/records/replay", null, replay)
                    .json()
                    .get("steps");
            int moves = 0;
            while (moves < steps.size() && !isSilent(steps.get(moves))) {
                moves++;
            }
            // A replay has a late declaration in place of the silent move.
            if (moves == steps.size()) {
                continue;
            }
            continued++;
            Answer retried =
                    seat.ask("POST", "/retry", body().put("round", round).put("moves", moves));
            assertEquals(201, retried.status(), retried.text());
            Seat again = new Seat(
                    address,
                    retried.json().get("table").stringValue(),
                    retried.json().get("token").stringValue());
            for (String same : List.of("hand", "field", "phase", "moves")) {
                assertEquals(before.get(same), onTurn(again).get(same), same);
            }
        }
        assertTrue(continued > 0, "no silent move with this seed");
    }

    private static boolean isSilent(JsonNode step) {
        return step.at("/action/do").asString("").equals("pass")
                && step.at("/action/seat").intValue() == 0;
    }

    private static JsonNode named(String action, JsonNode moves) {
        for (JsonNode move : moves) {
            if (move.get("do").stringValue().equals(action)) {
                return move;
            }
        }
        return null;
    }

    /** Open tables in play are listed for spectators, unless a seat is still free. */
    @Test
    void listsOpenTablesInPlay() {
        ObjectNode two = TableClient.wanted("koi-koi", 2, 0);
        String open = TableClient.table(address, two).get(0).table();
        String closed = TableClient.table(address, two.deepCopy().put("open", false))
                .get(0)
                .table();
        String waiting = TableClient.ask("POST", address + "/api/tables", null, two)
                .json()
                .get("table")
                .stringValue();
        Set<String> playing = listed("playing");
        assertTrue(playing.contains(open));
        assertFalse(playing.contains(closed));
        assertFalse(playing.contains(waiting));
        assertFalse(listed().contains(open));
    }

    private static Set<String> listed() {
        return listed("open");
    }

    private static Set<String> listed(String which) {
        Set<String> tables = new HashSet<>();
        String after = "";
        while (after != null) {
            JsonNode page = TableClient.ask("GET", address + "/api/tables?" + which + "=true" + after, null, null)
                    .json();
            page.get("tables")
                    .forEach(one -> assertTrue(tables.add(one.get("table").stringValue())));
            after = page.get("next").isNull()
                    ? null
                    : "&after=" + page.get("next").stringValue();
        }
        return tables;
    }

    @Test
    void reportsAllProblemsOfTableRequestTogether() {
        String wanted = """
                {"rules": {"game": "koi-koi", "options": {"roundz": 2, "viewing": "often"}},
                 "seats": [{"kind": "ghost", "name": 5}, {"kind": "bot", "bot": "nobot"}],
                 "open": "yes", "away": 5}
                """;
        Answer answer = TableClient.ask("POST", address + "/api/tables", null, wanted);
        assertEquals(400, answer.status());
        List<String> found = new ArrayList<>();
        answer.json().get("problems").forEach(one -> {
            assertTrue(one.get("message").stringValue().endsWith("."), one.toString());
            JsonNode at = one.get("place");
            found.add(one.get("pointer").stringValue() + " " + one.get("code").stringValue() + " " + at.get("line")
                    + ":" + at.get("column"));
        });
        assertEquals(
                List.of(
                        "/seats/0/kind wrong-field 2:21",
                        "/seats/0/name wrong-field 2:38",
                        "/seats/1/bot unknown-bot 2:65",
                        "/open wrong-field 3:10",
                        "/away wrong-field 3:25",
                        "/rules/options/roundz unknown-option 1:53",
                        "/rules/options/viewing wrong-value 1:67"),
                found);
        assertEquals(
                "\"seats/0/kind\" must be person or bot.",
                answer.json().get("detail").stringValue());
        assertEquals("/seats/0/kind", answer.json().get("pointer").stringValue());
        assertEquals(2, answer.json().at("/position/line").intValue());
    }

    @Test
    void refusesMisspelledSettings() {
        String wanted = """
                {"rules": {"game": "koi-koi", "options": {"players": 3}},
                 "seats": [{"kind": "person", "nme": "Ann"}, {"kind": "bot"}], "pase": 1}
                """;
        Answer answer = TableClient.ask("POST", address + "/api/tables", null, wanted);
        assertEquals(422, answer.status());
        List<String> found = new ArrayList<>();
        answer.json()
                .get("problems")
                .forEach(one -> found.add(one.get("pointer").stringValue() + " "
                        + one.get("message").stringValue() + " "
                        + one.path("hint").asString("")));
        assertEquals(
                List.of(
                        "/pase Unknown key \"pase\". did you mean \"pace\"?",
                        "/seats/0/nme Unknown key \"nme\". did you mean \"name\"?",
                        "/rules/options/players Invalid value for option players; allowed: 2, the number of seats. "),
                found);
    }

    @Test
    void personKeepsNameFromCreation() {
        String wanted =
                "{\"rules\":{\"game\":\"koi-koi\"},\"open\":true,\"seats\":[{\"kind\":\"person\",\"name\":\"Ann\"},"
                        + "{\"kind\":\"person\",\"name\":\"Bo\"}]}";
        JsonNode made =
                TableClient.ask("POST", address + "/api/tables", null, wanted).json();
        String table = address + "/api/tables/" + made.get("table").stringValue();
        TableClient.ask("POST", table + "/seats/0", null, "{}");
        TableClient.ask("POST", table + "/seats/1", null, "{\"name\":\"Bosse\"}");
        JsonNode seats = TableClient.ask("GET", table, null, null).json().get("seats");
        assertEquals("Ann", seats.at("/0/name").stringValue());
        assertEquals("Bosse", seats.at("/1/name").stringValue());
    }

    @Test
    void limitsListToRequestedNumberOfTables() {
        for (int i = 0; i < 2; i++) {
            TableClient.ask(
                    "POST",
                    address + "/api/tables",
                    null,
                    "{\"rules\":{\"game\":\"koi-koi\"},\"open\":true,\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}");
        }
        String path = address + "/api/tables?open=true&limit=1";
        JsonNode first = TableClient.ask("GET", path, null, null).json();
        assertEquals(1, first.get("tables").size());
        JsonNode second = TableClient.ask(
                        "GET", path + "&after=" + first.get("next").stringValue(), null, null)
                .json();
        assertEquals(1, second.get("tables").size());
        assertNotEquals(first.at("/tables/0/table"), second.at("/tables/0/table"));
        assertEquals(
                400,
                TableClient.ask("GET", address + "/api/tables?limit=0", null, null)
                        .status());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{}|400|wrong-field",
                "{\"rules\":{\"game\":\"koi-koi\"},\"seats\":[]}|400|wrong-field",
                "{\"rules\":{\"game\":\"nogame\"},\"seats\":[{\"kind\":\"person\"}]}|422|unknown-game",
                "{\"rules\":{\"game\":\"koi-koi\"},\"seats\":[{\"kind\":\"person\"}]}|422|wrong-seats",
                "{\"rules\":{\"game\":\"koi-koi\"},\"seed\":\"x\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}|422|seed-among-people",
                "{\"rules\":{\"game\":\"koi-koi\"},\"seed\":\"x\",\"open\":true,\"seats\":[{\"kind\":\"person\"},{\"kind\":\"bot\"}]}|422|seed-among-people",
                "{\"rules\":{\"game\":\"koi-koi\",\"profile\":\"xx\"},\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}|422|unknown-profile",
                "{\"rules\":{\"game\":\"koi-koi\",\"options\":{\"x\":1}},\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}|422|unknown-option",
                "{\"rules\":{\"game\":\"koi-koi\",\"layers\":[\"sha256:aa\"]},\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}|422|unknown-layer",
                "{\"rules\":{\"game\":\"koi-koi\"},\"seats\":[{\"kind\":\"person\"},{\"kind\":\"bot\",\"bot\":\"nobot\"}]}|422|unknown-bot",
                "{\"rules\":{\"game\":\"koi-koi\"},\"seats\":[{\"kind\":\"person\"},{\"kind\":\"bot\"}],\"away\":5}|400|wrong-field",
                "{\"rules\":{\"game\":\"koi-koi\"},\"seats\":[{\"kind\":\"person\"},{\"kind\":\"bot\"}],\"pace\":-1}|400|wrong-field"
            })
    void rejectsInvalidTable(String wanted, int status, String code) {
        Answer answer = TableClient.ask("POST", address + "/api/tables", null, wanted);
        assertEquals(status, answer.status(), answer.text());
        assertEquals(code, answer.code());
    }
}
