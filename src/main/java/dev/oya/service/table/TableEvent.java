package dev.oya.service.table;

import dev.oya.answers.TableEventJson;
import dev.oya.notation.Json;
import dev.oya.play.table.Move;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Something that happened at a table, as everyone could see it.
 *
 * @param move the move that was made, its free cards in groups; null where something else happened
 * @param told what happened; of a move its action, written once for all who are told
 */
record TableEvent(Move move, JsonNode told) {
    /** A move; null where records leave it out. */
    static TableEvent by(TableRules rules, Move move) {
        Move divided = rules.divided(move);
        ObjectNode action = rules.moves().write(divided);
        return action == null ? null : new TableEvent(divided, Json.written(action));
    }

    static TableEvent of(ObjectNode told) {
        return new TableEvent(null, told);
    }

    boolean is(String what) {
        return move == null && told.get(TableEventJson.HAPPENED).stringValue().equals(what);
    }
}
