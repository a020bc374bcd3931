package dev.oya.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Holds a lock beside a file, so that one process alone has it: two would each take the other for gone. The system lets go
 * of the lock when the process ends, however it ends. Safe to share between threads.
 */
final class ProcessLock implements AutoCloseable {
    private final FileChannel beside;

    /**
     * Takes the lock.
     *
     * @throws StoreTaken where another has it
     */
    ProcessLock(Path file) {
        FileChannel channel = null;
        try {
            channel = FileChannel.open(
                    file.resolveSibling(file.getFileName() + ".lock"),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE);
            if (!taken(channel)) {
                throw new StoreTaken(file);
            }
            beside = channel;
        } catch (IOException away) {
            closed(channel);
            throw new StoreAway(away);
        } catch (StoreTaken taken) {
            closed(channel);
            throw taken;
        }
    }

    private static boolean taken(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException here) {
            return false;
        }
    }

    private static void closed(FileChannel channel) {
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException gone) {
            // Nothing is held any more.
        }
    }

    @Override
    public void close() {
        closed(beside);
    }
}
