package dev.oya.spec.mutate;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;

/** Does many things on several threads, until it is told to stop. Safe to share between threads. */
final class Workers {
    private volatile boolean stopped;

    void stop() {
        stopped = true;
    }

    boolean isStopped() {
        return stopped;
    }

    /** Does the work for each number from 0, in order as threads are free; where one fails, nothing more is begun. */
    void run(int threads, int count, IntConsumer work) {
        ExecutorService pool = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task);
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Future<?>> all = new ArrayList<>();
            for (int number = 0; number < count; number++) {
                int one = number;
                all.add(pool.submit(() -> {
                    if (!stopped) {
                        work.accept(one);
                    }
                }));
            }
            for (Future<?> one : all) {
                one.get();
            }
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException ours
                    ? ours
                    : new IllegalStateException("the scenarios could not be run", failed.getCause());
        } catch (InterruptedException broken) {
            Thread.currentThread().interrupt();
            stop();
        } finally {
            pool.shutdownNow();
        }
    }
}
