package dev.oya.engine;

/** Compiled rules kept between runs, since compiling them is most of a short run. They are code. */
final class CompiledRulesCache {
    private static final String FINE = ".fine";
    private static final String RULES = ".rules";

    private final String name;

    /** @param key names the text of the rules and the program that compiled it */
    CompiledRulesCache(String key) {
        this.name = key + RULES;
    }

    /** Whether rules of this key have been kept. */
    boolean exists() {
        return CacheFolder.isThere(name);
    }

    /** The rules as they were kept, or null. */
    byte[] load() {
        return CacheFolder.use(name);
    }

    /** Keeps rules that were just compiled. */
    void keep(byte[] jar) {
        CacheFolder.write(name, jar, RULES);
    }

    /** Whether what a key stands for has been found fine by a run before. */
    static boolean isFine(String key) {
        return CacheFolder.read(key + FINE) != null;
    }

    /** Remembers that what a key stands for is fine. */
    static void fine(String key) {
        CacheFolder.write(key + FINE, new byte[0]);
    }
}
