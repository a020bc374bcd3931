package dev.oya.service.table;

import dev.oya.answers.HappeningJson;
import tools.jackson.databind.node.ObjectNode;

/**
 * Something that happened at a table, as everyone could see it.
 *
 * @param move the move that was made, or null where something else happened
 * @param told what else happened, or null
 */
record Happened(PlayedMove move, ObjectNode told) {
    static Happened by(PlayedMove move) {
        return new Happened(move, null);
    }

    static Happened of(ObjectNode told) {
        return new Happened(null, told);
    }

    boolean is(String what) {
        return told != null && told.get(HappeningJson.HAPPENED).stringValue().equals(what);
    }
}
