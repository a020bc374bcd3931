package dev.oya.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Compiled rules kept between runs, since compiling them is most of a short run. The folder holds code, so only its owner
 * may read or write it. Whatever goes wrong here costs time and nothing else: the rules are compiled again.
 */
final class CompiledRules {
    private final Path file;

    /** @param key names the text of the rules and the program that compiled it */
    CompiledRules(String key) {
        Path folder = folder();
        this.file = folder == null ? null : folder.resolve(key + ".jar");
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

    /** Whether rules of this key have been kept. */
    boolean exists() {
        return file != null && Files.isRegularFile(file) && isOurs(file.getParent());
    }

    /** The rules as they were kept, or null. */
    byte[] load() {
        try {
            return exists() ? Files.readAllBytes(file) : null;
        } catch (IOException unusable) {
            return null;
        }
    }

    /** Whether what a key stands for has been found fine by a run before. */
    static boolean isFine(String key) {
        Path folder = folder();
        return folder != null && isOurs(folder) && Files.isRegularFile(folder.resolve(key + ".fine"));
    }

    /** Remembers that what a key stands for is fine. */
    static void fine(String key) {
        Path folder = folder();
        if (folder != null) {
            try {
                make(folder);
                Files.write(folder.resolve(key + ".fine"), new byte[0]);
            } catch (IOException | UnsupportedOperationException | SecurityException notKept) {
                // The next run looks again.
                return;
            }
        }
    }

    private static boolean isOurs(Path folder) {
        try {
            return Files.getOwner(folder).getName().equals(System.getProperty("user.name"));
        } catch (IOException | UnsupportedOperationException unknown) {
            return false;
        }
    }

    /** Keeps rules that were just compiled. */
    void keep(byte[] jar) {
        if (file == null) {
            return;
        }
        try {
            Path folder = file.getParent();
            make(folder);
            Path part = Files.createTempFile(folder, "rules", ".part");
            Files.write(part, jar);
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException | UnsupportedOperationException | SecurityException notKept) {
            // The next run compiles again.
            return;
        }
    }

    private static void make(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            Files.createDirectories(folder.getParent());
            Files.createDirectory(
                    folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        }
    }
}
