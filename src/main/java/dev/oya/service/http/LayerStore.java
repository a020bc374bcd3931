package dev.oya.service.http;

import dev.oya.files.Lru;
import dev.oya.store.Store;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** House layers that were sent here, by the digest of their bytes; those asked for lately are at hand. Safe to share between threads. */
public final class LayerStore {
    private static final Pattern DIGEST = Pattern.compile("sha256:[0-9a-f]{64}");

    /** How many are kept in memory too. */
    private static final int AT_HAND = 32;

    private final Store store;
    private final Map<String, String> lately = Collections.synchronizedMap(new Lru<>(AT_HAND));
    private final Set<String> used = ConcurrentHashMap.newKeySet();

    public LayerStore(Store store) {
        this.store = store;
    }

    /** The text of a layer, or null where there is none of that digest. */
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

    /** Keeps a layer; one that is kept already stays. */
    public void keep(String digest, String text) {
        store.putLayer(digest, text);
    }

    /**
     * Makes room for one more where {@code most} are kept: what was used least lately goes, unless a match needs it.
     *
     * @return whether there is room
     */
    public boolean room(int most) {
        return store.upkeep().layers() < most || store.upkeep().roomForLayer();
    }

    /** Those that have been asked for since this was asked last. */
    public Set<String> used() {
        Set<String> since = Set.copyOf(used);
        used.removeAll(since);
        return since;
    }
}
