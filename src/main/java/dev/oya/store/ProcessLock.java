package dev.oya.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * An exclusive lock on a database file. Two processes with the same file would each regard the other as dead. The operating
 * system releases the lock when the process ends. Safe to share between threads.
 */
final class ProcessLock implements AutoCloseable {
    private final FileChannel beside;

    /**
     * Acquires the lock by locking a file next to the database file.
     *
     * @throws StoreLockedException if the lock is taken
     */
    ProcessLock(Path file) {
        try {
            beside = FileChannel.open(
                    file.resolveSibling(file.getFileName() + ".lock"),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE);
            if (!isTaken()) {
                close();
                throw new StoreLockedException(file);
            }
        } catch (IOException away) {
            throw new StoreUnavailableException(away);
        }
    }

    private boolean isTaken() throws IOException {
        try {
            return beside.tryLock() != null;
        } catch (OverlappingFileLockException here) {
            return false;
        } catch (IOException away) {
            close();
            throw away;
        }
    }

    @Override
    public void close() {
        try {
            beside.close();
        } catch (IOException gone) {
            // Closing released the lock anyway.
        }
    }
}
