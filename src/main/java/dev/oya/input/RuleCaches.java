package dev.oya.input;

import dev.oya.files.Lru;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Everything that reading, checking and compiling rules can use again. A rules folder owns it, and with the folder the library that reads
 * from it. Its size is bounded: each store evicts its least recently used entries, and what rule books share is dropped with the last of
 * them. Safe to share between threads.
 */
public final class RuleCaches {
    /** A kind of entry. */
    public enum Store {
        /** The trees of well-formed YAML files, by name and text. */
        TREES(200),
        /** Trees that are valid by the schema of their kind. */
        VALID_TREES(200),
        /** The rules in DRL texts, by text. */
        RULE_TEXTS(300),
        /** The names in single rules and what is wrong with them, by rule. */
        RULE_READINGS(3_000),
        /** The hashes of texts, by text. */
        HASHES(200),
        /** The keys of packs that were found free of problems. */
        CHECKED_PACKS(10_000);

        private final int most;

        Store(int most) {
            this.most = most;
        }
    }

    private final Map<Store, Map<Object, Object>> stores = new EnumMap<>(Store.class);
    private final Map<Object, Reference<Object>> shared = new HashMap<>();

    /** Creates empty caches. */
    public RuleCaches() {
        for (Store store : Store.values()) {
            stores.put(store, new Lru<>(store.most));
        }
    }

    /** Returns an entry, or null if there is none. */
    @SuppressWarnings("unchecked")
    public <V> V get(Store store, Object key) {
        Map<Object, Object> entries = stores.get(store);
        synchronized (entries) {
            return (V) entries.get(key);
        }
    }

    /** Returns an entry. If there is none, it is made and stored; two threads may both make it. */
    public <V> V get(Store store, Object key, Supplier<V> make) {
        V known = get(store, key);
        if (known != null) {
            return known;
        }
        V made = make.get();
        put(store, key, made);
        return made;
    }

    /** Stores an entry. */
    public void put(Store store, Object key, Object value) {
        Map<Object, Object> entries = stores.get(store);
        synchronized (entries) {
            entries.put(key, Objects.requireNonNull(value));
        }
    }

    /** Returns the keys of all entries of a store. */
    public Set<Object> keys(Store store) {
        Map<Object, Object> entries = stores.get(store);
        synchronized (entries) {
            return Set.copyOf(entries.keySet());
        }
    }

    /** Returns the object of this key that others use too. If nobody uses one any more, it is made. */
    @SuppressWarnings("unchecked")
    public <V> V shared(Object key, Supplier<V> make) {
        synchronized (shared) {
            Reference<Object> known = shared.get(key);
            V used = known == null ? null : (V) known.get();
            if (used == null) {
                shared.values().removeIf(reference -> reference.get() == null);
                used = make.get();
                shared.put(key, new WeakReference<>(used));
            }
            return used;
        }
    }

    /** Forgets a shared object, so that the next one who asks has it made anew. */
    public void forget(Object key) {
        synchronized (shared) {
            shared.remove(key);
        }
    }
}
