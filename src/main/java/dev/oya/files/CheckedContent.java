package dev.oya.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The keys of content in which the build or an earlier run of this program found no problems. This content is not checked
 * again. Safe for concurrent use.
 */
public final class CheckedContent {
    private static final String LIST = "checked-content";
    private static final String FINE = ".fine";

    private CheckedContent() {}

    /** The keys that the build has written, read once per process. */
    private static final class Shipped {
        private static final Set<String> KEYS = keys();

        private static Set<String> keys() {
            try (InputStream in = CheckedContent.class.getResourceAsStream(LIST)) {
                return in == null
                        ? Set.of()
                        : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                                .lines()
                                .collect(Collectors.toUnmodifiableSet());
            } catch (IOException damaged) {
                // Without the keys, all content is checked again.
                return Set.of();
            }
        }
    }

    /** Returns whether the content with this key is known to have no problems. */
    public static boolean has(String key) {
        return Shipped.KEYS.contains(key) || CacheFolder.PROGRAM != null && CacheFolder.read(file(key)) != null;
    }

    /** Records that the content with this key has no problems. Does nothing if the program runs from class files. */
    public static void add(String key) {
        if (CacheFolder.PROGRAM != null) {
            CacheFolder.write(file(key), new byte[0]);
        }
    }

    private static String file(String key) {
        return Sha256.name(CacheFolder.PROGRAM + key).replace(':', '-') + FINE;
    }

    /**
     * Writes the keys of the content that the build has checked.
     *
     * @param classes folder of this program's classes
     */
    public static void write(Path classes, Collection<?> keys) throws IOException {
        Files.write(list(classes), keys.stream().map(String::valueOf).sorted().toList());
    }

    /** Deletes the keys that an earlier build has written, because a changed program may find problems in their content. */
    public static void delete(Path classes) throws IOException {
        Files.deleteIfExists(list(classes));
    }

    private static Path list(Path classes) {
        return classes.resolve(CheckedContent.class.getPackageName().replace('.', '/'))
                .resolve(LIST);
    }
}
