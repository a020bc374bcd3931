package dev.oya.service;

import dev.oya.engine.RuleLibrary;
import dev.oya.service.http.CompiledPacks;
import dev.oya.service.http.LayerStore;
import dev.oya.service.http.Limits;
import dev.oya.store.Store;
import java.util.List;

/** The rules of a service that is not running. */
public final class PacksOfTests {
    private PacksOfTests() {}

    /** Returns the rules of the JAR only. */
    public static CompiledPacks in(Store store) {
        return new CompiledPacks(RuleLibrary.inJar(), new LayerStore(store), new Limits(List.of()), 16);
    }
}
