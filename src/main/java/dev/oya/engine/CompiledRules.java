package dev.oya.engine;

import dev.oya.files.Room;
import dev.oya.files.Seal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Compiled rules kept between runs, since compiling them is most of a short run. They are code, so only what this user
 * kept is loaded, as the {@link Seal} tells. Whatever goes wrong here costs time and nothing else: the rules are compiled
 * again.
 */
final class CompiledRules {
    private static final String ANEW = "rules are compiled anew, since what was kept is not trusted";
    private static final String FINE = ".fine";
    private static final String RULES = ".rules";
    /** Layers are changed, and sent to a service, without end. */
    private static final long MOST_BYTES = 1L << 30;

    private static final AtomicBoolean WARNED = new AtomicBoolean();

    private final String name;

    /** @param key names the text of the rules and the program that compiled it */
    CompiledRules(String key) {
        this.name = key + RULES;
    }

    /** The folder they are kept in, looked at once in the life of the process. */
    private static final class Cache {
        private static final Seal SEAL = open();

        private static Seal open() {
            Path folder = folder();
            try {
                return folder == null ? null : Seal.of(folder);
            } catch (IOException | SecurityException unusable) {
                warn(ANEW, unusable);
                return null;
            }
        }

        /** {@code OYA_CACHE}, or {@code oya} in the user's cache folder; null where it is {@code off} or there is no home. */
        private static Path folder() {
            String chosen = System.getenv("OYA_CACHE");
            if (chosen != null) {
                return chosen.equals("off") || chosen.isBlank() ? null : Path.of(chosen);
            }
            String cache = System.getenv("XDG_CACHE_HOME");
            if (cache != null && !cache.isBlank()) {
                return Path.of(cache, "oya");
            }
            String home = System.getProperty("user.home");
            return home == null || home.isBlank() || home.equals("?") ? null : Path.of(home, ".cache", "oya");
        }
    }

    private static void warn(String what, Exception why) {
        if (!WARNED.getAndSet(true)) {
            System.err.println("oya: " + what + ": " + why.getMessage());
        }
    }

    /** Whether rules of this key have been kept. */
    boolean exists() {
        return isThere(name);
    }

    /** The rules as they were kept, or null. */
    byte[] load() {
        byte[] jar = read(name);
        try {
            if (jar != null) {
                Room.used(Cache.SEAL.file(name));
            }
        } catch (IOException | SecurityException notNoted) {
            // It may go sooner than others.
        }
        return jar;
    }

    /** Keeps rules that were just compiled. */
    void keep(byte[] jar) {
        write(name, jar);
        try {
            if (Cache.SEAL != null) {
                Room.make(Cache.SEAL.file(name).getParent(), RULES, MOST_BYTES);
            }
        } catch (IOException | SecurityException | UncheckedIOException notMade) {
            warn("old compiled rules cannot be deleted", notMade);
        }
    }

    /** Whether what a key stands for has been found fine by a run before. */
    static boolean isFine(String key) {
        return read(key + FINE) != null;
    }

    /** Remembers that what a key stands for is fine. */
    static void fine(String key) {
        write(key + FINE, new byte[0]);
    }

    private static boolean isThere(String name) {
        return Cache.SEAL != null && Files.isRegularFile(Cache.SEAL.file(name));
    }

    private static byte[] read(String name) {
        try {
            return isThere(name) ? Cache.SEAL.read(name) : null;
        } catch (NoSuchFileException gone) {
            return null;
        } catch (IOException notOurs) {
            warn(ANEW, notOurs);
            return null;
        }
    }

    private static void write(String name, byte[] content) {
        try {
            if (Cache.SEAL != null) {
                Cache.SEAL.write(name, content);
            }
        } catch (IOException | SecurityException notKept) {
            warn("compiled rules cannot be kept", notKept);
        }
    }
}
