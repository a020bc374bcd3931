package dev.oya.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.mapper.RowMapper;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * The store of matches: a file of SQLite for one process, or a PostgreSQL database for many. What it says is kept is on the
 * disk. Every method may throw {@link StoreAway}. Safe to share between threads.
 */
public final class Store implements AutoCloseable {
    private static final String POSTGRES = "jdbc:postgresql:";
    private static final int READERS = 8;
    private static final long PATIENCE_MILLIS = 2_000;
    private static final int NAMES_IN_A_MESSAGE = 200;

    /** The newest of the migrations. */
    static final String NEWEST = "1";

    private static final String COLUMNS = "id, rules, pack, seats, secret, created, free, live";
    private static final RowMapper<MatchRow> MATCH = (row, context) -> new MatchRow(
            row.getString(1),
            row.getString(2),
            row.getString(3),
            row.getString(4),
            row.getString(5),
            row.getLong(6),
            row.getBoolean(7),
            row.getBoolean(8));
    private static final RowMapper<EventRow> EVENT = (row, context) ->
            new EventRow(row.getString(1), row.getLong(2), row.getString(3), row.getInt(4), row.getString(5));

    private final HikariDataSource pool;
    private final Jdbi jdbi;
    private final GroupCommit commits;
    private final boolean shared;
    /** How the messages of this process begin. */
    private final String own = UUID.randomUUID().toString();
    /** Keeps other processes from the file; null where the store is shared. */
    private final OneProcess lock;
    /** Now in milliseconds since 1970, by the clock of the store: those of the nodes need not agree. */
    private final String now;

    private Store(HikariConfig config, OneProcess lock) {
        config.setMaximumPoolSize(READERS);
        config.setConnectionTimeout(PATIENCE_MILLIS);
        config.setPoolName("oya");
        this.lock = lock;
        this.shared = lock == null;
        this.now = shared
                ? "CAST(extract(epoch from clock_timestamp()) * 1000 AS BIGINT)"
                : "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)";
        try {
            this.pool = new HikariDataSource(config);
            if (!isCurrent(pool)) {
                Flyway.configure()
                        .dataSource(pool)
                        .locations("classpath:db/migration")
                        .load()
                        .migrate();
            }
        } catch (HikariPool.PoolInitializationException | FlywayException away) {
            throw new StoreAway(away);
        }
        this.jdbi = Jdbi.create(pool);
        if (!shared) {
            // No other process has the file: whoever had it before is gone.
            jdbi.useHandle(handle -> handle.execute("DELETE FROM node"));
        }
        this.commits = new GroupCommit(jdbi, shared ? this::tell : (handle, matches) -> {});
    }

    /** Whether the newest migration has been made, so that those need not be read: that takes half a second. */
    private static boolean isCurrent(DataSource source) {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement();
                ResultSet made = statement.executeQuery("SELECT version FROM flyway_schema_history WHERE success")) {
            boolean current = false;
            while (made.next()) {
                current |= NEWEST.equals(made.getString(1));
            }
            return current;
        } catch (SQLException nothingThere) {
            return false;
        }
    }

    /**
     * A file of this process's own.
     *
     * @throws StoreTaken where another process, or another store of this one, has it
     */
    public static Store file(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        SqliteLibrary.unpack(folder);
        SQLiteConfig sqlite = new SQLiteConfig();
        sqlite.setJournalMode(SQLiteConfig.JournalMode.WAL);
        sqlite.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        sqlite.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        sqlite.enforceForeignKeys(true);
        sqlite.setBusyTimeout((int) PATIENCE_MILLIS);
        SQLiteDataSource source = new SQLiteDataSource(sqlite);
        source.setUrl("jdbc:sqlite:" + file);
        HikariConfig config = new HikariConfig();
        config.setDataSource(source);
        OneProcess lock = new OneProcess(file.toAbsolutePath());
        try {
            return new Store(config, lock);
        } catch (RuntimeException away) {
            lock.close();
            throw away;
        }
    }

    /**
     * A database.
     *
     * @param url {@code jdbc:postgresql://…}, or {@code jdbc:sqlite:FILE}
     * @throws IllegalArgumentException where it is of another kind
     */
    public static Store at(String url) {
        if (url.startsWith("jdbc:sqlite:")) {
            return file(Path.of(url.substring("jdbc:sqlite:".length())));
        }
        if (!url.startsWith(POSTGRES)) {
            throw new IllegalArgumentException("a store is jdbc:postgresql://... or jdbc:sqlite:FILE");
        }
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.addDataSourceProperty("connectTimeout", "2");
        config.addDataSourceProperty("socketTimeout", "10");
        config.addDataSourceProperty("tcpKeepAlive", "true");
        return new Store(config, null);
    }

    /** Whether other processes may share it. */
    public boolean isShared() {
        return shared;
    }

    private <T> T read(Function<Handle, T> question) {
        try {
            return jdbi.withHandle(question::apply);
        } catch (JdbiException e) {
            throw new StoreAway(e);
        }
    }

    /** Whether it can be asked now. */
    public boolean isThere() {
        try {
            return read(handle -> handle.select("SELECT 1").mapTo(Integer.class).one()) == 1;
        } catch (StoreAway away) {
            return false;
        }
    }

    /** Keeps a layer under the digest of its bytes. */
    public void putLayer(String digest, String yaml) {
        commits.write(
                "",
                handle -> handle.execute(
                        "INSERT INTO layer (digest, yaml) VALUES (?, ?) ON CONFLICT DO NOTHING", digest, yaml));
    }

    /** How many layers are kept. */
    public int layers() {
        return read(handle ->
                handle.select("SELECT COUNT(*) FROM layer").mapTo(Integer.class).one());
    }

    /** A layer by the digest of its bytes. */
    public Optional<String> layer(String digest) {
        return read(handle -> handle.select("SELECT yaml FROM layer WHERE digest = ?", digest)
                .mapTo(String.class)
                .findOne());
    }

    /** Whether the files of a pack are kept. */
    public boolean hasPack(String digest) {
        return read(handle -> handle.select("SELECT 1 FROM pack WHERE digest = ?", digest)
                .mapTo(Integer.class)
                .findOne()
                .isPresent());
    }

    /** Keeps the files of a pack. */
    public void putPack(String digest, String files) {
        commits.write(
                "",
                handle -> handle.execute(
                        "INSERT INTO pack (digest, files) VALUES (?, ?) ON CONFLICT DO NOTHING", digest, files));
    }

    /** The files of a pack. */
    public Optional<String> pack(String digest) {
        return read(handle -> handle.select("SELECT files FROM pack WHERE digest = ?", digest)
                .mapTo(String.class)
                .findOne());
    }

    /**
     * Keeps a new match.
     *
     * @param node who moves its bots
     */
    public void create(MatchRow match, String node) {
        commits.write(
                match.id(),
                handle -> handle.execute(
                        "INSERT INTO match (" + COLUMNS + ", node) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                        match.id(),
                        match.rules(),
                        match.pack(),
                        match.seats(),
                        match.secret(),
                        match.created(),
                        match.free(),
                        match.live(),
                        node));
    }

    public Optional<MatchRow> match(String id) {
        return read(handle -> handle.select("SELECT " + COLUMNS + " FROM match WHERE id = ?", id)
                .map(MATCH)
                .findOne());
    }

    /** How many matches are live that began after a time, in milliseconds since 1970. */
    public int live(long since) {
        return read(handle -> handle.select("SELECT count(*) FROM match WHERE live AND created > ?", since)
                .mapTo(Integer.class)
                .one());
    }

    /** Matches at which anybody may sit down, newest first, from those on that came before another. */
    public List<MatchRow> free(long before, String id, int most) {
        return read(handle -> handle.select(
                        "SELECT " + COLUMNS + " FROM match WHERE free AND live"
                                + " AND (created < ? OR created = ? AND id < ?) ORDER BY created DESC, id DESC LIMIT ?",
                        before,
                        before,
                        id,
                        most)
                .map(MATCH)
                .list());
    }

    /** What was accepted at a table after a version, in order. */
    public List<EventRow> events(String match, long after) {
        return read(handle -> handle.select(
                        "SELECT match, seq, kind, seat, body FROM event WHERE match = ? AND seq > ? ORDER BY seq",
                        match,
                        after)
                .map(EVENT)
                .list());
    }

    /** The version of each of these tables; none for those at which nothing was accepted. */
    public Map<String, Long> versions(Collection<String> matches) {
        if (matches.isEmpty()) {
            return Map.of();
        }
        return read(handle -> handle.createQuery(
                        "SELECT match, max(seq) FROM event WHERE match IN (<matches>) GROUP BY match")
                .bindList("matches", List.copyOf(matches))
                .reduceRows(new HashMap<>(), (all, row) -> {
                    all.put(row.getColumn(1, String.class), row.getColumn(2, Long.class));
                    return all;
                }));
    }

    /**
     * Keeps what was accepted, unless another came first.
     *
     * @param changed whether what follows is other than before
     * @param free whether anybody may sit down at the table from now on
     * @param live whether the match goes on
     * @return whether it was kept; false where its number was taken already
     */
    public boolean append(EventRow event, boolean changed, boolean free, boolean live) {
        return commits.append(event, handle -> {
            if (changed) {
                handle.execute("UPDATE match SET free = ?, live = ? WHERE id = ?", free, live, event.match());
            }
        });
    }

    /** Notes that a person is there, with this token. */
    public void seen(String match, int seat, String token) {
        commits.write(
                match,
                handle -> handle.execute(
                        "INSERT INTO presence (match, seat, token, seen) VALUES (?, ?, ?, " + now + ")"
                                + " ON CONFLICT (match, seat) DO UPDATE SET token = excluded.token, seen = excluded.seen",
                        match,
                        seat,
                        token));
    }

    /** How long ago a person was there, in milliseconds; none where it never was. */
    public Optional<Long> unseen(String match, int seat) {
        return read(handle -> handle.select(
                        "SELECT " + now + " - seen FROM presence WHERE match = ? AND seat = ?", match, seat)
                .mapTo(Long.class)
                .findOne());
    }

    /** Whether a token has been used. */
    public boolean isUsed(String match, int seat, String token) {
        return read(handle -> handle.select(
                        "SELECT 1 FROM presence WHERE match = ? AND seat = ? AND token = ?", match, seat, token)
                .mapTo(Integer.class)
                .findOne()
                .isPresent());
    }

    /** Says that a node is alive for so many milliseconds more. */
    public void alive(String node, long millis) {
        commits.write(
                "",
                handle -> handle.execute(
                        "INSERT INTO node (id, due) VALUES (?, " + now + " + ?)"
                                + " ON CONFLICT (id) DO UPDATE SET due = excluded.due",
                        node,
                        millis));
    }

    /** Says that a node is no more. */
    public void gone(String node) {
        commits.write(
                "", handle -> handle.execute("DELETE FROM node WHERE id = ? OR due < " + now + " - 3600000", node));
    }

    /** Live matches that no living node moves. */
    public List<String> orphans(int most) {
        return read(handle -> handle.select("SELECT id FROM match WHERE live AND " + orphan() + " LIMIT ?", most)
                .mapTo(String.class)
                .list());
    }

    /** Takes a match over, unless another living node has it. */
    public boolean adopt(String match, String node) {
        return commits.write(
                match,
                handle -> handle.execute("UPDATE match SET node = ? WHERE id = ? AND live AND " + orphan(), node, match)
                        == 1);
    }

    private String orphan() {
        return "(node IS NULL OR node NOT IN (SELECT id FROM node WHERE due >= " + now + "))";
    }

    /** Tells the other nodes which matches have news. */
    private void tell(Handle handle, Set<String> matches) {
        List<String> named = matches.stream().filter(match -> !match.isEmpty()).toList();
        for (int from = 0; from < named.size(); from += NAMES_IN_A_MESSAGE) {
            int to = Math.min(named.size(), from + NAMES_IN_A_MESSAGE);
            handle.select("SELECT pg_notify(?, ?)", News.CHANNEL, own + " " + String.join(" ", named.subList(from, to)))
                    .mapToMap()
                    .list();
        }
    }

    /** What other nodes tell; nothing where there are none. The listener is called from a thread of its own. */
    public AutoCloseable news(News.Listener listener) {
        return shared ? new News(pool.getJdbcUrl(), own, listener) : () -> {};
    }

    @Override
    public void close() {
        commits.close();
        pool.close();
        if (lock != null) {
            lock.close();
        }
    }
}
