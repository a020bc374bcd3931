package dev.oya.spec.mutate;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/** Does many things on several threads, until it is told to stop. Safe to share between threads. */
final class Workers {
    private final AtomicBoolean stopped = new AtomicBoolean();

    /** Nothing more is begun. */
    void stop() {
        stopped.set(true);
    }

    boolean isStopped() {
        return stopped.get();
    }

    /** Does the work for each number from 0, in order as threads are free. */
    void run(int threads, int count, IntConsumer work) {
        ExecutorService pool = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task);
            thread.setDaemon(true);
            return thread;
        });
        AtomicInteger next = new AtomicInteger();
        try {
            List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                running.add(pool.submit(() -> {
                    for (int one = next.getAndIncrement();
                            one < count && !stopped.get();
                            one = next.getAndIncrement()) {
                        work.accept(one);
                    }
                }));
            }
            for (Future<?> one : running) {
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
