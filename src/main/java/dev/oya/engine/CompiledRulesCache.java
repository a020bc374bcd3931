package dev.oya.engine;

import dev.oya.files.CacheFolder;

/**
 * A persistent cache of compiled rules. Without it, a short run would spend most of its time on compilation. The cached files
 * contain executable code.
 */
final class CompiledRulesCache {
    private static final String RULES = ".rules";

    private final String name;

    /** @param key hash of the text of the rules and of the program that compiles it */
    CompiledRulesCache(String key) {
        this.name = key + RULES;
    }

    /** Returns whether there are cached rules with this key. */
    boolean exists() {
        return CacheFolder.isThere(name);
    }

    /** Returns the cached rules, or null if there are none. */
    byte[] load() {
        return CacheFolder.use(name);
    }

    void keep(byte[] jar) {
        CacheFolder.write(name, jar, RULES);
    }
}
