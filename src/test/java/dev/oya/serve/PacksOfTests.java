package dev.oya.serve;

import dev.oya.Oya;
import dev.oya.store.Store;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;

/** The rules of a service that is not running. */
public final class PacksOfTests {
    private PacksOfTests() {}

    /** The rules of the jar alone. */
    public static Packs in(Path data, Store store) {
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        Limits limits = new Limits(List.of());
        return new Packs(
                new Settings(
                        Oya.inJar(), 0, "127.0.0.1", null, data, 16, limits, List.of(), null, false, nowhere, nowhere),
                Layers.in(store));
    }
}
