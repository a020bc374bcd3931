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

/** All tables: each is used by one at a time. Safe to share between threads. */
final class Tables {
    /** Who loses this many races in a row is told to ask again. */
    private static final int MOST_RACES = 20;

    /**
     * Who asks something of a table.
     *
     * @param table the id of the table
     * @param token the token of a seat, or null of an onlooker
     * @param language what is told is told in this language
     */
    record Caller(String table, String token, String language) {
        static Caller of(Request request) {
            return new Caller(request.path("table"), request.token(), request.language());
        }
    }

    /** The name of this process among those that share the store. */
    final String node = RandomHex.of(8);

    private final Store store;
    private final TablePacks packs;
    /** What was told of them. */
    final PastVersions past;

    private final Map<String, TableLock> live = new ConcurrentHashMap<>();
    /** The live tables whose bots this process moves, whether they are in memory or not. */
    final Set<String> mine = ConcurrentHashMap.newKeySet();
    /** Is told of every table that has changed; its lock is held. */
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

    /** Whether other processes may accept something. */
    boolean isShared() {
        return store.isShared();
    }

    Collection<TableLock> live() {
        return live.values();
    }

    /** Does something at each table in memory, while nobody else does. */
    void eachLive(Consumer<TableLock> doing) {
        for (TableLock table : live.values()) {
            table.lock.lock();
            try {
                doing.accept(table);
            } finally {
                table.lock.unlock();
            }
        }
    }

    /** The table in memory, if it is. */
    TableLock known(String id) {
        return live.get(id);
    }

    /** Lets go of a table that nobody uses. */
    void drop(TableLock table) {
        table.forgotten = true;
        live.remove(table.id, table);
    }

    /**
     * Does something with a table while nobody else does.
     *
     * @param fresh whether what other processes accepted must be known
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
                // What another process has accepted may make it right, and is known before it is refused.
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

    /** A table with the seat that a token is for. */
    interface Seated<T> {
        T with(TableLock table, int seat);
    }

    /** A table as the seat has it whose token was sent. */
    <T> T seated(Caller who, Seated<T> doing) {
        if (who.token() == null) {
            throw new HttpProblem(401, "wrong-token");
        }
        return at(who.table(), true, table -> {
            int seat = table.seatOf(who.token());
            table.used = true;
            table.back(seat);
            return doing.with(table, seat);
        });
    }

    /** A table as a seat sees it; without a token as the public does, where it is open. */
    <T> T seen(Caller who, Seated<T> doing) {
        if (who.token() != null) {
            return seated(who, doing);
        }
        return at(who.table(), true, table -> {
            if (table.state() == null || !table.state().config().open()) {
                throw new HttpProblem(404, "no-table");
            }
            table.used = true;
            return doing.with(table, ViewJson.PUBLIC);
        });
    }

    /** A seat says a phrase: all listeners are told, here and at other nodes. */
    void say(TableLock table, int seat, String phrase) {
        table.say(seat, phrase);
        store.say(table.id, String.valueOf(seat), phrase);
    }

    /** Another node has heard a phrase. */
    void said(String id, int seat, String phrase) {
        TableLock table = live.get(id);
        if (table != null && table.isHeard()) {
            at(id, false, heard -> {
                heard.say(seat, phrase);
                return null;
            });
        }
    }

    /** Removes a table that has been deleted from the store, and ends its streams. */
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
