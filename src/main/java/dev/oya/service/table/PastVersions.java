package dev.oya.service.table;

import dev.oya.notation.Json;
import dev.oya.store.EventRow;
import dev.oya.store.Store;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What was told of the versions of tables. What was told lately is kept as it was sent: a listener who comes again hears it without
 * the match being played again. All tables together keep so much, and what was told first goes first; what is older is folded
 * anew. Safe to share between threads; the lock of the table that is asked about is held.
 */
final class PastVersions {
    private static final long MOST_BYTES = 32L << 20;

    /**
     * What was told.
     *
     * @param created when the table was made: the table of a rematch that nobody came to may be made again
     */
    private record Key(String table, long created, long version, int seat, String language) {
        static Key of(TableState table, long version, int seat, String language) {
            return new Key(table.row().id(), table.row().created(), version, seat, language);
        }
    }

    private final Store store;
    private final long most;
    private final Map<Key, byte[]> kept = new LinkedHashMap<>();
    private long bytes;

    PastVersions(Store store) {
        this(store, MOST_BYTES);
    }

    PastVersions(Store store, long most) {
        this.store = store;
        this.most = most;
    }

    /** What was told lately of a version, or null. */
    synchronized byte[] kept(TableState table, long version, int seat, String language) {
        return kept.get(Key.of(table, version, seat, language));
    }

    /** Keeps what was told of the present version. */
    synchronized void keep(TableState table, int seat, String language, byte[] told) {
        byte[] before = kept.put(Key.of(table, table.version(), seat, language), told);
        bytes += told.length - (before == null ? 0 : before.length);
        var oldest = kept.values().iterator();
        while (bytes > most) {
            bytes -= oldest.next().length;
            oldest.remove();
        }
    }

    /** What a seat is told of the present version, in which this happened. */
    byte[] present(TableState table, List<TableEvent> happened, int seat, String language) {
        byte[] told = kept(table, table.version(), seat, language);
        if (told == null) {
            told = written(table, happened, seat, language);
            keep(table, seat, language, told);
        }
        return told;
    }

    /** What a seat is told of each version after one, up to the present one. */
    List<byte[]> after(TableState present, long version, int seat, String language) {
        List<byte[]> told = new ArrayList<>();
        for (long past = version + 1; past <= present.version(); past++) {
            byte[] one = kept(present, past, seat, language);
            if (one == null) {
                return folded(present, version, present.version(), seat, language);
            }
            told.add(one);
        }
        return told;
    }

    /** What a seat is told of one version. */
    byte[] one(TableState present, long version, int seat, String language) {
        byte[] one = kept(present, version, seat, language);
        return one != null
                ? one
                : folded(present, version - 1, version, seat, language).get(0);
    }

    /** What was accepted in a version. */
    Accepted accepted(TableState present, long version) {
        return present.rules()
                .codec()
                .read(store.events(present.row().id(), version - 1).get(0));
    }

    private List<byte[]> folded(TableState present, long after, long last, int seat, String language) {
        List<byte[]> told = new ArrayList<>();
        TableState then = new TableState(present.row(), present.rules());
        for (EventRow event : store.events(present.row().id(), 0)) {
            List<TableEvent> happened = then.apply(present.rules().codec().read(event));
            if (then.version() > after) {
                told.add(written(then, happened, seat, language));
            }
            if (then.version() == last) {
                break;
            }
        }
        return told;
    }

    /** What a seat is told of a table as it stands, written. */
    byte[] written(TableState table, List<TableEvent> happened, int seat, String language) {
        return Json.bytes(new TableView(table, seat, language)
                .answer(
                        happened,
                        other -> store.match(other)
                                .map(row -> new TableState(row, table.rules())
                                        .secret()
                                        .invite(seat))
                                .orElse(null)));
    }
}
