package dev.oya.service.table;

import dev.oya.answers.MoveOutcome;
import dev.oya.answers.TableEventJson;
import dev.oya.notation.Json;
import dev.oya.play.table.Move;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * An event at a table, as all players can see it.
 *
 * @param move the move with its free cards in groups, or null for other events
 * @param json the event, or the action of a move, serialized once for all streams
 * @param how how the move was made, or null for other events
 * @param outcome the result of the move
 */
record TableEvent(Move move, JsonNode json, How how, MoveOutcome outcome) {
    /** How a move was made. */
    enum How {
        CHOSEN,
        /** The player had no other legal move. */
        FORCED,
        /** A bot made the move for an absent person. */
        BY_STAND_IN
    }

    /** Returns the event for a move, or null if records omit the move. */
    static TableEvent by(TableRules rules, Move move, How how, MoveOutcome outcome) {
        Move divided = rules.divided(move);
        ObjectNode action = rules.moves().write(divided);
        return action == null ? null : new TableEvent(divided, Json.written(action), how, outcome);
    }

    static TableEvent of(ObjectNode json) {
        return new TableEvent(null, json, null, MoveOutcome.NONE);
    }

    /** Returns whether a seat chose this move. */
    boolean isChosenBy(int seat) {
        return how == How.CHOSEN && move.seat() == seat;
    }

    boolean is(String what) {
        return move == null && json.get(TableEventJson.HAPPENED).stringValue().equals(what);
    }
}
