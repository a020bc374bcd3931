package dev.oya.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What is remembered by rows of numbers. Finding takes no lock, makes nothing and writes nothing but, now and then, that
 * something was used. Safe to share between threads.
 *
 * @param <E> what is remembered
 */
public final class RowMap<E extends RowMap.Entry> {
    private static final long SPREAD = 0x9E3779B97F4A7C15L;
    private static final int LEAST = 8;

    /** Something with the numbers it is found by; those who find it in another way say that it was used. */
    public abstract static class Entry {
        private final long[] key;
        private boolean used;

        /** @param key the numbers; nobody changes them later */
        protected Entry(long[] key) {
            this.key = key;
        }

        /** Says that this was needed. */
        public final void use() {
            if (!used) {
                used = true;
            }
        }

        /** The numbers it is found by, which nobody changes. */
        public final long[] key() {
            return key;
        }

        /** Whether it is found by these numbers. */
        public final boolean is(long[] numbers) {
            return Arrays.equals(key, numbers);
        }
    }

    private final int most;
    private volatile Entry[] table = new Entry[LEAST];
    private int size;

    /** @param most how many are remembered; beyond it those are dropped that were not used lately */
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
     * What was remembered by these numbers, or null.
     *
     * @param length how many of them there are, from the first place of the row on
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

    /** Remembers an entry, unless another with these numbers came before it; the one that is remembered. */
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

    /** Drops what was not found again since the last time; a quarter goes in any case. */
    public synchronized void dropUnused() {
        Entry[] left = new Entry[table.length];
        int kept = 0;
        for (Entry entry : table) {
            if (entry != null && entry.used && kept < most / 4 * 3) {
                entry.used = false;
                left[kept++] = entry;
            }
        }
        table = filled(table.length, left);
        size = kept;
    }

    /** All that is remembered. */
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
