package dev.oya.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Watched threads continue after every exception, and their failures are reported. */
class WatchTest {
    private static final List<Throwable> ANYTHING = List.of(
            new ConcurrentModificationException(),
            new StackOverflowError(),
            new AssertionError("one"),
            new InterruptedException(),
            new LinkageError("two"),
            new Exception("checked"));

    private final Watch watch = new Watch();
    private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
    private final BlockingQueue<Thread> turns = new LinkedBlockingQueue<>();
    private final BlockingQueue<Throwable> thrown = new LinkedBlockingQueue<>(ANYTHING);
    private final AtomicBoolean over = new AtomicBoolean();

    @AfterEach
    void end() {
        over.set(true);
    }

    private void turn() throws Exception {
        turns.add(Thread.currentThread());
        Throwable next = thrown.poll();
        if (next instanceof Error error) {
            throw error;
        } else if (next instanceof Exception exception) {
            throw exception;
        }
        TimeUnit.MILLISECONDS.sleep(5);
    }

    private void waitForTurns(int count) throws InterruptedException {
        for (int i = 0; i < count; i++) {
            assertNotNull(turns.poll(30, TimeUnit.SECONDS), "no more turns after " + i);
        }
    }

    @Test
    void reportsFailedTurnAndContinues() throws Exception {
        watch.onMessage(told::add);
        Watch.Part part = watch.part("loop").thread(() -> !over.get(), this::turn);
        waitForTurns(ANYTHING.size() + 3);
        assertEquals(ANYTHING.size(), part.faults());
        assertEquals(ANYTHING.size(), told.size(), told.toString());
        assertTrue(told.stream().allMatch(line -> line.contains("\"loop\"")), told.toString());
        assertEquals(List.of(), watch.failing());
    }

    /** The message handler throws an error, which ends the thread. */
    @Test
    void restartsDeadThread() throws Exception {
        BlockingQueue<Throwable> died = new LinkedBlockingQueue<>();
        watch.onMessage(line -> {
            told.add(line);
            Thread.currentThread().setUncaughtExceptionHandler((thread, of) -> died.add(of));
            throw new StackOverflowError();
        });
        watch.part("loop").thread(() -> !over.get(), this::turn);
        Thread first = turns.poll(30, TimeUnit.SECONDS);
        waitForTurns(ANYTHING.size() + 2);
        assertEquals(ANYTHING.size(), told.size());
        assertNotEquals(first, turns.poll(30, TimeUnit.SECONDS), "the thread was not replaced");
        assertEquals(ANYTHING.size(), died.size(), died.toString());
        assertEquals(List.of(), watch.failing());
    }

    @Test
    void reportsFailureUntilRecovery() throws Exception {
        AtomicBoolean fails = new AtomicBoolean(true);
        ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
        try {
            watch.part("clock").every(clock, 1, () -> {
                turns.add(Thread.currentThread());
                if (fails.get()) {
                    throw new NoSuchFieldError("once");
                }
            });
            waitForTurns(3);
            assertEquals(List.of("clock"), watch.failing());
            fails.set(false);
            turns.clear();
            waitForTurns(3);
            assertEquals(List.of(), watch.failing());
        } finally {
            clock.shutdownNow();
        }
    }
}
