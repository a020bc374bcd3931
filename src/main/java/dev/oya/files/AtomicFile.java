package dev.oya.files;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.HexFormat;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A file that is written atomically. Data is written to a draft with a unique name in the same folder, and {@link #keep} moves
 * the draft into place. Symbolic links are followed. Devices and pipes are written to directly.
 *
 * <p>A draft is locked while a process writes it. The next process that writes the same file deletes drafts of killed processes.
 * {@link #close} may be called from another thread.
 */
public final class AtomicFile implements AutoCloseable {
    private static final String DRAFT = ".draft";
    private static final Set<AtomicFile> OPEN = ConcurrentHashMap.newKeySet();

    /** Lock for writing a text. The shutdown hook also acquires it, so a text that is being written is completed. */
    private static final Object TEXT = new Object();

    static {
        // An interrupted command leaves no draft behind.
        Runtime.getRuntime().addShutdownHook(new Thread(AtomicFile::abandonAll, "drafts"));
    }

    private final Path target;
    private final Path draft;
    private final FileChannel channel;
    private boolean open = true;

    /**
     * Opens a draft.
     *
     * @param file the target, which may already exist
     * @param attributes attributes of a new file, such as its permissions
     * @throws IOException if the target cannot be written; {@link #unfit} returns the reason
     */
    public AtomicFile(Path file, FileAttribute<?>... attributes) throws IOException {
        String why = unfit(file);
        if (why != null) {
            throw new IOException(file + ": " + why);
        }
        if (isDevice(file)) {
            target = file;
            draft = file;
            channel = FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.APPEND);
            return;
        }
        target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        String mine = ".oya-" + HexFormat.of().toHexDigits(target.getFileName().hashCode()) + "-";
        clear(target.getParent(), mine);
        Path path;
        FileChannel made;
        do {
            path = target.resolveSibling(mine + UUID.randomUUID() + DRAFT);
            made = FileChannel.open(path, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), attributes);
            lock(made);
            // Another process may have deleted the draft as abandoned before it was locked.
        } while (!Files.exists(path, LinkOption.NOFOLLOW_LINKS));
        draft = path;
        channel = made;
        OPEN.add(this);
    }

    /** Writes a text atomically. */
    public static void write(Path file, String text) throws IOException {
        if (isDevice(file)) {
            writeNow(file, text);
            return;
        }
        synchronized (TEXT) {
            writeNow(file, text);
        }
    }

    private static void writeNow(Path file, String text) throws IOException {
        try (AtomicFile whole = new AtomicFile(file)) {
            whole.out().write(text.getBytes(StandardCharsets.UTF_8));
            whole.keep();
        }
    }

    /** Returns the reason why a file cannot be written, or null if it can. */
    public static String unfit(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(file)) {
            return "it is a directory";
        }
        if (isDevice(file)) {
            return Files.isWritable(file) ? null : "it is not writable";
        }
        if (Files.isSymbolicLink(file) && !Files.exists(file)) {
            return "it is a broken symbolic link";
        }
        try {
            folder = Files.exists(file) ? file.toRealPath().getParent() : folder;
        } catch (IOException gone) {
            return "it cannot be found";
        }
        if (!Files.isDirectory(folder)) {
            return "there is no directory " + folder;
        }
        return Files.isWritable(folder) ? null : "the directory " + folder + " is not writable";
    }

    private static boolean isDevice(Path file) {
        return Files.exists(file)
                && (!Files.isRegularFile(file) || isHandle(file.toAbsolutePath().normalize()));
    }

    /** Returns whether a path is an open file handle of this process, such as {@code /dev/stdout}. */
    private static boolean isHandle(Path full) {
        try {
            return full.startsWith("/proc")
                    || full.startsWith("/dev") && !full.toRealPath().equals(full);
        } catch (IOException gone) {
            return true;
        }
    }

    /** Deletes drafts of processes that no longer run. */
    private static void clear(Path folder, String mine) throws IOException {
        try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, mine + "*" + DRAFT)) {
            for (Path one : left) {
                boolean own = OPEN.stream().anyMatch(file -> file.draft.equals(one));
                if (!own && Files.isRegularFile(one, LinkOption.NOFOLLOW_LINKS)) {
                    clear(one);
                }
            }
        }
    }

    private static void clear(Path left) {
        try (FileChannel channel = FileChannel.open(left, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
                FileLock lock = channel.tryLock()) {
            if (lock != null) {
                Files.deleteIfExists(left);
            }
        } catch (IOException | RuntimeException notOurs) {
            // The draft belongs to another user or is being written.
        }
    }

    private static void lock(FileChannel channel) {
        try {
            channel.lock();
        } catch (IOException | OverlappingFileLockException noLocks) {
            // The file system does not support locks. The user must delete abandoned drafts.
        }
    }

    public Path draft() {
        return draft;
    }

    /** Returns the stream to write to. Closing it does not close the file. */
    public OutputStream out() {
        return new FilterOutputStream(Channels.newOutputStream(channel)) {
            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                out.write(bytes, from, length);
            }

            @Override
            public void close() {
                // Does nothing, because the draft must stay locked until it is moved.
            }
        };
    }

    /** Moves the draft into place. Writers must have flushed their data. */
    public synchronized void keep() throws IOException {
        if (open && !draft.equals(target)) {
            channel.force(true);
            if (Files.exists(target)) {
                permit();
            }
            Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
        }
        end();
    }

    /** Gives the draft the permissions of the file that it replaces. */
    private void permit() throws IOException {
        try {
            Files.setPosixFilePermissions(draft, Files.getPosixFilePermissions(target));
        } catch (UnsupportedOperationException otherSystem) {
            // The file system has no POSIX permissions.
        }
    }

    /** Deletes the draft unless the file was kept. */
    @Override
    public synchronized void close() throws IOException {
        if (open && !draft.equals(target)) {
            Files.deleteIfExists(draft);
        }
        end();
    }

    private void end() throws IOException {
        open = false;
        OPEN.remove(this);
        channel.close();
    }

    private static void abandonAll() {
        synchronized (TEXT) {
            OPEN.forEach(AtomicFile::abandon);
        }
    }

    private void abandon() {
        try {
            close();
        } catch (IOException gone) {
            // The next process that writes this file deletes the draft.
        }
    }
}
