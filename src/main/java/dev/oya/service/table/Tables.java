package dev.oya.service.table;

import dev.oya.answers.ViewJson;
import dev.oya.service.http.HttpProblem;
import dev.oya.service.http.RandomHex;
import dev.oya.service.http.Request;
import dev.oya.store.MatchRow;
import dev.oya.store.Store;
import dev.oya.store.StoreUnavailableException;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;

/** All tables in memory. One thread at a time uses a table. Safe to share between threads. */
final class Tables {
    /** Number of version conflicts in a row after which a request fails. */
    private static final int MOST_RACES = 20;

    /**
     * The sender of a request to a table.
     *
     * @param table the id of the table
     * @param token the token of a seat, or null for a spectator
     * @param language the language of the response
     */
    record Caller(String table, String token, String language) {
        static Caller of(Request request) {
            return new Caller(request.path("table"), request.token(), request.language());
        }
    }

    /** Id of this process in the store. */
    final String node = RandomHex.of(8);

    private final Store store;
    private final TablePacks packs;
    final PastVersions past;

    private final Map<String, TableLock> live = new ConcurrentHashMap<>();
    /** The live tables whose bots this process moves. They need not be in memory. */
    final Set<String> mine = ConcurrentHashMap.newKeySet();
    /** Receives each table that has changed, while its lock is held. */
    private final Consumer<TableLock> changed;

    Tables(Store store, TablePacks packs, Consumer<TableLock> changed) {
        this.store = store;
        this.packs = packs;
        this.past = new PastVersions(store);
        this.changed = changed;
    }

    TableRules rules(MatchRow row) {
        return packs.kept(row);
    }

    void changed(TableLock table) {
        changed.accept(table);
    }

    /** Returns whether other processes may accept changes. */
    boolean isShared() {
        return store.isShared();
    }

    Collection<TableLock> live() {
        return live.values();
    }

    /** Runs a task for each table in memory under its lock. */
    void eachLive(Consumer<TableLock> doing) {
        for (TableLock table : live.values()) {
            table.lock.lock();
            try {
                doing.accept(table);
            } finally {
                table.unlock();
            }
        }
    }

    /** Returns a table in memory, or null if it is not in memory. */
    TableLock known(String id) {
        return live.get(id);
    }

    /** Removes a table from memory. */
    void drop(TableLock table) {
        table.forgotten = true;
        live.remove(table.id, table);
    }

    /**
     * Runs a task for a table under its lock.
     *
     * @param fresh whether to read the changes of other processes first
     */
    <T> T at(String id, boolean fresh, Function<TableLock, T> doing) {
        boolean refused = false;
        for (int race = 0; ; race++) {
            TableLock table = live.computeIfAbsent(id, any -> new TableLock(id, this, store));
            table.lock.lock();
            try {
                if (table.forgotten) {
                    continue;
                }
                if (table.state() == null) {
                    drop(table);
                } else if ((fresh || refused) && store.isShared()) {
                    table.read();
                }
                return doing.apply(table);
            } catch (HttpProblem refusal) {
                // The refusal may be outdated. Reads the changes of other processes and tries again.
                if (fresh || refused || !store.isShared()) {
                    throw refusal;
                }
                refused = true;
            } catch (TableLock.VersionConflictException late) {
                if (race == MOST_RACES) {
                    throw new HttpProblem(503, "store-unavailable").retryAfter(1);
                }
            } catch (StoreUnavailableException away) {
                throw new HttpProblem(503, "store-unavailable").retryAfter(1);
            } finally {
                table.unlock();
            }
        }
    }

    /** A task for a table and a seat. */
    interface Seated<T> {
        T with(TableLock table, int seat);
    }

    /** Runs a task for the seat whose token was sent. */
    <T> T seated(Caller who, Seated<T> doing) {
        if (who.token() == null) {
            throw new HttpProblem(401, "wrong-token");
        }
        return at(who.table(), true, table -> asSeat(table, who.token(), doing));
    }

    private static <T> T asSeat(TableLock table, String token, Seated<T> doing) {
        int seat = table.seatOf(token);
        table.used = true;
        table.back(seat);
        return doing.with(table, seat);
    }

    /**
     * Runs a task for the seat whose token was sent. Runs it for the public if the token for watching was sent, or no token to an
     * open table.
     */
    <T> T seen(Caller who, Seated<T> doing) {
        return at(who.table(), true, table -> {
            if (table.isWatchedWith(who.token())) {
                table.used = true;
                return doing.with(table, ViewJson.PUBLIC);
            }
            if (who.token() == null) {
                throw new HttpProblem(404, "no-table");
            }
            return asSeat(table, who.token(), doing);
        });
    }

    /** Sends a seat's phrase to all streams, at this node and at others. */
    void say(TableLock table, int seat, String phrase) {
        table.say(seat, phrase);
        store.say(table.id, String.valueOf(seat), phrase);
    }

    /** Sends a phrase from another node to the streams of this node. */
    void phrase(String id, int seat, String phrase) {
        TableLock table = live.get(id);
        if (table != null && table.hasStreams()) {
            at(id, false, locked -> {
                locked.say(seat, phrase);
                return null;
            });
        }
    }

    /** Removes a deleted table from memory, and ends its streams. */
    void gone(String id) {
        mine.remove(id);
        TableLock table = live.get(id);
        if (table != null) {
            table.lock.lock();
            try {
                table.end();
                drop(table);
            } finally {
                table.unlock();
            }
        }
    }
}
