package dev.oya.engine;

import dev.oya.files.FileHmac;
import dev.oya.files.SizedFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.slf4j.LoggerFactory;

/**
 * Files kept between runs, of what could be made anew. Only what this user kept is read, as the {@link FileHmac} tells. Whatever goes
 * wrong here costs time and nothing else. Safe to share between threads.
 */
public final class CacheFolder {
    /** Layers are changed, and sent to a service, without end. */
    private static final long MOST_BYTES = 1L << 30;

    private static final AtomicBoolean WARNED = new AtomicBoolean();
    private static volatile Consumer<String> listener =
            line -> LoggerFactory.getLogger(CacheFolder.class).warn(line);

    private CacheFolder() {}

    /** The folder they are kept in, looked at once in the life of the process. */
    private static final class Cache {
        private static final FileHmac SEAL = open();

        private static FileHmac open() {
            Path folder = folder();
            try {
                return folder == null ? null : FileHmac.of(folder);
            } catch (IOException | SecurityException unusable) {
                warn("rules are compiled anew, since what was kept is not trusted", unusable);
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

    /** Whom it is told that the folder cannot be used as it is, once in the life of the process; else the log. */
    public static void tell(Consumer<String> whom) {
        listener = whom;
    }

    private static void warn(String what, Exception why) {
        if (!WARNED.getAndSet(true)) {
            listener.accept(what + ": " + why.getMessage());
        }
    }

    /** Whether a file of this name is kept. */
    static boolean isThere(String name) {
        return Cache.SEAL != null && Files.isRegularFile(Cache.SEAL.file(name));
    }

    /** The content of a file, or null. */
    static byte[] read(String name) {
        try {
            return isThere(name) ? Cache.SEAL.read(name) : null;
        } catch (NoSuchFileException gone) {
            return null;
        } catch (IOException notOurs) {
            warn("what was kept is not trusted, and is made anew", notOurs);
            return null;
        }
    }

    /** The same, of a file that goes the later the later it was read. */
    static byte[] use(String name) {
        byte[] content = read(name);
        try {
            if (content != null) {
                SizedFolder.used(Cache.SEAL.file(name));
            }
        } catch (IOException | SecurityException notNoted) {
            // It may go sooner than others.
        }
        return content;
    }

    /** Keeps a file. */
    static void write(String name, byte[] content) {
        try {
            if (Cache.SEAL != null) {
                Cache.SEAL.write(name, content);
            }
        } catch (IOException | SecurityException notKept) {
            warn("what was made cannot be kept", notKept);
        }
    }

    /**
     * Keeps a file, for which others go that were not read for long.
     *
     * @param ending how the names end of all of its kind, its own among them
     */
    static void write(String name, byte[] content, String ending) {
        write(name, content);
        try {
            if (Cache.SEAL != null) {
                SizedFolder.make(Cache.SEAL.file(name).getParent(), ending, MOST_BYTES);
            }
        } catch (IOException | SecurityException | UncheckedIOException notMade) {
            warn("what was kept long ago cannot be deleted", notMade);
        }
    }
}
