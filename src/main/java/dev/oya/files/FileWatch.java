package dev.oya.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Detects changes to files of rules or scenarios by polling several times a second. Polling works on every file system, and the
 * number of files is small. Not thread-safe.
 */
public final class FileWatch {
    private static final int MILLISECONDS = 250;
    private static final int DEEPEST = 6;
    private static final Set<String> KINDS = Set.of("yaml", "yml", "drl", "feature", "json");

    private final List<Path> watched;
    private Map<Path, String> stamps;

    /**
     * Creates a watch.
     *
     * @param files files, and folders to watch with everything below them
     */
    public FileWatch(Collection<Path> files) {
        this.watched = List.copyOf(files);
        this.stamps = stamps();
    }

    private Map<Path, String> stamps() {
        Map<Path, String> all = new TreeMap<>();
        for (Path place : watched) {
            try (Stream<Path> files = Files.walk(place, DEEPEST)) {
                for (Path file : files.filter(FileWatch::counts).toList()) {
                    BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
                    all.put(file, now.lastModifiedTime() + " " + now.size());
                }
            } catch (IOException | UncheckedIOException gone) {
                all.put(place, "gone");
            }
        }
        return all;
    }

    private static boolean counts(Path file) {
        String name = file.getFileName() == null ? "" : file.getFileName().toString();
        return KINDS.contains(name.substring(name.lastIndexOf('.') + 1)) && Files.isRegularFile(file);
    }

    /** Returns whether any file has changed since the previous call. */
    public boolean changed() {
        Map<Path, String> now = stamps();
        boolean changed = !now.equals(stamps);
        stamps = now;
        return changed;
    }

    /** Blocks until a file changes. */
    public void await() throws InterruptedException {
        while (!changed()) {
            TimeUnit.MILLISECONDS.sleep(MILLISECONDS);
        }
    }

    /** Blocks until files change and then stay unchanged for {@value #MILLISECONDS} milliseconds, so that they are complete. */
    public void awaitSettled() throws InterruptedException {
        await();
        do {
            TimeUnit.MILLISECONDS.sleep(MILLISECONDS);
        } while (changed());
    }
}
