package dev.oya.service.table;

import dev.oya.notation.Json;
import dev.oya.store.EventRow;
import dev.oya.store.Store;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The serialized versions of tables. Recent ones are in memory, so that reconnecting clients receive them without a replay of the
 * match. All tables share a memory limit, and the oldest versions are evicted first. Evicted versions are replayed from the
 * store.
 *
 * <p>Safe to share between threads. Callers hold the lock of the table.
 */
final class PastVersions {
    private static final long MOST_BYTES = 32L << 20;

    /**
     * The key of a serialized version.
     *
     * @param created creation time of the table; the unused table of a rematch may be deleted and created again with the same id
     */
    private record Key(String table, long created, long version, int seat, String language) {
        static Key of(TableState table, long version, int seat, String language) {
            return new Key(table.row().id(), table.row().created(), version, seat, language);
        }
    }

    private final Store store;
    private final long most;
    private final Map<Key, byte[]> versions = new LinkedHashMap<>();
    private long bytes;

    PastVersions(Store store) {
        this(store, MOST_BYTES);
    }

    PastVersions(Store store, long most) {
        this.store = store;
        this.most = most;
    }

    /** Returns a version from memory, or null if it is not in memory. */
    synchronized byte[] kept(TableState table, long version, int seat, String language) {
        return versions.get(Key.of(table, version, seat, language));
    }

    /** Stores the current version in memory. */
    synchronized void keep(TableState table, int seat, String language, byte[] data) {
        byte[] before = versions.put(Key.of(table, table.version(), seat, language), data);
        bytes += data.length - (before == null ? 0 : before.length);
        var oldest = versions.values().iterator();
        while (bytes > most) {
            bytes -= oldest.next().length;
            oldest.remove();
        }
    }

    /** Removes all versions of a table from memory. */
    synchronized void forget(String table) {
        versions.entrySet().removeIf(one -> {
            boolean gone = one.getKey().table().equals(table);
            bytes -= gone ? one.getValue().length : 0;
            return gone;
        });
    }

    /**
     * Returns the current version as a seat sees it.
     *
     * @param happened the events of the version
     */
    byte[] present(TableState table, List<TableEvent> happened, int seat, String language) {
        byte[] data = kept(table, table.version(), seat, language);
        if (data == null) {
            data = written(table, happened, seat, language);
            keep(table, seat, language, data);
        }
        return data;
    }

    /** Returns all versions after the given version as a seat sees them. */
    List<byte[]> after(TableState present, long version, int seat, String language) {
        List<byte[]> events = new ArrayList<>();
        for (long past = version + 1; past <= present.version(); past++) {
            byte[] one = kept(present, past, seat, language);
            if (one == null) {
                return replayed(present, version, present.version(), seat, language);
            }
            events.add(one);
        }
        return events;
    }

    /** Returns a version as a seat sees it. */
    byte[] one(TableState present, long version, int seat, String language) {
        byte[] one = kept(present, version, seat, language);
        return one != null
                ? one
                : replayed(present, version - 1, version, seat, language).get(0);
    }

    /** Returns the change that led to a version. */
    Accepted accepted(TableState present, long version) {
        return present.rules()
                .codec()
                .read(store.events(present.row().id(), version - 1).get(0));
    }

    private List<byte[]> replayed(TableState present, long after, long last, int seat, String language) {
        List<byte[]> events = new ArrayList<>();
        TableState then = new TableState(present.row(), present.rules());
        for (EventRow event : store.events(present.row().id(), 0)) {
            List<TableEvent> happened = then.apply(present.rules().codec().read(event));
            if (then.version() > after) {
                events.add(written(then, happened, seat, language));
            }
            if (then.version() == last) {
                break;
            }
        }
        return events;
    }

    /** Serializes a version as a seat sees it. */
    byte[] written(TableState table, List<TableEvent> happened, int seat, String language) {
        return Json.bytes(new TableView(table, seat, language)
                .answer(
                        happened,
                        other -> store.match(other)
                                .map(row -> new TableState(row, table.rules()).secret())
                                .orElse(null)));
    }
}
