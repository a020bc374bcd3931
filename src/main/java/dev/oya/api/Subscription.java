package dev.oya.api;

/** A running notification about changed rule files. Thread-safe. */
public sealed interface Subscription extends AutoCloseable permits FolderWatch, RulesWatch {
    /** Ends the notification. Has no effect if it has ended. */
    @Override
    void close();
}
