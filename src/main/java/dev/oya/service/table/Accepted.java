package dev.oya.service.table;

import dev.oya.record.Json;
import dev.oya.store.EventRow;
import tools.jackson.databind.node.ObjectNode;

/**
 * Something that a table can carry out as it stands.
 *
 * @param seat whose it is, or -1 where it is nobody's
 * @param body what the kind needs to know besides
 */
record Accepted(AcceptedKind kind, int seat, ObjectNode body) {
    Accepted(AcceptedKind kind, int seat) {
        this(kind, seat, Json.object());
    }

    /** As it is kept. */
    EventRow row(String table, long version) {
        return new EventRow(table, version, kind.word(), seat, body.toString());
    }
}
