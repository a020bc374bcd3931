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
 * The store of matches: a file of SQLite for one process, or a PostgreSQL database for many. What it says is kept is on the
 * disk. Every method may throw {@link StoreUnavailableException}. Safe to share between threads.
 */
public final class Store implements AutoCloseable {
    private static final String MATCH =
            "SELECT id, rules, pack, seats, secret, created, free, live, open FROM match WHERE ";

    /** Time for which a successful write counts as proof that the store can be written. */
    private static final long TRIED_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Database database;
    private final ReentrantLock trying = new ReentrantLock();
    private volatile long tried = System.nanoTime();
    /** Whether the last attempt succeeded. A store has been written when it is opened. */
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
     * A file of this process's own.
     *
     * @throws StoreLockedException where another process, or another store of this one, has it
     */
    public static Store file(Path file) {
        return new Store(Database.file(file));
    }

    /**
     * A database.
     *
     * @param url {@code jdbc:postgresql://…}, or {@code jdbc:sqlite:FILE}
     * @throws IllegalArgumentException where it is of another kind
     */
    public static Store at(String url) {
        return new Store(Database.at(url));
    }

    /** Whether other processes may share it. */
    public boolean isShared() {
        return database.shared;
    }

    /** From now on each transaction is told, with how long it took in nanoseconds; of the thread that writes. */
    public void timed(LongConsumer timer) {
        database.commits.timed(timer);
    }

    /** Looks after threads that must live. */
    public Watch watch() {
        return database.watch;
    }

    /** What is used, and what makes room. */
    public Upkeep upkeep() {
        return upkeep;
    }

    /** What was answered first to requests that may be sent again. */
    public FirstAnswers answers() {
        return answers;
    }

    /** Who is there: people, and the nodes that move bots. */
    public Attendance attendance() {
        return attendance;
    }

    /**
     * Returns whether the store accepts a write now. It tries one at most once a second while the store works, and by one thread at a
     * time; meanwhile others receive the last result.
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

    /** Keeps a layer under the digest of its bytes. */
    public void putLayer(String digest, String yaml) {
        database.commits.write("", handle -> put(handle, digest, yaml));
    }

    private int put(Handle handle, String digest, String yaml) {
        return handle.execute(
                "INSERT INTO layer (digest, yaml, used) VALUES (?, ?, " + database.now + ") ON CONFLICT DO NOTHING",
                digest,
                yaml);
    }

    /** A layer by the digest of its bytes. */
    public Optional<String> layer(String digest) {
        return database.one(String.class, "SELECT yaml FROM layer WHERE digest = ?", digest);
    }

    /** Whether the files of a pack are kept. */
    public boolean hasPack(String digest) {
        return database.one(Integer.class, "SELECT 1 FROM pack WHERE digest = ?", digest)
                .isPresent();
    }

    /** Keeps the files of a pack. */
    public void putPack(String digest, String files) {
        database.write("", "INSERT INTO pack (digest, files) VALUES (?, ?) ON CONFLICT DO NOTHING", digest, files);
    }

    /** The files of a pack. */
    public Optional<String> pack(String digest) {
        return database.one(String.class, "SELECT files FROM pack WHERE digest = ?", digest);
    }

    /**
     * Keeps a new match, and that its rules need these layers.
     *
     * @param layers their texts by digest; one that had been taken away is there again
     * @param node who moves its bots
     * @return whether it is new; false where another has made it
     */
    public boolean create(MatchRow match, Map<String, String> layers, String node) {
        String insert = "INSERT INTO match (id, rules, pack, seats, secret, created, free, live, open, node, used)"
                + " VALUES (:id, :rules, :pack, :seats, :secret, :created, :free, :live, :open, :node, " + database.now
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
     * Matches at which anybody may look on, newest first, from those on that came before another.
     *
     * @param free those at which anybody may still sit down, or else those at which nobody may
     */
    public List<MatchRow> open(boolean free, long before, String id, int most) {
        String older = (free ? "free" : "open AND NOT free") + " AND live AND (created < ? OR created = ? AND id < ?)";
        String newest = " ORDER BY created DESC, id DESC LIMIT ?";
        return database.all(MatchRow.class, MATCH + older + newest, before, before, id, most);
    }

    /** What was accepted at a table after a version, in order. */
    public List<EventRow> events(String match, long after) {
        String events = "SELECT match, seq, kind, seat, body, coalesce(" + database.now + " - made, 0) AS age"
                + " FROM event WHERE match = ? AND seq > ? ORDER BY seq";
        return database.all(EventRow.class, events, match, after);
    }

    /** Returns the version of each of these tables, without the tables that have been deleted. */
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
     * Keeps what was accepted, unless another came first.
     *
     * @param standing how the match stands from now on; null where it stands as before
     * @return whether it was kept; false where its number was taken already
     */
    public boolean append(EventRow event, MatchListing standing) {
        return database.commits.append(event, handle -> {
            if (standing != null) {
                handle.execute(
                        "UPDATE match SET free = ?, live = ?, persons = ? WHERE id = ?",
                        standing.free(),
                        standing.live(),
                        standing.persons(),
                        event.match());
            }
        });
    }

    /** Tells other nodes what a seat says at a match; it is not kept. */
    public void say(String match, String seat, String phrase) {
        database.say(match, seat, phrase);
    }

    /** What other nodes tell; nothing where there are none. The listener is called from a thread of its own. */
    public AutoCloseable news(ChangeFeed.Listener listener) {
        return database.news(listener);
    }

    @Override
    public void close() {
        database.close();
    }
}
