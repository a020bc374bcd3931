package dev.oya.service.table;

import dev.oya.service.http.LayerStore;
import dev.oya.service.http.Limit;
import dev.oya.service.http.Limits;
import dev.oya.store.Store;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Notes what is used, and takes away tables and layers that nobody uses. Safe to share between threads. */
final class TableUpkeep {
    private final Tables tables;
    private final Store store;
    private final LayerStore layers;
    private final Limits limits;

    TableUpkeep(Tables tables, Store store, LayerStore layers, Limits limits) {
        this.tables = tables;
        this.store = store;
        this.layers = layers;
        this.limits = limits;
    }

    /** What was used lately is noted before anything goes. */
    void turn() {
        int minutes = limits.of(Limit.TABLE_MINUTES);
        long now = System.nanoTime();
        long often = TimeUnit.MINUTES.toNanos(minutes) / 4;
        List<TableLock> used = new ArrayList<>();
        for (TableLock table : tables.live()) {
            if (table.used && (table.noted == 0 || now - table.noted > often)) {
                table.used = false;
                table.noted = now | 1;
                used.add(table);
            }
        }
        store.upkeep().used(used.stream().map(table -> table.id).toList(), layers.used());
        store.upkeep().sweep(minutes, limits.of(Limit.LAYER_MINUTES)).forEach(tables::gone);
    }

    /** Whether one more table may be opened; where there are so many, one that nobody sits at makes room. */
    boolean room(int most) {
        if (store.upkeep().matches(limits.of(Limit.TABLE_MINUTES)) < most) {
            return true;
        }
        List<String> gone = store.upkeep().roomForMatch();
        gone.forEach(tables::gone);
        return !gone.isEmpty();
    }
}
