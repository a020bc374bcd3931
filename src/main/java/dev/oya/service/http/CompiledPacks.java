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

/** The rules that requests name, read and compiled once while they are in use. Safe to share between threads. */
public final class CompiledPacks {
    private final RuleLibrary library;
    private final LayerStore layers;
    private final Limits limits;
    private final WorkLimiter compiling;
    private final Map<List<Object>, Kept> packs;

    private record Kept(Pack pack, Map<String, Wording> speeches) {}

    /** @param threads how many requests are worked on at a time */
    public CompiledPacks(RuleLibrary library, LayerStore layers, Limits limits, int threads) {
        this.layers = layers;
        this.limits = limits;
        int most = limits.of(Limit.PACKS);
        this.library = library.serving(name -> layers.text(name.replace('-', ':')), most, limits.of(Limit.COMPILING));
        this.compiling =
                new WorkLimiter(limits.of(Limit.COMPILING), Math.max(1, threads / 4), limits.of(Limit.RUN_SECONDS));
        this.packs = new Lru<>(4 * most);
    }

    /** The name under which a layer is laid on. */
    static Path path(String digest) {
        return Path.of(digest.replace(':', '-'));
    }

    /** The names of layers that a request names by their digests; what it names otherwise is refused. */
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

    /** The name of a layer that is kept here, or null. */
    public Path layer(String digest) {
        return layers.text(digest) == null ? null : path(digest);
    }

    /** Where the rules are. */
    public RuleLibrary library() {
        return library;
    }

    /** The same rules with a layer that is tried under a name, and not kept. */
    public RuleLibrary trying(String name, String layer) {
        return library.serving(one -> one.equals(name) ? layer : layers.text(one.replace('-', ':')), 1, 1);
    }

    /** The layers that were sent here. */
    public LayerStore layers() {
        return layers;
    }

    Limits limits() {
        return limits;
    }

    /** What compiles, and what is held against rules, passes here. */
    public WorkLimiter compiling() {
        return compiling;
    }

    /** The rules that one request names; not to be shared. */
    public AskedRules asked() {
        return new AskedRules(this);
    }

    /**
     * A resolved pack.
     *
     * @param houses names of layers, laid on in order
     * @throws dev.oya.input.PackException with every problem, where anything is wrong
     */
    public Pack pack(String game, String profile, List<Path> houses) {
        List<Object> key = new ArrayList<>(houses);
        key.add(game);
        key.add(profile);
        synchronized (packs) {
            Kept kept = packs.get(key);
            if (kept != null) {
                return kept.pack();
            }
        }
        Pack pack = compiling.through(() -> library.pack(game, profile, houses));
        synchronized (packs) {
            return packs.computeIfAbsent(key, any -> new Kept(pack, new ConcurrentHashMap<>()))
                    .pack();
        }
    }

    /** The rules of a pack under these options. */
    public RuleBook rules(Pack pack, Map<String, Object> options) {
        return library.hasCompiled(pack)
                ? library.rules(pack, options)
                : compiling.through(() -> library.rules(pack, options));
    }

    /** What is said of a pack in a language. */
    public Wording speech(Pack pack, String language) {
        synchronized (packs) {
            for (Kept kept : packs.values()) {
                if (kept.pack() == pack) {
                    return kept.speeches()
                            .computeIfAbsent(language, any -> new Wording(language, library.folder(), pack));
                }
            }
        }
        return new Wording(language, library.folder(), pack);
    }
}
