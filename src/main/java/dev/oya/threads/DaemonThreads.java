package dev.oya.threads;

import java.util.concurrent.ThreadFactory;

/** A factory for daemon threads, which do not keep the JVM alive. */
public final class DaemonThreads {
    private DaemonThreads() {}

    /** Returns a factory that gives all its threads the same name. */
    public static ThreadFactory named(String name) {
        return work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            return thread;
        };
    }
}
