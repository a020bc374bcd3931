package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RowMapTest {
    private static final int MOST = 1_000;

    private static final class Entry extends RowMap.Entry {
        Entry(long... key) {
            super(key);
        }
    }

    @Test
    void findsEntryByItsNumbers() {
        RowMap<Entry> some = new RowMap<>(MOST);
        Entry entry = some.put(new Entry(1, 2, 3));
        assertSame(entry, some.find(new long[] {1, 2, 3, 9}, 3));
        assertNull(some.find(new long[] {1, 2, 3, 9}, 4));
        assertNull(some.find(new long[] {1, 2}, 2));
        assertNull(some.find(new long[] {3, 2, 1}, 3));
        assertSame(entry, some.put(new Entry(1, 2, 3)));
        assertEquals(1, some.size());
    }

    @Test
    void evictsUnusedEntries() {
        RowMap<Entry> some = new RowMap<>(MOST);
        for (long number = 0; number < 20L * MOST; number++) {
            some.put(new Entry(number, -number));
            for (long used = 0; used < 10; used++) {
                some.find(new long[] {used, -used}, 2);
            }
            assertTrue(some.size() <= MOST);
        }
        for (long used = 0; used < 10; used++) {
            assertNotNull(some.find(new long[] {used, -used}, 2), "number " + used);
        }
        assertNull(some.find(new long[] {500, -500}, 2));
        Set<Entry> told = new HashSet<>();
        told.addAll(some.all());
        assertEquals(some.size(), told.size());
    }
}
