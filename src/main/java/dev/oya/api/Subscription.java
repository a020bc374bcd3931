package dev.oya.api;

/** A subscription to changes of rule files. Thread-safe. */
public sealed interface Subscription extends AutoCloseable permits FolderWatch, RulesWatch {
    /** Ends the notifications. Has no effect if they have already ended. */
    @Override
    void close();
}
