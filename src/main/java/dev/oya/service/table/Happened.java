package dev.oya.service.table;

import dev.oya.answers.HappeningJson;
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
record Happened(Move move, JsonNode told) {
    /** A move; null where records leave it out. */
    static Happened by(TableRules rules, Move move) {
        Move divided = rules.divided(move);
        ObjectNode action = rules.moves().write(divided);
        return action == null ? null : new Happened(divided, Json.written(action));
    }

    static Happened of(ObjectNode told) {
        return new Happened(null, told);
    }

    boolean is(String what) {
        return move == null && told.get(HappeningJson.HAPPENED).stringValue().equals(what);
    }
}
