package dev.oya.service.table;

import dev.oya.notation.Json;
import dev.oya.store.EventRow;
import dev.oya.store.Store;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/**
 * What was accepted at a table, told as it was then. What was told lately is kept as it was sent; what is older is folded anew.
 * Of the thread that holds the table's lock.
 */
record PastVersions(TableState present, Store store, RenderedVersions kept) {
    /** What a seat is told of each version after one, up to the present one. */
    List<byte[]> after(long version, int seat, String language) {
        List<byte[]> told = new ArrayList<>();
        for (long past = version + 1; past <= present.version(); past++) {
            byte[] one = kept.get(present, past, seat, language);
            if (one == null) {
                return folded(version, present.version(), seat, language);
            }
            told.add(one);
        }
        return told;
    }

    /** What was accepted in a version. */
    Accepted accepted(long version) {
        return present.rules()
                .codec()
                .read(store.events(present.row().id(), version - 1).get(0));
    }

    /** What a seat is told of one version. */
    byte[] one(long version, int seat, String language) {
        byte[] one = kept.get(present, version, seat, language);
        return one != null ? one : folded(version - 1, version, seat, language).get(0);
    }

    private List<byte[]> folded(long after, long last, int seat, String language) {
        List<byte[]> told = new ArrayList<>();
        TableState then = new TableState(present.row(), present.rules());
        for (EventRow event : store.events(present.row().id(), 0)) {
            List<Happened> happened = then.apply(present.rules().codec().read(event));
            if (then.version() > after) {
                told.add(Json.bytes(answer(then, happened, seat, language)));
            }
            if (then.version() == last) {
                break;
            }
        }
        return told;
    }

    /** What a seat is told of the version of a table. */
    ObjectNode answer(TableState table, List<Happened> happened, int seat, String language) {
        return new TableView(table, seat, language)
                .answer(
                        happened,
                        other -> store.match(other)
                                .map(row -> new TableState(row, table.rules())
                                        .secret()
                                        .invite(seat))
                                .orElse(null));
    }
}
