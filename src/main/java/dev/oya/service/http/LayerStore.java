package dev.oya.service.http;

import dev.oya.files.Lru;
import dev.oya.store.Store;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The submitted house-rule layers by the digest of their bytes, with an in-memory cache. Safe to share between threads. */
public final class LayerStore {
    private static final Pattern DIGEST = Pattern.compile("sha256:[0-9a-f]{64}");

    /** Maximum number of layers in memory. */
    private static final int AT_HAND = 32;

    private final Store store;
    private final Map<String, String> lately = Collections.synchronizedMap(new Lru<>(AT_HAND));
    private final Set<String> used = ConcurrentHashMap.newKeySet();

    public LayerStore(Store store) {
        this.store = store;
    }

    /** Returns the text of a layer, or null if the digest is unknown. */
    public String text(String digest) {
        String text = lately.get(digest);
        if (text == null && DIGEST.matcher(digest).matches()) {
            text = store.layer(digest).orElse(null);
            if (text != null) {
                lately.put(digest, text);
            }
        }
        if (text != null) {
            used.add(digest);
        }
        return text;
    }

    /** Stores a layer, unless it is stored already. */
    public void keep(String digest, String text) {
        store.putLayer(digest, text);
    }

    /**
     * Makes room for one more layer. If the store is full, deletes the least recently used layer that no match needs.
     *
     * @param most maximum number of stored layers
     * @return whether there is room
     */
    public boolean room(int most) {
        return store.upkeep().layers() < most || store.upkeep().roomForLayer();
    }

    /** Returns the layers used since the last call. */
    public Set<String> used() {
        Set<String> since = Set.copyOf(used);
        used.removeAll(since);
        return since;
    }
}
