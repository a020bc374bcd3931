package dev.oya.store;

import java.nio.file.Path;

/** The file belongs to another that runs; two may not write it. */
public final class StoreLockedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    StoreLockedException(Path file) {
        super("Another oya serve is running with " + file);
    }
}
