package dev.oya.cli;

import dev.oya.cli.io.UserError;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Option;

/** The option that sets the number of threads. */
final class ThreadsOption {
    private static final int MOST = 256;

    @Option(names = "--threads", paramLabel = "N")
    private Integer threads;

    int threads() {
        UserError.outside("--threads", threads, "invalid number", 1, MOST);
        return threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    }

    interface Work {
        int run() throws IOException;
    }

    /**
     * Runs work whose results are reported even if the JVM shuts down during the work.
     *
     * @param stop ends the work early; it is run when the JVM shuts down
     */
    static int untilStopped(Runnable stop, Work work) throws IOException {
        CountDownLatch answered = new CountDownLatch(1);
        Thread hook = new Thread(() -> {
            stop.run();
            try {
                answered.await();
            } catch (InterruptedException hurried) {
                Thread.currentThread().interrupt();
            }
        });
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            return work.run();
        } finally {
            answered.countDown();
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException ending) {
                // The JVM is shutting down, so the hook is already running.
            }
        }
    }
}
