package dev.oya.serve.tables;

import dev.oya.serve.Layers;
import dev.oya.serve.Limit;
import dev.oya.serve.Limits;
import dev.oya.store.Store;
import java.util.ArrayList;
import java.util.List;

/** Notes what is used, and takes away tables and layers that nobody uses. Safe to share between threads. */
final class TableUpkeep {
    private final Tables tables;
    private final Store store;
    private final Layers layers;
    private final Limits limits;

    TableUpkeep(Tables tables, Store store, Layers layers, Limits limits) {
        this.tables = tables;
        this.store = store;
        this.layers = layers;
        this.limits = limits;
    }

    /** What was used lately is noted before anything goes. */
    void turn() {
        List<String> used = new ArrayList<>();
        for (LiveTable table : tables.live()) {
            if (table.used) {
                table.used = false;
                used.add(table.id);
            }
        }
        store.upkeep().used(used, layers.used());
        store.upkeep()
                .sweep(limits.of(Limit.TABLE_MINUTES), limits.of(Limit.LAYER_MINUTES))
                .forEach(tables::gone);
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
