package dev.oya.service.http;

import dev.oya.files.Lru;
import dev.oya.store.Store;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** House layers that were sent here, by the digest of their bytes. Implementations are safe to share between threads. */
public interface LayerStore {
    Pattern DIGEST = Pattern.compile("sha256:[0-9a-f]{64}");

    /** How many are kept in memory too. */
    int AT_HAND = 32;

    /** The text of a layer, or null where there is none of that digest. */
    String text(String digest);

    /** Keeps a layer; one that is kept already stays. */
    void keep(String digest, String text);

    /**
     * Makes room for one more where so many are kept: what was used least lately goes, unless a match needs it.
     *
     * @return whether there is room
     */
    boolean room(int most);

    /** Those that have been asked for since this was asked last. */
    Set<String> used();

    /** Layers in a store, those asked for lately at hand. */
    static LayerStore in(Store store) {
        Map<String, String> lately = Collections.synchronizedMap(new Lru<>(AT_HAND));
        Set<String> used = ConcurrentHashMap.newKeySet();
        return new LayerStore() {
            @Override
            public String text(String digest) {
                String text = lately.get(digest);
                if (text == null) {
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

            @Override
            public void keep(String digest, String text) {
                store.putLayer(digest, text);
            }

            @Override
            public boolean room(int most) {
                return store.upkeep().layers() < most || store.upkeep().roomForLayer();
            }

            @Override
            public Set<String> used() {
                Set<String> since = Set.copyOf(used);
                used.removeAll(since);
                return since;
            }
        };
    }
}
