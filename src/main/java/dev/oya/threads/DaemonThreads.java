package dev.oya.threads;

import java.util.concurrent.ThreadFactory;

/** Threads that do not keep the process from ending. */
public final class DaemonThreads {
    private DaemonThreads() {}

    /** All of one name. */
    public static ThreadFactory named(String name) {
        return work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            return thread;
        };
    }
}
