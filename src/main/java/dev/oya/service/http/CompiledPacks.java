package dev.oya.service.http;

import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.files.Lru;
import dev.oya.pack.Pack;
import dev.oya.say.Wording;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A cache of the compiled rules that requests use. Evicts the least recently used rules. Safe to share between threads.
 */
public final class CompiledPacks {
    private final RuleLibrary library;
    private final LayerStore layers;
    private final Limits limits;
    private final WorkLimiter compiling;
    private final Map<List<Object>, Kept> packs;

    private record Kept(Pack pack, Map<String, Wording> speeches) {}

    /**
     * Creates an empty cache.
     *
     * @param threads number of threads that serve requests
     */
    public CompiledPacks(RuleLibrary library, LayerStore layers, Limits limits, int threads) {
        this.layers = layers;
        this.limits = limits;
        int most = limits.of(Limit.PACKS);
        this.library = library.serving(name -> layers.text(name.replace('-', ':')), most, limits.of(Limit.COMPILING));
        this.compiling =
                new WorkLimiter(limits.of(Limit.COMPILING), Math.max(1, threads / 4), limits.of(Limit.RUN_SECONDS));
        this.packs = new Lru<>(4 * most);
    }

    /** Returns the path that represents a stored layer in the rule library. */
    static Path path(String digest) {
        return Path.of(digest.replace(':', '-'));
    }

    /**
     * Returns the paths of stored layers.
     *
     * @throws HttpProblem with status 422 if a layer is unknown or there are too many layers
     */
    public List<Path> paths(List<String> digests) {
        if (digests.size() > limits.of(Limit.LAYERS)) {
            throw new HttpProblem(422, "too-many-layers", limits.of(Limit.LAYERS));
        }
        List<Path> paths = new ArrayList<>();
        for (String digest : digests) {
            Path path = layer(digest);
            if (path == null) {
                throw new HttpProblem(422, "unknown-layer");
            }
            paths.add(path);
        }
        return paths;
    }

    /** Returns the path of a stored layer, or null if it is unknown. */
    public Path layer(String digest) {
        return layers.text(digest) == null ? null : path(digest);
    }

    public RuleLibrary library() {
        return library;
    }

    /**
     * Returns a library with one more layer, which is not stored.
     *
     * @param name path of the layer
     * @param layer text of the layer
     */
    public RuleLibrary trying(String name, String layer) {
        return library.serving(one -> one.equals(name) ? layer : layers.text(one.replace('-', ':')), 1, 1);
    }

    public LayerStore layers() {
        return layers;
    }

    Limits limits() {
        return limits;
    }

    /** Returns the limiter for compiling and validating rules. */
    public WorkLimiter compiling() {
        return compiling;
    }

    /** Returns a new reader for the rules of one request. */
    public AskedRules asked() {
        return new AskedRules(this);
    }

    /**
     * Returns a resolved pack.
     *
     * @param houses paths of house-rule layers in the order of application
     * @throws dev.oya.input.PackException listing every error
     */
    public Pack pack(String game, String profile, List<Path> houses) {
        List<Object> key = new ArrayList<>(houses);
        key.add(game);
        key.add(profile);
        synchronized (packs) {
            Kept entry = packs.get(key);
            if (entry != null) {
                return entry.pack();
            }
        }
        Pack pack = compiling.through(() -> library.pack(game, profile, houses));
        synchronized (packs) {
            return packs.computeIfAbsent(key, any -> new Kept(pack, new ConcurrentHashMap<>()))
                    .pack();
        }
    }

    /** Returns the compiled rules of a pack with these options. */
    public RuleBook rules(Pack pack, Map<String, Object> options) {
        return library.hasCompiled(pack)
                ? library.rules(pack, options)
                : compiling.through(() -> library.rules(pack, options));
    }

    /** Returns the texts of a pack in the given language. */
    public Wording speech(Pack pack, String language) {
        synchronized (packs) {
            for (Kept entry : packs.values()) {
                if (entry.pack() == pack) {
                    return entry.speeches()
                            .computeIfAbsent(language, any -> new Wording(language, library.folder(), pack));
                }
            }
        }
        return new Wording(language, library.folder(), pack);
    }
}
