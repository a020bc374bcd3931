package dev.oya.files;

import java.util.LinkedHashMap;
import java.util.Map;

/** A bounded map that evicts the least recently used entry. Not thread-safe. */
public final class Lru<K, V> extends LinkedHashMap<K, V> {
    private final int most;

    /**
     * Creates an empty map.
     *
     * @param most maximum number of entries
     */
    public Lru(int most) {
        super(16, 0.75f, true);
        this.most = most;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > most;
    }
}
