package dev.oya.service.http;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executor;

/**
 * A task queue for a fixed number of threads. The threads alternate between waiting clients, so a client with many tasks delays
 * only itself. One client never occupies more than three quarters of the threads. Thread-safe.
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
     * Creates an empty queue.
     *
     * @param executor provides the threads
     * @param threads maximum number of running tasks, at least 1
     * @param places slots for running and waiting tasks
     */
    FairQueue(Executor executor, int threads, Shares places) {
        this.executor = executor;
        this.threads = threads;
        this.mostOfOne = Math.max(1, threads * 3 / 4);
        this.places = places;
    }

    /**
     * Queues a task. Returns false if no slot is left for the client.
     *
     * @param from the client that occupies a slot until the task is done
     * @param turn key of the task; tasks with equal keys run in order of arrival, and the queue alternates between keys
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

    /** Returns whether a task waits for a thread. */
    synchronized boolean isWaiting() {
        return !waiting.isEmpty();
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
            // Clears an interrupt meant for the previous task.
            Thread.interrupted();
        }
    }

    private record Next(String turn, Runnable task) {}

    /**
     * Records that a thread's last task has ended. Returns its next task, or null if the thread is no longer needed.
     *
     * @param ended the key of the last task, or null if there was none
     */
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
