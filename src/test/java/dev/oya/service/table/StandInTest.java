package dev.oya.service.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.notation.Json;
import dev.oya.play.table.Move;
import dev.oya.service.http.RequestFaults;
import dev.oya.store.MatchRow;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Waiting for people: the next round, moves of a bot for an absent person, and undo requests. */
class StandInTest {
    private static int next(String wanted) {
        String table = "{\"seats\":[{\"kind\":\"person\"},{\"kind\":\"bot\"}]" + wanted + "}";
        return TableJson.config(TableRules.parse(table), new RequestFaults())
                .timing()
                .next();
    }

    @Test
    void nextRoundWaitsOnRequest() {
        assertEquals(TableConfig.Timing.NEVER, next(",\"next\":null"));
        assertEquals(5, next(",\"next\":5"));
        assertEquals(30, next(""));
    }

    /** Returns a table at which two people sit. */
    private static TableState people() {
        TableConfig config = AcceptedCodecTest.config(true, null, Arrays.asList(null, null));
        MatchRow row = new MatchRow("t", "{}", "sha256:", config.text(), "0".repeat(64), 0, false, false);
        TableState table = new TableState(row, AcceptedCodecTest.bots().rules());
        List.of(0, 1).forEach(seat -> table.apply(new Accepted.Sat(seat, "token" + seat, null, "")));
        return table;
    }

    private static Move move(TableState table) {
        return table.match().view(table.next()).moves().get(0);
    }

    private static JsonNode event(TableState table, List<TableEvent> seen, int seat) {
        return new TableView(table, seat, "en").answer(seen, any -> null).at("/events/0");
    }

    @Test
    void moveOfStandInIsMarkedAndOffersNoUndo() {
        TableState table = people();
        int seat = table.next();
        List<TableEvent> seen = table.apply(new Accepted.Moved(true, move(table)));
        assertEquals(Json.MAPPER.valueToTree(true), event(table, seen, seat).get("bot"));
        assertEquals(
                event(table, seen, 1 - seat).get("says"),
                event(table, seen, seat).get("says"));
        assertFalse(table.offersUndo(seat));
        int other = table.next();
        List<TableEvent> own = table.apply(new Accepted.Moved(false, move(table)));
        assertFalse(event(table, own, other).has("bot"));
    }

    @Test
    void undoKeepsEarlierMovesWithTheirMakers() {
        TableState table = people();
        table.apply(new Accepted.Moved(true, move(table)));
        TableEvent first = table.actions().get(0);
        int seat = table.next();
        table.apply(new Accepted.Moved(false, move(table)));
        assertTrue(table.offersUndo(seat));
        table.apply(new Accepted.UndoAsked(seat));
        table.apply(new Accepted.UndoAnswered(1 - seat, true));
        assertEquals(List.of(first), table.actions());
    }
}
