package dev.oya.files;

import java.util.LinkedHashMap;
import java.util.Map;

/** A map that keeps so much: what has not been asked for the longest goes first. Not thread-safe. */
public final class Lru<K, V> extends LinkedHashMap<K, V> {
    private final int most;

    /** @param most how many it keeps */
    public Lru(int most) {
        super(16, 0.75f, true);
        this.most = most;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > most;
    }
}
