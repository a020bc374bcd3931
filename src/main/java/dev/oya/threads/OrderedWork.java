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

/** Work in parts, done ahead on several threads and heard of in order. */
public final class OrderedWork {
    private static final int AHEAD = 4;

    private OrderedWork() {}

    /**
     * Works.
     *
     * @param threads how many threads; they change nothing but the time
     * @param first the number of the first part
     * @param wanted whether a part of a number may be wanted, so that it is done ahead
     * @param told hears what came of the parts in order, on the calling thread; false ends it
     * @throws InterruptedException where the calling thread is interrupted
     */
    public static <T> void run(int threads, int first, IntPredicate wanted, IntFunction<T> work, Predicate<T> told)
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
            } while (told.test(ahead.remove().get()));
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException bug
                    ? bug
                    : new IllegalStateException(failed.getCause());
        } finally {
            workers.shutdownNow();
        }
    }

    /** What comes of as many parts, in their order. */
    public static <T> List<T> all(int threads, int parts, IntFunction<T> work) throws InterruptedException {
        List<T> all = new ArrayList<>();
        if (parts > 0) {
            run(threads, 0, part -> part < parts, work, one -> all.add(one) && all.size() < parts);
        }
        return all;
    }
}
