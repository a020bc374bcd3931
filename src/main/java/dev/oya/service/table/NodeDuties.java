package dev.oya.service.table;

import dev.oya.service.http.LayerStore;
import dev.oya.service.http.Limit;
import dev.oya.service.http.Limits;
import dev.oya.store.ChangeFeed;
import dev.oya.store.Store;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * The periodic tasks of a process that shares a store. They record that the process is alive and adopt the tables of dead
 * processes. They read the changes that other processes accepted, and delete unused tables and layers. They run on the clock's
 * threads.
 */
final class NodeDuties implements ChangeFeed.Listener {
    /** Time in milliseconds after which a silent process counts as dead. */
    private static final long ALIVE_MILLIS = 8_000;

    private static final long TICK_MILLIS = 1_000;
    private static final long UPKEEP_MILLIS = 15_000;
    /** The only process of a database file never counts as dead. */
    private static final long FOR_EVER = TimeUnit.DAYS.toMillis(36_500);

    private static final int MOST_AT_ONCE = 500;
    private static final long IDLE = TimeUnit.SECONDS.toNanos(60);

    private final Store store;
    private final Tables tables;
    private final Clock clock;
    private final LayerStore layers;
    private final Limits limits;

    NodeDuties(Store store, Tables tables, Clock clock, LayerStore layers, Limits limits) {
        this.store = store;
        this.tables = tables;
        this.clock = clock;
        this.layers = layers;
        this.limits = limits;
    }

    void start() {
        store.attendance().alive(tables.node, store.isShared() ? ALIVE_MILLIS : FOR_EVER);
        clock.every(TICK_MILLIS, "oya-adopt", this::adopt);
        clock.every(10 * TICK_MILLIS, "oya-sweep", () -> tables.eachLive(this::sweep));
        clock.every(TICK_MILLIS, "oya-watch", store.watch()::failing);
        clock.every(2 * TICK_MILLIS, "oya-listeners", () -> tables.eachLive(TableLock::recordListeners));
        clock.every(UPKEEP_MILLIS, "oya-upkeep", this::upkeep);
        if (store.isShared()) {
            clock.every(2 * TICK_MILLIS, "oya-alive", () -> store.attendance().alive(tables.node, ALIVE_MILLIS));
            clock.every(TICK_MILLIS, "oya-versions", this::ask);
        }
    }

    private void adopt() {
        for (String id : store.attendance().orphans(MOST_AT_ONCE)) {
            if (store.attendance().adopt(id, tables.node)) {
                tables.mine.add(id);
                clock.wake(id);
            }
        }
    }

    /**
     * Polls the changes and deletions of other nodes, because notifications may be lost. Includes only tables that have streams
     * or a scheduled action.
     */
    private void ask() {
        Map<String, Long> known = new HashMap<>();
        tables.eachLive(table -> {
            if (table.hasStreams() || table.plan != null) {
                known.put(table.id, table.version());
            }
        });
        Map<String, Long> stored = store.versions(known.keySet());
        known.keySet().stream().filter(id -> !stored.containsKey(id)).forEach(tables::gone);
        stored.keySet().removeIf(id -> stored.get(id) <= known.get(id));
        clock.each(stored.keySet(), this::read);
    }

    @Override
    public void phrase(String id, String seat, String phrase) {
        tables.phrase(id, Integer.parseInt(seat), phrase);
    }

    @Override
    public void changed(List<String> ids) {
        clock.each(ids, id -> {
            TableLock table = tables.known(id);
            if (table != null && (table.isMine() || table.hasStreams())) {
                read(id);
            }
        });
    }

    private void read(String id) {
        tables.at(id, true, table -> null);
    }

    /** Removes an idle table from memory. The next request replays it from the store. */
    private void sweep(TableLock table) {
        if (System.nanoTime() - table.touched > IDLE && !table.hasStreams()) {
            table.forget();
            if (table.plan == null || table.plan.isDone()) {
                tables.drop(table);
            }
        }
    }

    /** Records which tables and layers were used recently, and then deletes unused tables and layers. */
    private void upkeep() {
        int minutes = limits.of(Limit.TABLE_MINUTES);
        long now = System.nanoTime();
        long often = TimeUnit.MINUTES.toNanos(minutes) / 4;
        List<String> used = new ArrayList<>();
        for (TableLock table : tables.live()) {
            if (table.used && (table.noted == 0 || now - table.noted > often)) {
                table.used = false;
                table.noted = now | 1;
                used.add(table.id);
            }
        }
        store.upkeep().used(used, layers.used());
        store.upkeep().sweep(minutes, limits.of(Limit.LAYER_MINUTES)).forEach(tables::gone);
    }

    /** Returns whether one more table may be created. If there are too many, deletes a table that no person ever joined. */
    boolean hasRoom() {
        if (store.upkeep().matches(limits.of(Limit.TABLE_MINUTES)) < limits.of(Limit.TABLES)) {
            return true;
        }
        List<String> gone = store.upkeep().roomForMatch();
        gone.forEach(tables::gone);
        return !gone.isEmpty();
    }
}
