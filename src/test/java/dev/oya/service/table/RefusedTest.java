package dev.oya.service.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.answers.ViewJson;
import dev.oya.notation.Json;
import dev.oya.play.table.Table;
import dev.oya.service.PacksOfTests;
import dev.oya.service.http.HttpProblem;
import dev.oya.service.http.Limits;
import dev.oya.store.EventRow;
import dev.oya.store.Store;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Refused requests change nothing. After each refusal in random matches of several games, the table's state equals its state
 * before the request and its state replayed from the store.
 */
class RefusedTest {
    private static final int SEATS = 2;
    private static final int REQUESTS = 160;
    private static final List<String> WRONG = List.of("no", "zz");

    private final Random luck = new Random(22);
    private final Map<String, Integer> refused = new TreeMap<>();

    private Store store;
    private Tables tables;
    private Lobby lobby;
    private SeatRequests asked;

    private String id;
    private JsonNode invites;
    private final List<String> tokens = new ArrayList<>();

    @Test
    @Tag(Exhaustive.TAG)
    void refusedRequestChangesNothing(@TempDir Path data) throws Exception {
        try (Store kept = Store.file(data.resolve("tables.db"));
                Clock clock = new Clock(kept)) {
            store = kept;
            TablePacks packs = new TablePacks(PacksOfTests.in(store), store, data, 9);
            tables = new Tables(store, packs, clock::plan);
            clock.drives(tables);
            lobby = new Lobby(store, packs, tables, new Limits(List.of()));
            asked = new SeatRequests(tables);
            for (String game : List.of("mulle", "koi-koi", "scopa", "hachi-hachi")) {
                open(game);
                for (int request = 0; request < REQUESTS; request++) {
                    request();
                }
            }
        }
        for (String code : List.of(
                "stale",
                "nothing-to-undo",
                "no-undo-asked",
                "round-goes-on",
                "match-goes-on",
                "wrong-token",
                "wrong-invite",
                "seat-taken",
                "another-seat",
                "seats-are-free",
                "no-such-move")) {
            assertTrue(refused.containsKey(code), code + " did not occur: " + refused);
        }
        assertTrue(refused.size() > 14, "too few kinds of refusals: " + refused);
        assertTrue(undone > 3, "too few refusals during an undo request: " + undone);
    }

    private int undone;

    private void open(String game) {
        ObjectNode rules = Json.object().put("game", game);
        rules.putObject("options").put("players", SEATS);
        List<String> nobody = Collections.nCopies(SEATS, null);
        ObjectNode made = lobby.create(rules, AcceptedCodecTest.config(false, null, nobody), null);
        id = made.get("table").stringValue();
        invites = made.get("seats");
        tokens.clear();
        for (int seat = 0; seat < SEATS; seat++) {
            refuses(() -> asked.move(by(tokens.isEmpty() ? "none" : tokens.get(0), "en"), version(), move("1B")));
            tokens.add(lobby.sit(id, seat, invites.get(seat).get("invite").stringValue(), "Ada", "")
                    .get("token")
                    .stringValue());
            asked.view(by(tokens.get(seat), "en"));
        }
    }

    private long version() {
        return tables.at(id, false, table -> table.state().version());
    }

    private static ObjectNode move(String card) {
        ObjectNode move = Json.object().put("do", "play").put("card", card);
        move.putArray("take");
        return move;
    }

    /** Sends a request. If it is refused, checks that the table is unchanged and equals its stored state. */
    private void refuses(Callable<Object> request) {
        Map<String, String> before = tables.at(id, false, table -> state(table.state()));
        try {
            request.call();
        } catch (HttpProblem problem) {
            refused.merge(problem.code(), 1, Integer::sum);
            if (!before.get("undoing").startsWith("-1")) {
                undone++;
            }
            tables.at(id, false, table -> {
                same(before, state(table.state()), problem.code() + " changed the table");
                TableState anew =
                        new TableState(table.state().row(), table.state().rules());
                for (EventRow event : store.events(id, 0)) {
                    anew.apply(anew.rules().codec().read(event));
                }
                same(before, state(anew), problem.code() + ", and what is kept says otherwise");
                return null;
            });
        } catch (Exception other) {
            throw new AssertionError(other);
        }
    }

    private static void same(Map<String, String> before, Map<String, String> now, String why) {
        assertEquals(before.keySet(), now.keySet(), why);
        before.forEach((name, value) -> assertEquals(value, now.get(name), why + ": " + name));
    }

    private void request() {
        int seat = luck.nextInt(SEATS);
        String token = luck.nextInt(20) == 0 ? "nobodys" : tokens.get(seat);
        long version = version() - (luck.nextInt(8) == 0 ? 1 : 0) + (luck.nextInt(12) == 0 ? 1 : 0);
        switch (luck.nextInt(16)) {
            case 0, 1 -> refuses(() -> asked.undo(by(token, "sv"), null));
            case 2 -> refuses(() -> asked.undo(by(token, "de"), luck.nextBoolean()));
            case 3 -> refuses(() -> asked.next(by(token, "en")));
            case 4 -> refuses(() -> lobby.rematch(by(token, "en")));
            case 5 -> refuses(() -> lobby.sit(id, seat, luck.nextBoolean() ? "nobodys" : invite(seat), "Bea", ""));
            case 6, 7, 8 -> refuses(() -> asked.move(by(token, "en"), version, any(seat)));
            default -> refuses(() -> asked.move(by(token, "en"), version, open(seat)));
        }
    }

    private Tables.Caller by(String token, String language) {
        return new Tables.Caller(id, token, language);
    }

    private String invite(int seat) {
        return invites.get(seat).get("invite").stringValue();
    }

    /** Returns a random legal move of the given seat, or a random invalid move if the seat has no legal move. */
    private JsonNode open(int seat) {
        JsonNode moves = asked.view(by(tokens.get(seat), "en")).get("moves");
        boolean any = moves.isArray() && !moves.isEmpty();
        return any ? plain(moves.get(luck.nextInt(moves.size()))) : any(seat);
    }

    private static JsonNode plain(JsonNode offered) {
        ObjectNode move = offered.deepCopy().asObject();
        move.remove("says");
        return move;
    }

    /** Returns a move that may be legal, illegal or malformed. */
    private JsonNode any(int seat) {
        JsonNode view = asked.view(by(tokens.get(seat), "en"));
        List<String> cards = new ArrayList<>(WRONG);
        view.get("hand").forEach(card -> cards.add(card.stringValue()));
        view.get("field").forEach(card -> cards.add(card.stringValue()));
        ObjectNode move = move(cards.get(luck.nextInt(cards.size())));
        for (int take = luck.nextInt(3); take > 0; take--) {
            move.withArray("take").add(cards.get(luck.nextInt(cards.size())));
        }
        if (luck.nextInt(6) == 0) {
            move.put("seat", luck.nextInt(SEATS));
        }
        if (luck.nextInt(4) == 0) {
            move = Json.object()
                    .put("do", List.of("koikoi", "build", "sage", "take").get(luck.nextInt(4)));
        }
        return move;
    }

    /** Returns the whole state of the given table as named text values. */
    private static Map<String, String> state(TableState table) {
        Map<String, String> all = new TreeMap<>();
        for (int seat = ViewJson.PUBLIC; seat < SEATS; seat++) {
            all.put("view " + seat, new TableView(table, seat, "en").view().toString());
            all.put("log " + seat, new TableView(table, seat, "en").log().toString());
        }
        all.put("records", table.records().toString());
        all.put("undoing", table.undoing().seat() + " " + table.undoing().waits());
        all.put("rematch", table.rematch() + " " + table.stopped());
        table.seats().forEach(holder -> fields(all, "seat " + holder.seat, holder));
        if (table.match() != null) {
            // Computes the lazily created history, so that both states contain it.
            table.match().table().soFar();
            fields(all, "table", table.match().table());
        }
        return all;
    }

    private static void fields(Map<String, String> all, String name, Object of) {
        for (Class<?> kind = of.getClass(); kind != Object.class; kind = kind.getSuperclass()) {
            for (Field field : kind.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    try {
                        field.setAccessible(true);
                        String written = Arrays.deepToString(new Object[] {field.get(of)});
                        // Skips objects without toString. The views cover their state.
                        if (!written.matches("(?s).*@[0-9a-f]{4,}.*")) {
                            all.put(name + " " + field.getName(), written);
                        }
                    } catch (IllegalAccessException hidden) {
                        throw new AssertionError(hidden);
                    }
                }
            }
        }
        assertTrue(!(of instanceof Table) || all.size() > 20, all.keySet().toString());
    }
}
