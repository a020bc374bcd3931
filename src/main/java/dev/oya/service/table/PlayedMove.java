package dev.oya.service.table;

import dev.oya.notation.Json;
import dev.oya.play.table.Move;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A move that was made, as everyone could see it.
 *
 * @param move the move, its free cards in groups
 * @param written the same as an action of a record, written once for all who are told
 */
record PlayedMove(Move move, JsonNode written) {
    /** The move as it is told; null where records leave it out. */
    static PlayedMove of(TableRules rules, Move move) {
        Move divided = rules.divided(move);
        ObjectNode action = rules.moves().write(divided);
        return action == null ? null : new PlayedMove(divided, Json.written(action));
    }
}
