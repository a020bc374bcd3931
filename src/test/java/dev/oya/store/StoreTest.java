package dev.oya.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a store keeps, and who wins a race for a number. The same holds for both kinds; here it is tried with a file. */
class StoreTest {
    private static final String SECRET = "0".repeat(64);

    private static MatchRow match(String id, long created) {
        return new MatchRow(id, "{}", "sha256:p", "{}", SECRET, created, true, true);
    }

    private static EventRow event(String match, long seq) {
        return new EventRow(match, seq, "move", 0, "{\"n\":" + seq + "}");
    }

    @Test
    void whatWasKeptIsThereWhenItIsOpenedAgain(@TempDir Path folder) {
        try (Store store = Store.file(folder.resolve("oya.db"))) {
            store.putLayer("sha256:l", "layer: mine");
            store.putPack("sha256:p", "files");
            store.create(match("a", 1), "node");
            assertTrue(store.append(event("a", 1), false, true, true));
            assertFalse(store.append(event("a", 1), false, true, true), "a number is given once");
            assertTrue(store.append(event("a", 2), true, false, false));
        }
        try (Store store = Store.file(folder.resolve("oya.db"))) {
            assertEquals("layer: mine", store.layer("sha256:l").orElseThrow());
            assertEquals("files", store.pack("sha256:p").orElseThrow());
            assertEquals(List.of(event("a", 1), event("a", 2)), store.events("a", 0));
            assertEquals(List.of(event("a", 2)), store.events("a", 1));
            assertFalse(store.match("a").orElseThrow().live());
            assertEquals(0, store.live(0));
        }
    }

    @Test
    void aFileIsOpenedOnceAtATime(@TempDir Path folder) {
        Path file = folder.resolve("oya.db");
        try (Store store = Store.file(file)) {
            StoreTaken taken = assertThrows(StoreTaken.class, () -> Store.file(file));
            assertTrue(taken.getMessage().contains("oya.db"), taken.getMessage());
            store.putLayer("sha256:l", "still there");
        }
        Store.file(file).close();
    }

    @Test
    void theNewestMigrationIsKnown() throws Exception {
        Path here = Path.of(Store.class.getResource("/db/migration").toURI());
        try (Stream<Path> files = Files.list(here)) {
            String newest = files.map(file -> file.getFileName().toString().replaceFirst("V([0-9]+)__.*", "$1"))
                    .max(Comparator.comparing(Integer::valueOf))
                    .orElseThrow();
            assertEquals(newest, Database.NEWEST);
        }
    }

    @Test
    void ofThoseWhoRaceForANumberOneWins(@TempDir Path folder) {
        try (Store store = Store.file(folder.resolve("oya.db"))) {
            store.putPack("sha256:p", "files");
            store.create(match("a", 1), "node");
            for (int seq = 1; seq <= 20; seq++) {
                long number = seq;
                AtomicInteger won = new AtomicInteger();
                IntStream.range(0, 16).parallel().forEach(racer -> {
                    if (store.append(event("a", number), false, true, true)) {
                        won.incrementAndGet();
                    }
                });
                assertEquals(1, won.get());
            }
            assertEquals(20, store.events("a", 0).size());
        }
    }

    @Test
    void openTablesComeNewestFirstAndGoOn(@TempDir Path folder) {
        try (Store store = Store.file(folder.resolve("oya.db"))) {
            store.putPack("sha256:p", "files");
            for (int i = 0; i < 5; i++) {
                store.create(match("m" + i, i / 2), "node");
            }
            List<MatchRow> first = store.free(Long.MAX_VALUE, "", 3);
            assertEquals(
                    List.of("m4", "m3", "m2"), first.stream().map(MatchRow::id).toList());
            MatchRow last = first.get(2);
            assertEquals(
                    List.of("m1", "m0"),
                    store.free(last.created(), last.id(), 3).stream()
                            .map(MatchRow::id)
                            .toList());
        }
    }

    @Test
    void matchesOfANodeThatIsGoneAreTakenOver(@TempDir Path folder) {
        try (Store store = Store.file(folder.resolve("oya.db"))) {
            store.putPack("sha256:p", "files");
            store.attendance().alive("one", 60_000);
            store.create(match("a", 1), "one");
            assertEquals(List.of(), store.attendance().orphans(9));
            assertFalse(store.attendance().adopt("a", "two"), "its node lives");
            store.attendance().gone("one");
            assertEquals(List.of("a"), store.attendance().orphans(9));
            store.attendance().alive("two", 60_000);
            assertTrue(store.attendance().adopt("a", "two"));
            assertFalse(store.attendance().adopt("a", "three"));
        }
    }

    @Test
    void whoIsThereIsKnownByItsToken(@TempDir Path folder) {
        try (Store store = Store.file(folder.resolve("oya.db"))) {
            store.putPack("sha256:p", "files");
            store.create(match("a", 1), "one");
            assertTrue(store.attendance().unseen("a", 1).isEmpty());
            store.attendance().seen("a", 1, "t");
            assertTrue(store.attendance().isUsed("a", 1, "t"));
            assertFalse(store.attendance().isUsed("a", 1, "u"));
            assertTrue(store.attendance().unseen("a", 1).orElseThrow() >= 0);
        }
    }
}
