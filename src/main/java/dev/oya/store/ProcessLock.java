package dev.oya.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
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
     * @throws StoreLockedException where another has it
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
            // Nothing is held any more.
        }
    }
}
