package dev.oya.service.table;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.notation.Json;
import dev.oya.service.PacksOfTests;
import dev.oya.service.http.Limits;
import dev.oya.store.Store;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The move and round clocks of players. */
class WaitsTest {
    private static final long MINUTE = 60_000;
    /** Tolerance for measured times in milliseconds, long enough for a slow test machine. */
    private static final long SLACK = 30_000;

    private final Waits waits = new Waits(2);

    @Test
    void measuresMovesSeparatelyAndRoundAsTheirSum() {
        waits.changed(Set.of(0), true, true, 9 * MINUTE);
        waits.changed(Set.of(1), true, true, 7 * MINUTE);
        waits.changed(Set.of(0), true, true, 4 * MINUTE);
        about(4 * MINUTE, waits.ofMove(0));
        about(0, waits.ofMove(1));
        about(6 * MINUTE, waits.ofRound(0));
        about(3 * MINUTE, waits.ofRound(1));
    }

    @Test
    void eventsWithoutMoveDoNotResetClock() {
        waits.changed(Set.of(0), true, true, 9 * MINUTE);
        waits.changed(Set.of(0, 1), true, false, 7 * MINUTE);
        waits.changed(Set.of(0), true, false, 4 * MINUTE);
        about(9 * MINUTE, waits.ofMove(0));
        about(9 * MINUTE, waits.ofRound(0));
        about(3 * MINUTE, waits.ofRound(1));
    }

    @Test
    void stopsClockBetweenRounds() {
        waits.changed(Set.of(0), true, true, 9 * MINUTE);
        waits.changed(Set.of(), false, true, 7 * MINUTE);
        about(0, waits.ofRound(0));
        waits.changed(Set.of(0), true, false, MINUTE);
        about(MINUTE, waits.ofRound(0));
    }

    @Test
    void ignoresSystemClockThatMovesBack() {
        waits.changed(Set.of(0), true, true, MINUTE);
        waits.changed(Set.of(1), true, true, 5 * MINUTE);
        waits.changed(Set.of(0), true, true, -MINUTE);
        about(0, waits.ofMove(0));
        about(0, waits.ofRound(0));
        about(5 * MINUTE, waits.ofRound(1));
    }

    /** The clock continues when a table is removed from memory and loaded again. */
    @Test
    void clockSurvivesReloadOfTable(@TempDir Path data) throws Exception {
        try (Store store = Store.file(data.resolve("tables.db"));
                Clock clock = new Clock(store)) {
            TablePacks packs = new TablePacks(PacksOfTests.in(store), store, data, 9);
            Tables tables = new Tables(store, packs, clock::plan);
            clock.drives(tables);
            Lobby lobby = new Lobby(store, packs, tables, new Limits(List.of()));
            ObjectNode rules = Json.object().put("game", "mulle");
            TableConfig asked = new TableConfig(
                    Arrays.asList(new TableConfig.Seat(null, null), new TableConfig.Seat(null, null)),
                    false,
                    new TableConfig.Timing(0, 0, 3_600, 600, 900),
                    null,
                    null);
            ObjectNode made = lobby.create(rules, asked, null);
            String id = made.get("table").stringValue();
            for (JsonNode seat : made.get("seats")) {
                lobby.sit(id, seat.get("seat").intValue(), seat.get("invite").stringValue(), "Ada", "");
            }
            long before =
                    tables.at(id, false, table -> table.untilLate(table.state().next()));
            assertTrue(before <= 600_000, "the move limit does not apply: " + before);
            long left = before;
            while (left > before - 200) {
                left = tables.at(id, false, table -> {
                    table.forget();
                    return table.untilLate(table.state().next());
                });
            }
            assertTrue(left > before - SLACK, "the clock lost too much time from " + before + ": " + left);
        }
    }

    private static void about(long expected, long millis) {
        assertTrue(millis >= expected && millis < expected + SLACK, "not about " + expected + ": " + millis);
    }
}
