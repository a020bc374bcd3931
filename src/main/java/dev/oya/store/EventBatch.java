package dev.oya.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** What was accepted at several tables, kept by one statement: that is asked for with every move. */
final class EventBatch {
    private static final String INSERT =
            "INSERT INTO event (match, seq, kind, seat, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";

    private EventBatch() {}

    /** Keeps events, and gives those of them that were not kept, because another has their number. */
    static Set<EventRow> late(Connection connection, List<EventRow> events) throws SQLException {
        Set<EventRow> late = Collections.newSetFromMap(new IdentityHashMap<>());
        if (events.isEmpty()) {
            return late;
        }
        try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
            for (EventRow event : events) {
                insert.setString(1, event.match());
                insert.setLong(2, event.seq());
                insert.setString(3, event.kind());
                insert.setInt(4, event.seat());
                insert.setString(5, event.body());
                insert.addBatch();
            }
            int[] kept = insert.executeBatch();
            for (int i = 0; i < kept.length; i++) {
                if (kept[i] == 0) {
                    late.add(events.get(i));
                }
            }
        }
        return late;
    }
}
