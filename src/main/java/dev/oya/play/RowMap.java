package dev.oya.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A concurrent bounded cache whose keys are arrays of numbers. Lookups acquire no lock and allocate nothing. Thread-safe.
 *
 * @param <E> type of the entries
 */
public final class RowMap<E extends RowMap.Entry> {
    private static final long SPREAD = 0x9E3779B97F4A7C15L;
    private static final int LEAST = 8;

    /** An entry with its key. Code that finds an entry without {@link RowMap#find} must call {@link #use}. */
    public abstract static class Entry {
        private final long[] key;
        private boolean used;

        /**
         * Creates an entry.
         *
         * @param key the key, which must not be modified later
         */
        protected Entry(long[] key) {
            this.key = key;
        }

        /** Marks the entry as recently used. */
        public final void use() {
            if (!used) {
                used = true;
            }
        }

        /** Returns the key. Do not modify it. */
        public final long[] key() {
            return key;
        }

        /** Returns whether the entry has this key. */
        public final boolean is(long[] numbers) {
            return Arrays.equals(key, numbers);
        }
    }

    private final int most;
    private volatile Entry[] table = new Entry[LEAST];
    private int size;

    /**
     * Creates an empty cache.
     *
     * @param most maximum number of entries; beyond it, entries that were not used recently are evicted
     */
    public RowMap(int most) {
        this.most = most;
    }

    private static int place(long[] key, int length, int mask) {
        long hash = 0;
        for (int i = 0; i < length; i++) {
            hash = (hash ^ key[i]) * SPREAD;
            hash ^= hash >>> 32;
        }
        return (int) hash & mask;
    }

    /**
     * Returns the entry with the given key, or null if there is none.
     *
     * @param length number of values in the key, from index 0
     */
    @SuppressWarnings("unchecked")
    public E find(long[] key, int length) {
        Entry[] now = table;
        int mask = now.length - 1;
        int place = place(key, length, mask);
        for (Entry entry = now[place]; entry != null; entry = now[place]) {
            if (entry.key.length == length && Arrays.equals(entry.key, 0, length, key, 0, length)) {
                entry.use();
                return (E) entry;
            }
            place = place + 1 & mask;
        }
        return null;
    }

    /** Adds an entry unless its key is present. Returns the entry in the cache. */
    public synchronized E put(E entry) {
        long[] key = ((Entry) entry).key;
        E known = find(key, key.length);
        if (known != null) {
            return known;
        }
        if (size >= most) {
            dropUnused();
        }
        if (2 * (size + 1) > table.length) {
            table = filled(2 * table.length, table);
        }
        add(table, entry);
        size++;
        return entry;
    }

    private static void add(Entry[] to, Entry entry) {
        int mask = to.length - 1;
        int place = place(entry.key, entry.key.length, mask);
        while (to[place] != null) {
            place = place + 1 & mask;
        }
        to[place] = entry;
    }

    private static Entry[] filled(int length, Entry[] from) {
        Entry[] to = new Entry[length];
        for (Entry entry : from) {
            if (entry != null) {
                add(to, entry);
            }
        }
        return to;
    }

    /**
     * Evicts the entries that were not used since the previous call. If less than a quarter of the maximum becomes free, also
     * evicts used entries.
     */
    public synchronized void dropUnused() {
        Entry[] left = new Entry[table.length];
        int count = 0;
        for (Entry entry : table) {
            if (entry != null && entry.used && count < most / 4 * 3) {
                entry.used = false;
                left[count++] = entry;
            }
        }
        table = filled(table.length, left);
        size = count;
    }

    @SuppressWarnings("unchecked")
    public List<E> all() {
        List<E> all = new ArrayList<>();
        for (Entry entry : table) {
            if (entry != null) {
                all.add((E) entry);
            }
        }
        return all;
    }

    public synchronized boolean isFull() {
        return size >= most;
    }

    public synchronized int size() {
        return size;
    }

    public synchronized void forget() {
        table = new Entry[LEAST];
        size = 0;
    }
}
