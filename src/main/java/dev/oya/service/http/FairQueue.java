package dev.oya.service.http;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executor;

/**
 * A queue for a fixed number of threads which take turns among the clients that wait, so that a client with many tasks delays its own
 * only. One client never occupies more than three quarters of the threads. Thread-safe.
 */
final class FairQueue {
    private final Executor executor;
    private final int threads;
    private final int mostOfOne;
    private final Shares places;
    private final Map<String, Deque<Runnable>> waiting = new LinkedHashMap<>();
    private final Map<String, Integer> running = new HashMap<>();
    private int busy;

    /**
     * @param executor provides the threads
     * @param threads number of tasks that run at once, at least 1
     * @param places number of tasks that run or wait
     */
    FairQueue(Executor executor, int threads, Shares places) {
        this.executor = executor;
        this.threads = threads;
        this.mostOfOne = Math.max(1, threads * 3 / 4);
        this.places = places;
    }

    /**
     * Queues a task and returns true, or returns false if there is no place left for its client.
     *
     * @param from occupies a place until the task is done
     * @param turn the tasks of one turn run in order of arrival; turns alternate
     */
    boolean offer(Network from, String turn, Runnable task) {
        if (!places.take(from)) {
            return false;
        }
        boolean start;
        synchronized (this) {
            waiting.computeIfAbsent(turn, any -> new ArrayDeque<>()).add(() -> {
                try {
                    task.run();
                } finally {
                    places.give(from);
                }
            });
            start = busy < threads;
            busy += start ? 1 : 0;
        }
        if (start) {
            executor.execute(this::work);
        }
        return true;
    }

    private void work() {
        String turn = null;
        for (Next next = next(turn); next != null; next = next(turn)) {
            turn = next.turn();
            try {
                next.task().run();
            } catch (RuntimeException | Error broken) {
                Thread thread = Thread.currentThread();
                thread.getUncaughtExceptionHandler().uncaughtException(thread, broken);
            }
            // The next task has not been interrupted.
            Thread.interrupted();
        }
    }

    private record Next(String turn, Runnable task) {}

    /** Ends the turn that a thread has had and returns its next task, or null if the thread is no longer needed. */
    private synchronized Next next(String ended) {
        if (ended != null) {
            running.compute(ended, (key, count) -> count == 1 ? null : count - 1);
        }
        Iterator<Map.Entry<String, Deque<Runnable>>> turns = waiting.entrySet().iterator();
        while (turns.hasNext()) {
            Map.Entry<String, Deque<Runnable>> turn = turns.next();
            if (running.getOrDefault(turn.getKey(), 0) < mostOfOne) {
                turns.remove();
                Runnable task = turn.getValue().poll();
                if (!turn.getValue().isEmpty()) {
                    waiting.put(turn.getKey(), turn.getValue());
                }
                running.merge(turn.getKey(), 1, Integer::sum);
                return new Next(turn.getKey(), task);
            }
        }
        busy--;
        return null;
    }
}
