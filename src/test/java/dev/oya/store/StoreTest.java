package dev.oya.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Persistence, version conflicts and cleanup of an SQLite store. */
class StoreTest {
    private static final String SECRET = "0".repeat(64);

    private static MatchRow match(String id, long created) {
        return new MatchRow(id, "{}", "sha256:p", "{}", SECRET, created, true, true);
    }

    private static EventRow event(String match, long seq) {
        return new EventRow(match, seq, "move", 0, "{\"n\":" + seq + "}", 0);
    }

    /** Returns the events of match "a" after the given version, with their age set to 0. */
    private static List<EventRow> kept(Store store, long after) {
        return store.events("a", after).stream()
                .map(row -> new EventRow(row.match(), row.seq(), row.kind(), row.seat(), row.body(), 0))
                .toList();
    }

    @Test
    void reopenedFileContainsStoredData(@TempDir Path folder) {
        try (Store store = Store.file(folder.resolve("oya.db"))) {
            store.putLayer("sha256:l", "layer: mine");
            store.putPack("sha256:p", "files");
            store.create(match("a", 1), Map.of(), "node");
            assertTrue(store.append(event("a", 1), null));
            assertFalse(store.append(event("a", 1), null), "an event number was used twice");
            assertTrue(store.append(event("a", 2), new MatchListing(false, false, null)));
        }
        try (Store store = Store.file(folder.resolve("oya.db"))) {
            assertEquals("layer: mine", store.layer("sha256:l").orElseThrow());
            assertEquals("files", store.pack("sha256:p").orElseThrow());
            assertEquals(List.of(event("a", 1), event("a", 2)), kept(store, 0));
            assertEquals(List.of(event("a", 2)), kept(store, 1));
            assertEquals(List.of(), store.open(false, Long.MAX_VALUE, "", 3), "a finished match is listed");
            assertEquals(0, store.upkeep().matches(60), "a finished match counts as live");
        }
    }

    @Test
    void rejectsSecondStoreForSameFile(@TempDir Path folder) {
        Path file = folder.resolve("oya.db");
        try (Store store = Store.file(file)) {
            StoreLockedException taken = assertThrows(StoreLockedException.class, () -> Store.file(file));
            assertTrue(taken.getMessage().contains("oya.db"), taken.getMessage());
            store.putLayer("sha256:l", "still there");
        }
        Store.file(file).close();
    }

    /** While another process has locked the database for writing, reads still work, as with a full disk. */
    @Test
    @Tag(Exhaustive.TAG)
    void reportsFailingWritesOnceWhileReadsWork(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("oya.db");
        List<String> told = new CopyOnWriteArrayList<>();
        try (Store store = Store.file(file);
                Connection other = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement lock = other.createStatement()) {
            store.watch().onMessage(told::add);
            assertTrue(store.isWritable());
            lock.execute("BEGIN IMMEDIATE");
            while (store.isWritable()) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
            for (int read = 0; read < 100; read++) {
                assertEquals(List.of(), store.events("a", 0));
            }
            assertFalse(store.isWritable());
            assertEquals(1, told.size(), told.toString());
            lock.execute("ROLLBACK");
            while (!store.isWritable()) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
            assertEquals(2, told.size(), told.toString());
            assertEquals("The store is available again.", told.get(1));
        }
    }

    @Test
    void newestVersionMatchesMigrationFiles() throws Exception {
        Path here = Path.of(Store.class.getResource("/db/migration").toURI());
        try (Stream<Path> files = Files.list(here)) {
            String newest = files.map(file -> file.getFileName().toString().replaceFirst("V([0-9]+)__.*", "$1"))
                    .max(Comparator.comparing(Integer::valueOf))
                    .orElseThrow();
            assertEquals(newest, Database.NEWEST);
        }
    }

    @Test
    void acceptsOneOfConcurrentEventsWithSameNumber(@TempDir Path folder) {
        try (Store store = Store.file(folder.resolve("oya.db"))) {
            store.putPack("sha256:p", "files");
            store.create(match("a", 1), Map.of(), "node");
            for (int seq = 1; seq <= 20; seq++) {
                long number = seq;
                AtomicInteger won = new AtomicInteger();
                IntStream.range(0, 16).parallel().forEach(racer -> {
                    if (store.append(event("a", number), null)) {
                        won.incrementAndGet();
                    }
                });
                assertEquals(1, won.get());
            }
            assertEquals(20, store.events("a", 0).size());
        }
    }

    @Test
    void listsOpenTablesNewestFirstInPages(@TempDir Path folder) {
        try (Store store = Store.file(folder.resolve("oya.db"))) {
            store.putPack("sha256:p", "files");
            for (int i = 0; i < 5; i++) {
                store.create(match("m" + i, i / 2), Map.of(), "node");
            }
            List<MatchRow> first = store.open(true, Long.MAX_VALUE, "", 3);
            assertEquals(
                    List.of("m4", "m3", "m2"), first.stream().map(MatchRow::id).toList());
            MatchRow last = first.get(2);
            assertEquals(
                    List.of("m1", "m0"),
                    store.open(true, last.created(), last.id(), 3).stream()
                            .map(MatchRow::id)
                            .toList());
        }
    }

    @Test
    void adoptsMatchesOfDeadNodes(@TempDir Path folder) {
        try (Store store = Store.file(folder.resolve("oya.db"))) {
            store.putPack("sha256:p", "files");
            store.attendance().alive("one", 60_000);
            store.create(match("a", 1), Map.of(), "one");
            assertEquals(List.of(), store.attendance().orphans(9));
            assertFalse(store.attendance().adopt("a", "two"), "the match of a live node was adopted");
            store.attendance().gone("one");
            assertEquals(List.of("a"), store.attendance().orphans(9));
            store.attendance().alive("two", 60_000);
            assertTrue(store.attendance().adopt("a", "two"));
            assertFalse(store.attendance().adopt("a", "three"));
        }
    }

    @Test
    void recordsPresenceByToken(@TempDir Path folder) {
        try (Store store = Store.file(folder.resolve("oya.db"))) {
            store.putPack("sha256:p", "files");
            store.create(match("a", 1), Map.of(), "one");
            assertTrue(store.attendance().unseen("a", 1).isEmpty());
            store.attendance().seen("a", 1, "t");
            assertTrue(store.attendance().isUsed("a", 1, "t"));
            assertFalse(store.attendance().isUsed("a", 1, "u"));
            assertTrue(store.attendance().unseen("a", 1).orElseThrow() >= 0);
        }
    }

    /** Deletes everything that may be deleted. The periods are 0, so all data counts as unused. */
    private static List<String> sweep(Store store) {
        return store.upkeep().sweep(0, 0);
    }

    private static void sit(Store store, String match, Integer persons) {
        assertTrue(store.append(event(match, 1), new MatchListing(false, true, persons)));
    }

    @Test
    void deletesOnlyMatchesThatNoPersonJoined(@TempDir Path folder) throws Exception {
        try (Store store = Store.file(folder.resolve("oya.db"))) {
            store.putPack("sha256:p", "files");
            List<String> all = List.of("empty", "sat", "left", "over", "bots");
            for (String id : all) {
                store.putLayer("sha256:" + id, "layer: " + id);
                store.create(match(id, 1), Map.of("sha256:" + id, "layer: " + id), "node");
            }
            store.putLayer("sha256:alone", "layer: alone");
            sit(store, "sat", 1);
            sit(store, "left", 0);
            assertTrue(store.append(event("over", 1), new MatchListing(false, false, 2)));
            assertTrue(store.append(event("bots", 1), new MatchListing(false, false, null)));
            assertEquals(3, store.upkeep().matches(60));
            assertEquals(List.of(), store.upkeep().sweep(60, 60), "recently used matches were deleted");
            Thread.sleep(5);
            assertEquals(Set.of("empty", "bots"), Set.copyOf(sweep(store)));
            for (String id : all) {
                boolean stays = !List.of("empty", "bots").contains(id);
                assertEquals(stays, store.match(id).isPresent(), id);
                assertEquals(stays ? 1 : 0, store.events(id, 0).size(), id);
            }
            sweep(store);
            assertEquals(3, store.upkeep().layers(), "layers of the remaining matches");
            assertTrue(store.layer("sha256:alone").isEmpty());
            assertTrue(store.layer("sha256:over").isPresent());
        }
    }

    @Test
    void deletesLeastRecentlyUsedMatchAndLayer(@TempDir Path folder) throws Exception {
        try (Store store = Store.file(folder.resolve("oya.db"))) {
            store.putPack("sha256:p", "files");
            for (String id : List.of("a", "b", "c")) {
                store.create(match(id, 1), Map.of(), "node");
                store.putLayer("sha256:" + id, "layer: " + id);
                Thread.sleep(5);
            }
            sit(store, "b", 1);
            store.upkeep().used(List.of("a"), List.of("sha256:a"));
            assertEquals(List.of("c"), store.upkeep().roomForMatch());
            assertEquals(List.of("a"), store.upkeep().roomForMatch());
            assertEquals(List.of(), store.upkeep().roomForMatch(), "a match with a player was deleted");
            assertTrue(store.upkeep().roomForLayer());
            assertTrue(store.layer("sha256:b").isEmpty());
            assertTrue(store.layer("sha256:a").isPresent());
            store.create(match("d", 1), Map.of("sha256:b", "layer: b"), "node");
            assertEquals("layer: b", store.layer("sha256:b").orElseThrow(), "the layer was not stored with its match");
            assertTrue(store.upkeep().roomForLayer());
            assertTrue(store.upkeep().roomForLayer());
            assertFalse(store.upkeep().roomForLayer(), "a layer that a match needs was deleted");
        }
    }
}
