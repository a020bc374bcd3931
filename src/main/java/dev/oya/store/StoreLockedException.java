package dev.oya.store;

import java.nio.file.Path;

/** Thrown if the database file is in use by another store. Only one process may open it. */
public final class StoreLockedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    StoreLockedException(Path file) {
        super("Another \"oya serve\" process uses " + file);
    }
}
