package dev.oya.threads;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** Parallel execution of numbered tasks whose results are delivered in order. */
public final class OrderedWork {
    private static final int AHEAD = 4;

    private OrderedWork() {}

    /**
     * Runs tasks in parallel and delivers their results in order on the calling thread.
     *
     * @param threads number of threads; it does not affect the results
     * @param first number of the first task
     * @param wanted returns whether the task with the given number may be needed; if so, it can start early
     * @param listener consumes the results in order and returns false to stop
     * @throws InterruptedException if the calling thread is interrupted
     */
    public static <T> void run(int threads, int first, IntPredicate wanted, IntFunction<T> work, Predicate<T> listener)
            throws InterruptedException {
        ExecutorService workers = Executors.newFixedThreadPool(threads, DaemonThreads.named("work"));
        try {
            Deque<Future<T>> ahead = new ArrayDeque<>();
            int next = first;
            do {
                while (ahead.isEmpty() || ahead.size() < threads * AHEAD && wanted.test(next)) {
                    int part = next++;
                    ahead.add(workers.submit(() -> work.apply(part)));
                }
            } while (listener.test(ahead.remove().get()));
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException bug
                    ? bug
                    : new IllegalStateException(failed.getCause());
        } finally {
            workers.shutdownNow();
        }
    }

    /** Runs the tasks 0 to {@code parts - 1} and returns their results in order. */
    public static <T> List<T> all(int threads, int parts, IntFunction<T> work) throws InterruptedException {
        List<T> all = new ArrayList<>();
        if (parts > 0) {
            run(threads, 0, part -> part < parts, work, one -> all.add(one) && all.size() < parts);
        }
        return all;
    }
}
