package dev.oya.service;

import dev.oya.engine.RuleLibrary;
import dev.oya.service.http.CompiledPacks;
import dev.oya.service.http.LayerStore;
import dev.oya.service.http.Limits;
import dev.oya.store.Store;
import java.util.List;

/** Creates the service's compiled packs for tests without a running service. */
public final class PacksOfTests {
    private PacksOfTests() {}

    /** Returns compiled packs for the rules in the JAR. */
    public static CompiledPacks in(Store store) {
        return new CompiledPacks(RuleLibrary.inJar(), new LayerStore(store), new Limits(List.of()), 16);
    }
}
