package dev.oya.api;

import dev.oya.files.FileWatch;
import dev.oya.threads.DaemonThreads;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls a listener on a separate thread when files in a folder have changed. */
final class FolderWatch implements Subscription {
    private final Thread thread;

    /** @throws IllegalStateException if {@code folder} is null because the rules are in a JAR */
    FolderWatch(@Nullable Path folder, Runnable listener) {
        if (folder == null) {
            throw new IllegalStateException("Rules in a JAR cannot be watched; open a rules folder instead");
        }
        FileWatch changes = new FileWatch(List.of(folder));
        thread = DaemonThreads.named("oya-rules").newThread(() -> watch(changes, listener));
        thread.start();
    }

    private static void watch(FileWatch changes, Runnable listener) {
        try {
            while (!Thread.interrupted()) {
                changes.awaitSettled();
                call(listener);
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    /** Calls the listener. An exception is passed to the thread's handler, and the watch continues. */
    private static void call(Runnable listener) {
        try {
            listener.run();
        } catch (RuntimeException thrown) {
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, thrown);
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
