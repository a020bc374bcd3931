package dev.oya.service.table;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What was told of versions of tables lately, as it was sent: whoever comes again hears it without the match being played
 * again. All tables together keep so much, and what was told first goes first. Safe to share between threads.
 */
final class RenderedVersions {
    private static final long MOST_BYTES = 32L << 20;

    /**
     * What was told.
     *
     * @param created when the table was made: the table of a rematch that nobody came to may be made again
     */
    private record Key(String table, long created, long version, int seat, String language) {}

    private final Map<Key, byte[]> kept = new LinkedHashMap<>();
    private final long most;
    private long bytes;

    RenderedVersions() {
        this(MOST_BYTES);
    }

    RenderedVersions(long most) {
        this.most = most;
    }

    /** What a seat was told of a version in a language, or null. */
    synchronized byte[] get(TableState table, long version, int seat, String language) {
        return kept.get(key(table, version, seat, language));
    }

    synchronized void put(TableState table, int seat, String language, byte[] told) {
        byte[] before = kept.put(key(table, table.version(), seat, language), told);
        bytes += told.length - (before == null ? 0 : before.length);
        var oldest = kept.values().iterator();
        while (bytes > most) {
            bytes -= oldest.next().length;
            oldest.remove();
        }
    }

    private static Key key(TableState table, long version, int seat, String language) {
        return new Key(table.row().id(), table.row().created(), version, seat, language);
    }
}
