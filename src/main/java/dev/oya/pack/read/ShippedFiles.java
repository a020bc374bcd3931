package dev.oya.pack.read;

import dev.oya.input.RuleCaches;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The texts of shipped files that the build has checked without finding problems. A process that reads a changed pack checks only
 * the changed files. Safe for concurrent use.
 */
public final class ShippedFiles {
    private static final String LIST = "checked-files";

    private ShippedFiles() {}

    /** The keys of the texts, read once per process. */
    private static final class Checked {
        private static final Set<String> KEYS = keys();

        private static Set<String> keys() {
            try (InputStream in = ShippedFiles.class.getResourceAsStream(LIST)) {
                return in == null
                        ? Set.of()
                        : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                                .lines()
                                .collect(Collectors.toUnmodifiableSet());
            } catch (IOException damaged) {
                // All files are checked.
                return Set.of();
            }
        }
    }

    /** Returns whether the build has checked the text of this key without finding problems. */
    static boolean isChecked(String key) {
        return Checked.KEYS.contains(key);
    }

    /**
     * Writes the keys of the checked texts in a cache.
     *
     * @param classes folder of this program's classes
     */
    public static void write(Path classes, RuleCaches caches) throws IOException {
        Files.write(
                file(classes),
                caches.keys(RuleCaches.Store.CHECKED_FILES).stream()
                        .map(String::valueOf)
                        .sorted()
                        .toList());
    }

    /** Deletes the keys that an earlier build has written. */
    public static void delete(Path classes) throws IOException {
        Files.deleteIfExists(file(classes));
    }

    private static Path file(Path classes) {
        return classes.resolve(ShippedFiles.class.getPackageName().replace('.', '/'))
                .resolve(LIST);
    }
}
