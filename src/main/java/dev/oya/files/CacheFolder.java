package dev.oya.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.slf4j.LoggerFactory;

/**
 * Files cached between runs. Their content can always be computed again, so failures are harmless. A file is read only if its
 * {@link FileHmac} proves that this user wrote it. Safe for concurrent use.
 */
public final class CacheFolder {
    /**
     * Maximum size of the cached files of one type. Changed layers, and layers sent to a service, would otherwise add files
     * without limit.
     */
    private static final long MOST_BYTES = 1L << 30;

    /** Identity of this program's JAR, or null if the program runs from class files, which may change at any time. */
    public static final String PROGRAM = program();

    private static final AtomicBoolean WARNED = new AtomicBoolean();
    private static volatile Consumer<String> listener =
            line -> LoggerFactory.getLogger(CacheFolder.class).warn(line);

    private CacheFolder() {}

    /** The cache folder, located once per process. */
    private static final class Cache {
        private static final FileHmac HMAC = open();

        private static FileHmac open() {
            Path folder = folder();
            try {
                return folder == null ? null : FileHmac.of(folder);
            } catch (IOException | SecurityException unusable) {
                warn("the cache is not trusted; rules are compiled again", unusable);
                return null;
            }
        }

        /**
         * Returns {@code OYA_CACHE}, or {@code oya} in the user's cache folder. Returns null if the variable is blank or {@code
         * off}, or if there is no home folder.
         */
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

    /**
     * Sets the receiver of warnings about the folder. Each process warns at most once. By default, warnings are logged.
     */
    public static void onWarning(Consumer<String> consumer) {
        listener = consumer;
    }

    private static void warn(String what, Exception why) {
        if (!WARNED.getAndSet(true)) {
            listener.accept(what + ": " + why.getMessage());
        }
    }

    /** Returns whether a file with this name is cached. Does not check its HMAC. */
    public static boolean isThere(String name) {
        return Cache.HMAC != null && Files.isRegularFile(Cache.HMAC.file(name));
    }

    /** Returns the content of a file, or null if it is missing or not trusted. */
    public static byte[] read(String name) {
        try {
            return isThere(name) ? Cache.HMAC.read(name) : null;
        } catch (NoSuchFileException gone) {
            return null;
        } catch (IOException notOurs) {
            warn("the cached file is not trusted; it is replaced", notOurs);
            return null;
        }
    }

    private static String program() {
        try {
            CodeSource source = CacheFolder.class.getProtectionDomain().getCodeSource();
            Path jar = source == null ? null : Path.of(source.getLocation().toURI());
            return jar == null || !Files.isRegularFile(jar)
                    ? null
                    : Files.size(jar) + " " + Files.getLastModifiedTime(jar);
        } catch (URISyntaxException | IllegalArgumentException | IOException unknown) {
            return null;
        }
    }

    /** Returns the content of a file as {@link #read} does, and records that the file was used now. */
    public static byte[] use(String name) {
        byte[] content = read(name);
        try {
            if (content != null) {
                SizedFolder.used(Cache.HMAC.file(name));
            }
        } catch (IOException | SecurityException notNoted) {
            // The time of use is only a hint: the file may be evicted earlier.
        }
        return content;
    }

    public static void write(String name, byte[] content) {
        try {
            if (Cache.HMAC != null) {
                Cache.HMAC.write(name, content);
            }
        } catch (IOException | SecurityException notKept) {
            warn("the cache cannot be written", notKept);
        }
    }

    /**
     * Writes a file and, if the files of its type exceed the limit, evicts the least recently used ones.
     *
     * @param ending the common ending of the names of this type's files, including {@code name}
     */
    public static void write(String name, byte[] content, String ending) {
        write(name, content);
        try {
            if (Cache.HMAC != null) {
                SizedFolder.make(Cache.HMAC.file(name).getParent(), ending, MOST_BYTES);
            }
        } catch (IOException | SecurityException | UncheckedIOException notMade) {
            warn("an old cache file cannot be deleted", notMade);
        }
    }
}
