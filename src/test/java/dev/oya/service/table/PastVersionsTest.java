package dev.oya.service.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.answers.ViewJson;
import dev.oya.notation.Json;
import dev.oya.service.PacksOfTests;
import dev.oya.service.http.Limits;
import dev.oya.store.Store;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;

/** Clients that reconnect receive the same events from the cache as from a replay of the table. */
class PastVersionsTest {
    private static final int MOST_MOVES = 30;

    @Test
    void cachedVersionsMatchReplay(@TempDir Path data) throws Exception {
        try (Store store = Store.file(data.resolve("tables.db"));
                Clock clock = new Clock(store)) {
            TablePacks packs = new TablePacks(PacksOfTests.in(store), store, data, 1);
            Tables tables = new Tables(store, packs, table -> {});
            clock.drives(tables);
            Lobby lobby = new Lobby(store, packs, tables, new Limits(List.of()));
            SeatRequests asked = new SeatRequests(tables);
            ObjectNode rules = Json.object().put("game", "scopa");
            rules.putObject("options").put("players", 2);
            List<String> nobody = Arrays.asList(null, null);
            ObjectNode made = lobby.create(rules, AcceptedCodecTest.config(true, null, nobody), null);
            String id = made.get("table").stringValue();
            List<byte[]> sent = new ArrayList<>();
            tables.at(id, false, table -> {
                table.listen(ViewJson.PUBLIC, "sv", table.state().version(), gone -> (version, told) -> sent.add(told));
                return null;
            });
            List<String> tokens = new ArrayList<>();
            for (int seat = 0; seat < 2; seat++) {
                String invite = made.at("/seats/" + seat + "/invite").stringValue();
                tokens.add(lobby.sit(id, seat, invite, "Ada", "").get("token").stringValue());
            }
            for (int move = 0; move < MOST_MOVES; move++) {
                for (int seat = 0; seat < 2; seat++) {
                    ObjectNode view = asked.view(new Tables.Caller(id, tokens.get(seat), "en"));
                    if (!view.get("moves").isEmpty()) {
                        ObjectNode first = view.get("moves").get(0).deepCopy().asObject();
                        first.remove("says");
                        asked.move(
                                new Tables.Caller(id, tokens.get(seat), "en"),
                                view.get("version").longValue(),
                                first);
                    }
                }
            }
            tables.at(id, false, table -> {
                long version = table.state().version();
                assertTrue(version > MOST_MOVES, "too few moves were played: " + version);
                assertEquals(version, sent.size());
                List<byte[]> kept = tables.past.after(table.state(), 0, ViewJson.PUBLIC, "sv");
                List<byte[]> folded = new PastVersions(store, 0).after(table.state(), 0, ViewJson.PUBLIC, "sv");
                for (int at = 0; at < version; at++) {
                    assertSame(sent.get(at), kept.get(at), "the cached version is not reused");
                    assertArrayEquals(sent.get(at), folded.get(at));
                }
                assertArrayEquals(sent.get(4), tables.past.one(table.state(), 5, ViewJson.PUBLIC, "sv"));
                assertEquals(
                        2,
                        tables.past.after(table.state(), version - 2, 0, "de").size());
                assertEquals(List.of(), tables.past.after(table.state(), version, 0, "en"));
                return null;
            });
        }
    }

    @Test
    void limitsCacheAcrossTables() {
        PastVersions kept = new PastVersions(null, 1_000);
        TableState table = AcceptedCodecTest.bots();
        for (int seat = 0; seat < 30; seat++) {
            kept.keep(table, seat, "en", new byte[100]);
        }
        assertEquals(null, kept.kept(table, 0, 19, "en"), "the oldest version is not evicted first");
        assertEquals(100, kept.kept(table, 0, 20, "en").length);
        kept.keep(table, 29, "en", new byte[2_000]);
        assertEquals(null, kept.kept(table, 0, 29, "en"), "a version above the limit is cached");
    }
}
