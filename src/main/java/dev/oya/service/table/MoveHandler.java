package dev.oya.service.table;

import dev.oya.play.table.Move;
import dev.oya.record.Json;
import dev.oya.record.Mismatch;
import dev.oya.service.http.HttpProblem;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Moves that seats ask to make. Safe to share between threads. */
final class MoveHandler {
    private final Tables tables;

    MoveHandler(Tables tables) {
        this.tables = tables;
    }

    /** Makes a move at a version; made again, it is answered again. */
    byte[] move(String id, String token, long version, JsonNode told, String language) {
        if (token == null) {
            throw new HttpProblem(401, "wrong-token");
        }
        try {
            return tables.at(id, false, table -> moved(table, token, version, told, language));
        } catch (Decider.Refusal refused) {
            throw refused.problem(language);
        }
    }

    private byte[] moved(TableLock table, String token, long version, JsonNode told, String language) {
        int seat = table.seatOf(token);
        table.used = true;
        if (version > table.state().version() && tables.isShared()) {
            table.read();
        }
        Move move = read(table.state(), seat, told);
        ObjectNode action = Decider.action(table.state(), move);
        if (version != table.state().version()) {
            table.back(seat);
            return Json.bytes(again(table, seat, version, action, language));
        }
        table.accept(Decider.move(table.state(), seat, move));
        return table.answer(seat, language);
    }

    private static Move read(TableState state, int seat, JsonNode told) {
        if (!(told instanceof ObjectNode action)) {
            throw new HttpProblem(400, "no-move").place("/move");
        }
        if (action.has("seat")
                && !action.get("seat").equals(Json.object().put("seat", seat).get("seat"))) {
            throw new HttpProblem(403, "another-seat").place("/move/seat");
        }
        List<Mismatch> problems = new ArrayList<>();
        Move move = state.rules().moves().read(action.deepCopy().put("seat", seat), problems);
        if (move == null) {
            Mismatch first = problems.get(0);
            throw new HttpProblem(400, "no-such-move", first.field(), first.expected(), first.found())
                    .place("/" + first.field().replace('.', '/'));
        }
        return move;
    }

    private ObjectNode again(TableLock table, int seat, long version, ObjectNode action, String language) {
        ObjectNode[] found = new ObjectNode[1];
        if (version >= 0 && version < table.state().version()) {
            table.history().after(version, seat, language, (event, answer) -> {
                boolean same = event.kind().equals(AcceptedKind.MOVE.word())
                        && event.seat() == seat
                        && TableRules.parse(event.body()).equals(action);
                found[0] = same ? answer : null;
                return false;
            });
        }
        if (found[0] == null) {
            throw stale(table.state());
        }
        found[0].set("view", new TableView(table.state(), seat, language).view());
        return found[0];
    }

    private static HttpProblem stale(TableState state) {
        ObjectNode present = Json.object().put("version", state.version());
        return new HttpProblem(409, "stale", state.version()).with("version", present.get("version"));
    }
}
