package dev.oya.service.table;

import dev.oya.store.EventRow;
import dev.oya.store.MatchRow;
import dev.oya.store.Store;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/**
 * What was accepted at a table, told as it was then.
 *
 * @param row the table as it was made
 */
record PastVersions(MatchRow row, TableRules rules, Store store) {
    /** Hears of a version that was accepted before. */
    interface Ear {
        /** Whether to go on. */
        boolean told(EventRow event, ObjectNode answer);
    }

    /** What came of versions after one, in order. */
    void after(long version, int seat, String language, Ear ear) {
        TableState then = new TableState(row, rules);
        for (EventRow event : store.events(row.id(), 0)) {
            List<ObjectNode> happened = then.apply(event);
            if (event.seq() > version && !ear.told(event, answer(then, happened, seat, language))) {
                return;
            }
        }
    }

    /** The version in which another match was agreed on, with the own invite. */
    ObjectNode rematched(int seat, String language) {
        ObjectNode[] found = new ObjectNode[1];
        after(0, seat, language, (event, answer) -> {
            found[0] = event.kind().equals(AcceptedKind.REMATCH.word()) ? answer : null;
            return found[0] == null;
        });
        return found[0];
    }

    /** What a seat is told of a version. */
    ObjectNode answer(TableState table, List<ObjectNode> happened, int seat, String language) {
        return new TableView(table, seat, language)
                .answer(
                        table.version(),
                        happened,
                        other -> store.match(other)
                                .map(match ->
                                        new TableState(match, rules).secret().invite(seat))
                                .orElse(null));
    }
}
