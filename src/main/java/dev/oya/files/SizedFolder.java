package dev.oya.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Keeps a cache folder below a size limit by deleting the least recently used files. */
public final class SizedFolder {
    private SizedFolder() {}

    private record Kept(Path file, FileTime used, long bytes) {}

    /** Records that a file was used now. */
    public static void used(Path file) throws IOException {
        Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
    }

    /**
     * Deletes the least recently used files with the given ending if their total size exceeds the limit, until the total is at
     * most three quarters of the limit.
     *
     * @param most maximum size in bytes
     */
    public static void make(Path folder, String ending, long most) throws IOException {
        List<Kept> all = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                if (file.toString().endsWith(ending)) {
                    look(file, all);
                }
            }
        }
        long bytes = all.stream().mapToLong(Kept::bytes).sum();
        if (bytes > most) {
            all.sort(Comparator.comparing(Kept::used));
            for (int i = 0; i < all.size() && bytes > most / 4 * 3; i++) {
                Files.deleteIfExists(all.get(i).file());
                bytes -= all.get(i).bytes();
            }
        }
    }

    private static void look(Path file, List<Kept> all) throws IOException {
        try {
            BasicFileAttributes is = Files.readAttributes(file, BasicFileAttributes.class);
            all.add(new Kept(file, is.lastModifiedTime(), is.size()));
        } catch (NoSuchFileException gone) {
            // Another process has deleted the file.
        }
    }
}
