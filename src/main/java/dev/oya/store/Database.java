package dev.oya.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** An open SQLite file or PostgreSQL database with the current schema. Safe to share between threads. */
final class Database implements AutoCloseable {
    private static final String POSTGRES = "jdbc:postgresql:";
    private static final int READERS = 8;
    private static final long PATIENCE_MILLIS = 2_000;
    private static final int NAMES_IN_A_MESSAGE = 200;

    /** Version of the newest migration. */
    static final String NEWEST = "5";

    private final HikariDataSource pool;
    private final Jdbi jdbi;
    /** Monitors the threads of the store and of its users. */
    final Watch watch = new Watch();

    final GroupCommit commits;
    /** Whether other processes may use the database. */
    final boolean shared;
    /** Random id of this process. All notifications of this process begin with the id. */
    final String own = UUID.randomUUID().toString();
    /** Lock on the file, or null if the database is shared. */
    private final ProcessLock lock;
    /**
     * SQL expression for the time in milliseconds since 1970. It uses the clock of the database because the clocks of nodes may
     * differ.
     */
    final String now;

    private Database(HikariConfig config, ProcessLock lock) {
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
            this.jdbi = Jdbi.create(pool)
                    .registerRowMapper(ConstructorMapper.factory(MatchRow.class))
                    .registerRowMapper(ConstructorMapper.factory(EventRow.class));
            if (!isCurrent()) {
                Flyway.configure()
                        .dataSource(pool)
                        .locations("classpath:db/migration")
                        .load()
                        .migrate();
            }
        } catch (HikariPool.PoolInitializationException | FlywayException away) {
            throw new StoreUnavailableException(away);
        }
        if (!shared) {
            // Only this process uses the file, so every recorded node is dead.
            jdbi.useHandle(handle -> handle.execute("DELETE FROM node"));
        }
        this.commits = new GroupCommit(jdbi, now, watch, shared ? this::publish : (handle, matches) -> {});
    }

    /**
     * Returns whether the newest migration has been applied. This check saves the half second that Flyway needs to read the
     * migrations.
     */
    private boolean isCurrent() {
        try {
            return jdbi.withHandle(handle -> handle.select("SELECT version FROM flyway_schema_history WHERE success")
                            .mapTo(String.class)
                            .list())
                    .contains(NEWEST);
        } catch (JdbiException nothingThere) {
            return false;
        }
    }

    /**
     * Opens an SQLite file for this process alone.
     *
     * @throws StoreLockedException if another store, in this or another process, has opened the file
     */
    static Database file(Path file) {
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
        ProcessLock lock = new ProcessLock(file.toAbsolutePath());
        try {
            return new Database(config, lock);
        } catch (RuntimeException away) {
            lock.close();
            throw away;
        }
    }

    /**
     * Opens a database.
     *
     * @throws IllegalArgumentException if the URL has an unknown form
     */
    static Database at(StoreAddress address) {
        String url = address.url();
        if (url.startsWith("jdbc:sqlite:")) {
            return file(Path.of(url.substring("jdbc:sqlite:".length())));
        }
        if (!url.startsWith(POSTGRES)) {
            throw new IllegalArgumentException("the URL must have the form jdbc:postgresql://... or jdbc:sqlite:FILE");
        }
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setPassword(address.password());
        config.addDataSourceProperty("connectTimeout", "2");
        config.addDataSourceProperty("socketTimeout", "10");
        config.addDataSourceProperty("tcpKeepAlive", "true");
        return new Database(config, null);
    }

    <T> T read(Function<Handle, T> question) {
        try {
            T answer = jdbi.withHandle(question::apply);
            watch.read();
            return answer;
        } catch (JdbiException e) {
            throw watch.away(e, false);
        }
    }

    /** Returns the only row of a query, or empty if there is none. */
    <T> Optional<T> one(Class<T> as, String question, Object... blanks) {
        return read(handle -> handle.select(question, blanks).mapTo(as).findOne());
    }

    /** Returns all rows of a query. */
    <T> List<T> all(Class<T> as, String question, Object... blanks) {
        return read(handle -> handle.select(question, blanks).mapTo(as).list());
    }

    /**
     * Executes a statement and returns after its commit.
     *
     * @param order key by which concurrent writes are sorted, see {@link GroupCommit}
     * @return number of affected rows
     */
    int write(String order, String statement, Object... blanks) {
        return commits.write(order, handle -> handle.execute(statement, blanks));
    }

    /** Notifies the other nodes of changed matches. */
    private void publish(Handle handle, Set<String> matches) {
        List<String> named = matches.stream().filter(match -> !match.isEmpty()).toList();
        for (int from = 0; from < named.size(); from += NAMES_IN_A_MESSAGE) {
            int to = Math.min(named.size(), from + NAMES_IN_A_MESSAGE);
            publish(handle, named.subList(from, to));
        }
    }

    private int publish(Handle handle, List<String> words) {
        return handle.select("SELECT pg_notify(?, ?)", ChangeFeed.CHANNEL, own + " " + String.join(" ", words))
                .mapToMap()
                .list()
                .size();
    }

    /** Sends a phrase to the other nodes. Does nothing if the database is not shared. */
    void say(String match, String seat, String phrase) {
        if (shared) {
            commits.write("", handle -> publish(handle, List.of(ChangeFeed.SAYS, match, seat, phrase)));
        }
    }

    /**
     * Subscribes to the notifications of other nodes. Does nothing if the database is not shared.
     *
     * @param listener called on a separate thread
     */
    AutoCloseable news(ChangeFeed.Listener listener) {
        return shared
                ? new ChangeFeed(new StoreAddress(pool.getJdbcUrl(), pool.getPassword()), own, watch, listener)
                : () -> {};
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
