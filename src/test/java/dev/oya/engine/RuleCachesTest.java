package dev.oya.engine;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.cards.CardSet;
import dev.oya.vocabulary.Holder;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A library that loads, compiles and evaluates one house-rule layer after another does not leak memory. */
class RuleCachesTest {
    private static final int PACKS = 4;
    /** Number of layers to load before the measurement, to fill all caches. Each layer changes three rules. */
    private static final int WARM = Exhaustive.times(800, 10);

    private static final int LAYERS = Exhaustive.times(500, 20);
    private static final double MEGABYTE = 1 << 20;

    @Test
    void memoryStaysConstantWhileLayersAreLoaded() throws InterruptedException {
        RuleLibrary oya = RuleLibrary.inJar().serving(RuleCachesTest::layer, PACKS, 1);
        load(oya, 0, WARM);
        Memory before = Memory.now();
        load(oya, WARM, WARM + LAYERS);
        Memory after = Memory.now();
        String measured = LAYERS + " layers: " + before + " -> " + after;
        // Each leaked layer would cost 35 classes, 0.15 MB of metaspace and 0.2 MB of heap.
        assertTrue(after.classes - before.classes < 200, measured);
        assertTrue(after.metaspace - before.metaspace < 1.5, measured);
        assertTrue(after.heap - before.heap < 3.5, measured);
    }

    private static void load(RuleLibrary oya, int from, int to) {
        for (int number = from; number < to; number++) {
            RuleBook rules = oya.rules(oya.pack("koi-koi", "de", List.of(Path.of("layer-" + number))), Map.of());
            CardSet ribbons = rules.settings().set("ribbon");
            assertTrue(rules.taken(ribbons, Holder.in(1)).worth() > 0);
        }
    }

    /** Returns a layer whose changes differ from those of every other layer. */
    private static String layer(String name) {
        if (!name.startsWith("layer-")) {
            return null;
        }
        int number = Integer.parseInt(name.substring(6));
        return """
                layer: %4$s
                title: Layer %4$s
                because: We try it.
                base: koi-koi@1
                yaku:
                  change:
                    five-ribbons: { count: [{ of: ribbon, at-least: %1$d }], more: { each: card, of: ribbon, beyond: %1$d, points: %5$d } }
                    five-animals: { count: [{ of: animal, at-least: %2$d }], more: { each: card, of: animal, beyond: %2$d, points: %5$d } }
                    ten-chaff: { count: [{ of: chaff, at-least: %3$d }], more: { each: card, of: chaff, beyond: %3$d, points: %5$d } }
                """.formatted(1 + number % 10, 1 + number / 10 % 9, 1 + number / 90 % 25, name, 1 + number);
    }

    /** Number of loaded classes and used memory in megabytes. */
    private record Memory(long classes, double metaspace, double heap) {
        static Memory now() throws InterruptedException {
            // The JVM unloads a class loader only after several garbage collections.
            for (int i = 0; i < 4; i++) {
                System.gc();
                Thread.sleep(200);
            }
            double metaspace = ManagementFactory.getMemoryPoolMXBeans().stream()
                    .filter(pool -> pool.getName().equals("Metaspace"))
                    .mapToLong(pool -> pool.getUsage().getUsed())
                    .sum();
            return new Memory(
                    ManagementFactory.getClassLoadingMXBean().getLoadedClassCount(),
                    metaspace / MEGABYTE,
                    ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / MEGABYTE);
        }

        @Override
        public String toString() {
            return "%d classes, %.1f MB of metaspace, %.1f MB of heap".formatted(classes, metaspace, heap);
        }
    }
}
