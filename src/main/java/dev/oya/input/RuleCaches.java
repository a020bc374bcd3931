package dev.oya.input;

import dev.oya.files.CheckedContent;
import dev.oya.files.Lru;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Caches for reading, checking and compiling the rules of one rules folder. Their size is bounded. Each store evicts its least
 * recently used entries, and a shared object is removed when nothing uses it any more. Thread-safe.
 */
public final class RuleCaches {
    /** The kind of a cached entry. */
    public enum Store {
        /** Trees of well-formed YAML files, by name and text. */
        TREES(200),
        /** Rules in DRL texts, by text. */
        RULE_TEXTS(300),
        /** Names and problems of individual rules, by rule. */
        RULE_READINGS(3_000),
        /** Compiled rules, by the hash of their text. */
        COMPILED_RULES(1_000),
        /** Hashes of texts, by text. */
        HASHES(200),
        /** Keys of packs and files without problems. */
        CHECKED(10_000);

        private final int most;

        Store(int most) {
            this.most = most;
        }
    }

    private final Map<Store, Map<Object, Object>> stores = new EnumMap<>(Store.class);
    private final Map<Object, Reference<Object>> shared = new HashMap<>();

    public RuleCaches() {
        for (Store store : Store.values()) {
            stores.put(store, new Lru<>(store.most));
        }
    }

    /** Returns the entry with the given key, or null if the store does not contain it. */
    @SuppressWarnings("unchecked")
    public <V> V get(Store store, Object key) {
        Map<Object, Object> entries = stores.get(store);
        synchronized (entries) {
            return (V) entries.get(key);
        }
    }

    /**
     * Returns the entry with the given key. If the store does not contain it, creates and stores it. Two threads may create the
     * same entry at the same time.
     */
    public <V> V get(Store store, Object key, Supplier<V> make) {
        V known = get(store, key);
        if (known != null) {
            return known;
        }
        V made = make.get();
        put(store, key, made);
        return made;
    }

    public void put(Store store, Object key, Object value) {
        Map<Object, Object> entries = stores.get(store);
        synchronized (entries) {
            entries.put(key, Objects.requireNonNull(value));
        }
    }

    /**
     * Returns whether content has no problems. Runs the check only if neither this process nor an earlier run nor the build has
     * checked the content.
     *
     * @param key hash of the content
     * @param check returns whether there are no problems
     */
    public boolean isFine(String key, BooleanSupplier check) {
        return isFineHere(key, () -> {
            if (CheckedContent.has(key)) {
                return true;
            }
            boolean isFine = check.getAsBoolean();
            if (isFine) {
                CheckedContent.add(key);
            }
            return isFine;
        });
    }

    /**
     * Returns whether content has no problems. Unlike {@link #isFine}, stores no record for later runs, because records of
     * untrusted content could fill the disk. Runs the check only if this process has not checked the content.
     *
     * @param key hash of the content
     * @param check returns whether there are no problems
     */
    public boolean isFineHere(String key, BooleanSupplier check) {
        boolean isFine = get(Store.CHECKED, key) != null || check.getAsBoolean();
        if (isFine) {
            put(Store.CHECKED, key, true);
        }
        return isFine;
    }

    /** Returns the keys of all entries in the given store. */
    public Set<Object> keys(Store store) {
        Map<Object, Object> entries = stores.get(store);
        synchronized (entries) {
            return Set.copyOf(entries.keySet());
        }
    }

    /** Returns the shared object with the given key. Creates it if it does not exist or is no longer in use. */
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

    /** Removes the shared object with the given key, so that the next request creates it again. */
    public void forget(Object key) {
        synchronized (shared) {
            shared.remove(key);
        }
    }
}
