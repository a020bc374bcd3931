package dev.oya.service.table;

import dev.oya.store.Store;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * One process among those that share a store: it says that it lives, takes over the tables of those that do not, and looks
 * for what others have accepted. Of the clock's threads.
 */
final class NodeDuties {
    /** A process that has said nothing for so long is taken to be dead. */
    static final long ALIVE_MILLIS = 8_000;

    static final long TICK_MILLIS = 1_000;
    /** The one process of a file is always alive. */
    private static final long FOR_EVER = TimeUnit.DAYS.toMillis(36_500);

    private static final int MOST_AT_ONCE = 500;
    private static final long IDLE = TimeUnit.SECONDS.toNanos(60);

    private final Store store;
    private final Tables tables;
    private final Clock clock;

    NodeDuties(Store store, Tables tables, Clock clock) {
        this.store = store;
        this.tables = tables;
        this.clock = clock;
    }

    void start() {
        store.attendance().alive(tables.node, store.isShared() ? ALIVE_MILLIS : FOR_EVER);
        clock.every(TICK_MILLIS, "oya-adopt", this::adopt);
        clock.every(10 * TICK_MILLIS, "oya-sweep", this::sweep);
        clock.every(TICK_MILLIS, "oya-watch", store.watch()::failing);
        clock.every(2 * TICK_MILLIS, "oya-listeners", this::tellWhoListens);
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

    /** Looks for what others have accepted, for those who listen and for what is to be moved: a message may get lost. */
    private void ask() {
        Map<String, Long> known = new HashMap<>();
        for (TableLock table : tables.live()) {
            table.lock.lock();
            try {
                if (table.isHeard() || table.plan != null) {
                    known.put(table.id, table.version());
                }
            } finally {
                table.lock.unlock();
            }
        }
        Map<String, Long> kept = store.versions(known.keySet());
        kept.keySet().removeIf(id -> kept.get(id) <= known.get(id));
        clock.each(kept.keySet(), this::read);
    }

    /** Others have accepted something at these tables. */
    void changed(List<String> ids) {
        clock.each(ids, id -> {
            TableLock table = tables.known(id);
            if (table != null && (table.isMine() || table.isHeard())) {
                read(id);
            }
        });
    }

    private void read(String id) {
        tables.at(id, true, table -> null);
    }

    private void tellWhoListens() {
        for (TableLock table : tables.live()) {
            table.lock.lock();
            try {
                table.tellWhoListens();
            } finally {
                table.lock.unlock();
            }
        }
    }

    /** Tables that nobody has asked for are folded again when somebody does. */
    private void sweep() {
        long now = System.nanoTime();
        for (TableLock table : tables.live()) {
            if (now - table.touched > IDLE && table.lock.tryLock()) {
                try {
                    if (!table.isHeard()) {
                        table.forget();
                        if (table.plan == null || table.plan.isDone()) {
                            tables.drop(table);
                        }
                    }
                } finally {
                    table.lock.unlock();
                }
            }
        }
    }
}
