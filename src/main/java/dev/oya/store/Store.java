package dev.oya.store;

import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongConsumer;
import org.jdbi.v3.core.Handle;

/**
 * The store of matches: an SQLite file for one process, or a PostgreSQL database for many. Writes return after they are on disk.
 * Every method may throw {@link StoreUnavailableException}. Safe to share between threads.
 */
public final class Store implements AutoCloseable {
    private static final String MATCH = "SELECT id, rules, pack, seats, secret, created, free, open FROM match WHERE ";

    /** Period for which a successful write proves that the store is writable. */
    private static final long TRIED_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Database database;
    private final ReentrantLock trying = new ReentrantLock();
    private volatile long tried = System.nanoTime();
    /** Whether the last test write succeeded. Initially true, because opening a store writes to it. */
    private volatile boolean writable = true;

    private final Attendance attendance;
    private final Upkeep upkeep;
    private final FirstAnswers answers;

    private Store(Database database) {
        this.database = database;
        this.attendance = new Attendance(database);
        this.answers = new FirstAnswers(database);
        this.upkeep = new Upkeep(database, answers);
    }

    /**
     * Opens an SQLite file for this process alone.
     *
     * @throws StoreLockedException if another store, in this or another process, has opened the file
     */
    public static Store file(Path file) {
        return new Store(Database.file(file));
    }

    /**
     * Opens a database.
     *
     * @throws IllegalArgumentException if the URL has an unknown form
     */
    public static Store at(StoreAddress address) {
        return new Store(Database.at(address));
    }

    /** Opens a database that needs no password, or whose URL contains it. */
    public static Store at(String url) {
        return at(new StoreAddress(url, null));
    }

    /** Returns whether other processes may use the store. */
    public boolean isShared() {
        return database.shared;
    }

    /** Sets a consumer for the duration of each transaction in nanoseconds. It is called on the writing thread. */
    public void timed(LongConsumer timer) {
        database.commits.timed(timer);
    }

    /** Returns the monitor of the store's threads. */
    public Watch watch() {
        return database.watch;
    }

    public Upkeep upkeep() {
        return upkeep;
    }

    /** Returns the stored responses to idempotent requests. */
    public FirstAnswers answers() {
        return answers;
    }

    /** Returns the presence of players and nodes. */
    public Attendance attendance() {
        return attendance;
    }

    /**
     * Returns whether the store accepts writes. While the store works, it is tested at most once a second. One thread tests it at
     * a time, and the others receive the last result.
     */
    public boolean isWritable() {
        if (trying.tryLock()) {
            try {
                if (!writable || database.watch.isAway() || System.nanoTime() - tried > TRIED_NANOS) {
                    writable = attendance.isNoted();
                    tried = System.nanoTime();
                }
            } finally {
                trying.unlock();
            }
        }
        return writable && !database.watch.isUnwritable();
    }

    /** Stores a house-rule layer under the digest of its bytes. */
    public void putLayer(String digest, String yaml) {
        database.commits.write("", handle -> put(handle, digest, yaml));
    }

    private int put(Handle handle, String digest, String yaml) {
        return handle.execute(
                "INSERT INTO layer (digest, yaml, used) VALUES (?, ?, " + database.now + ") ON CONFLICT DO NOTHING",
                digest,
                yaml);
    }

    /** Returns the house-rule layer with the given digest. */
    public Optional<String> layer(String digest) {
        return database.one(String.class, "SELECT yaml FROM layer WHERE digest = ?", digest);
    }

    /** Returns whether the files of a rule pack are stored. */
    public boolean hasPack(String digest) {
        return database.one(Integer.class, "SELECT 1 FROM pack WHERE digest = ?", digest)
                .isPresent();
    }

    /** Stores the files of a rule pack. */
    public void putPack(String digest, String files) {
        database.write("", "INSERT INTO pack (digest, files) VALUES (?, ?) ON CONFLICT DO NOTHING", digest, files);
    }

    /** Returns the files of a rule pack. */
    public Optional<String> pack(String digest) {
        return database.one(String.class, "SELECT files FROM pack WHERE digest = ?", digest);
    }

    /**
     * Stores a new live match and the house-rule layers that its rules need.
     *
     * @param layers the texts of the layers by digest; deleted layers are stored again
     * @param node the node that moves the bots
     * @return whether the match was stored; false if its id already exists
     */
    public boolean create(MatchRow match, Map<String, String> layers, String node) {
        String insert = "INSERT INTO match (id, rules, pack, seats, secret, created, free, live, open, node, used)"
                + " VALUES (:id, :rules, :pack, :seats, :secret, :created, :free, TRUE, :open, :node, " + database.now
                + ") ON CONFLICT DO NOTHING";
        return database.commits.write(match.id(), handle -> {
            int made = handle.createUpdate(insert)
                    .bindMethods(match)
                    .bind("node", node)
                    .execute();
            if (made == 1) {
                layers.forEach((digest, yaml) -> {
                    put(handle, digest, yaml);
                    handle.execute("INSERT INTO laid (match, layer) VALUES (?, ?)", match.id(), digest);
                });
            }
            return made == 1;
        });
    }

    public Optional<MatchRow> match(String id) {
        return database.one(MatchRow.class, MATCH + "id = ?", id);
    }

    /**
     * Returns a page of live matches that anyone may join or spectate, newest first.
     *
     * @param free true for matches with a free seat, false for other matches open to spectators
     * @param before creation time of the last match on the previous page
     * @param id id of the last match on the previous page
     */
    public List<MatchRow> open(boolean free, long before, String id, int most) {
        String older = (free ? "free" : "open AND NOT free") + " AND live AND (created < ? OR created = ? AND id < ?)";
        String newest = " ORDER BY created DESC, id DESC LIMIT ?";
        return database.all(MatchRow.class, MATCH + older + newest, before, before, id, most);
    }

    /** Returns the events of a table after the given version, in order. */
    public List<EventRow> events(String match, long after) {
        return eventsIfKept(match, after).orElse(List.of());
    }

    /** Returns the events of a table after the given version, in order, or empty if the table has been deleted. */
    public Optional<List<EventRow>> eventsIfKept(String match, long after) {
        String events = "SELECT id AS match, coalesce(seq, 0) AS seq, coalesce(kind, '') AS kind,"
                + " coalesce(seat, -1) AS seat, coalesce(body, '') AS body, coalesce(" + database.now
                + " - made, 0) AS age FROM match LEFT JOIN event ON match = id AND seq > ? WHERE id = ? ORDER BY seq";
        List<EventRow> rows = database.all(EventRow.class, events, after, match);
        return rows.isEmpty()
                ? Optional.empty()
                : Optional.of(rows.stream().filter(row -> row.seq() > 0).toList());
    }

    /**
     * Returns the matches whose seats or seat events contain the given text. The result may include matches that contain only a
     * similar text.
     *
     * @param text fragment of the stored JSON
     */
    public List<String> mentioning(String text) {
        String found =
                "SELECT id FROM match WHERE seats LIKE ? OR EXISTS (SELECT 1 FROM event WHERE event.match = match.id"
                        + " AND kind = 'seat' AND body LIKE ?) ORDER BY id";
        String pattern = "%" + text.replaceAll("[%_\\\\]", "_") + "%";
        return database.all(String.class, found, pattern, pattern);
    }

    /**
     * Stores an event and replaces the seats and earlier events, unless the number of the event is taken.
     *
     * @param seats the new seats of the match
     * @param rewritten earlier events with their new bodies
     * @return whether the event was stored; false if its number is taken
     */
    public boolean rewrite(EventRow event, String seats, List<EventRow> rewritten) {
        return database.commits.append(event, handle -> {
            handle.execute("UPDATE match SET seats = ? WHERE id = ?", seats, event.match());
            for (EventRow one : rewritten) {
                handle.execute(
                        "UPDATE event SET body = ? WHERE match = ? AND seq = ?", one.body(), one.match(), one.seq());
            }
        });
    }

    /** Returns the version of each table. Deleted tables are absent. */
    public Map<String, Long> versions(Collection<String> matches) {
        if (matches.isEmpty()) {
            return Map.of();
        }
        return database.read(handle -> handle.createQuery(
                        "SELECT id, coalesce((SELECT max(seq) FROM event WHERE match = id), 0) FROM match"
                                + " WHERE id IN (<matches>)")
                .bindList("matches", List.copyOf(matches))
                .reduceRows(new HashMap<>(), (all, row) -> {
                    all.put(row.getColumn(1, String.class), row.getColumn(2, Long.class));
                    return all;
                }));
    }

    /**
     * Stores an event, unless its number is taken.
     *
     * @param listing the new state of the match in listings, or null if it is unchanged
     * @return whether the event was stored; false if its number is taken
     */
    public boolean append(EventRow event, MatchListing listing) {
        return database.commits.append(event, handle -> {
            if (listing != null) {
                handle.execute(
                        "UPDATE match SET free = ?, live = ?, persons = ? WHERE id = ?",
                        listing.free(),
                        listing.live(),
                        listing.persons(),
                        event.match());
            }
        });
    }

    /** Sends a seat's phrase to the other nodes. The phrase is not stored. */
    public void say(String match, String seat, String phrase) {
        database.say(match, seat, phrase);
    }

    /**
     * Subscribes to the notifications of other nodes. Does nothing if the store is not shared.
     *
     * @param listener called on a separate thread
     */
    public AutoCloseable news(ChangeFeed.Listener listener) {
        return database.news(listener);
    }

    @Override
    public void close() {
        database.close();
    }
}
