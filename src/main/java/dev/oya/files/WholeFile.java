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
 * A file that appears whole or not at all: it is written as a draft beside its place, under a name that no other process
 * has, and moved there when it is kept. Links are followed to the file they lead to; devices and pipes are written to as
 * they are. What a killed process left is cleared by the next one that writes the same file: a draft is locked for as
 * long as somebody writes it. Safe to abandon from another thread.
 */
public final class WholeFile implements AutoCloseable {
    private static final String DRAFT = ".draft";
    private static final Set<WholeFile> OPEN = ConcurrentHashMap.newKeySet();

    /** Held while a text is written: the end of the process waits for it, since that may be what is kept last. */
    private static final Object TEXT = new Object();

    static {
        // A command that is broken off leaves nothing half written.
        Runtime.getRuntime().addShutdownHook(new Thread(WholeFile::abandonAll, "drafts"));
    }

    private final Path target;
    private final Path draft;
    private final FileChannel channel;
    private boolean open = true;

    /**
     * @param file where it will be, over one that may be there
     * @param attributes of a new file, such as who may read it
     * @throws IOException where it cannot be written, as {@link #unfit} tells
     */
    public WholeFile(Path file, FileAttribute<?>... attributes) throws IOException {
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
            // Between its making and its locking somebody may have taken it for one that was left.
        } while (!Files.exists(path, LinkOption.NOFOLLOW_LINKS));
        draft = path;
        channel = made;
        OPEN.add(this);
    }

    /** Writes a text, whole or not at all. */
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
        try (WholeFile whole = new WholeFile(file)) {
            whole.out().write(text.getBytes(StandardCharsets.UTF_8));
            whole.keep();
        }
    }

    /** Why there can be no such file, in words; null where there can. */
    public static String unfit(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(file)) {
            return "it is a directory";
        }
        if (isDevice(file)) {
            return Files.isWritable(file) ? null : "nothing may be written to it";
        }
        if (Files.isSymbolicLink(file) && !Files.exists(file)) {
            return "it is a link that leads nowhere";
        }
        try {
            folder = Files.exists(file) ? file.toRealPath().getParent() : folder;
        } catch (IOException gone) {
            return "it cannot be found";
        }
        if (!Files.isDirectory(folder)) {
            return "there is no directory " + folder;
        }
        return Files.isWritable(folder) ? null : "nothing may be written in " + folder;
    }

    private static boolean isDevice(Path file) {
        return Files.exists(file)
                && (!Files.isRegularFile(file) || isHandle(file.toAbsolutePath().normalize()));
    }

    /** Whether what this process has open already is meant, such as by {@code /dev/stdout}, whatever that leads to. */
    private static boolean isHandle(Path full) {
        try {
            return full.startsWith("/proc")
                    || full.startsWith("/dev") && !full.toRealPath().equals(full);
        } catch (IOException gone) {
            return true;
        }
    }

    /** Takes away what was left by processes that are no more. */
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
            // Somebody else's, or somebody writes it: it stays.
        }
    }

    private static void lock(FileChannel channel) {
        try {
            channel.lock();
        } catch (IOException | OverlappingFileLockException noLocks) {
            // A file system without locks: a draft that is left stays for its owner to take away.
        }
    }

    /** Where it is written until it is kept. */
    public Path draft() {
        return draft;
    }

    /** What is written; closing it closes no more than what was put around it. */
    public OutputStream out() {
        return new FilterOutputStream(Channels.newOutputStream(channel)) {
            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                out.write(bytes, from, length);
            }

            @Override
            public void close() {
                // The draft stays locked until it is kept.
            }
        };
    }

    /** Puts the file in its place. What writes to it has been flushed. */
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

    /** Who could read the file before can read it now, and nobody else. */
    private void permit() throws IOException {
        try {
            Files.setPosixFilePermissions(draft, Files.getPosixFilePermissions(target));
        } catch (UnsupportedOperationException otherSystem) {
            // It knows no such permissions.
        }
    }

    /** Leaves nothing behind, unless the file was kept. */
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
            OPEN.forEach(WholeFile::abandon);
        }
    }

    private void abandon() {
        try {
            close();
        } catch (IOException gone) {
            // The next run clears it.
        }
    }
}
