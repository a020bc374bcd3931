package dev.oya.service.http;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Lets long work through, a little at a time, so that short requests find threads and time. Safe to share between threads. */
public final class WorkLimiter {
    private final Semaphore working;
    private final Semaphore inside;
    private final int seconds;

    /**
     * @param most how much is worked on at a time
     * @param waiting how much may wait for it; more is turned away at once
     * @param seconds how long it may wait
     */
    public WorkLimiter(int most, int waiting, int seconds) {
        this.working = new Semaphore(most, true);
        this.inside = new Semaphore(most + waiting);
        this.seconds = seconds;
    }

    /** What is to be done. */
    public interface Work<T, X extends Exception> {
        T run() throws X;
    }

    /**
     * Does it when its turn has come.
     *
     * @throws HttpProblem 429 where too much is going on
     */
    public <T, X extends Exception> T through(Work<T, X> work) throws X {
        if (!inside.tryAcquire()) {
            throw busy();
        }
        try {
            if (!isItsTurn()) {
                throw busy();
            }
            try {
                return work.run();
            } finally {
                working.release();
            }
        } finally {
            inside.release();
        }
    }

    private boolean isItsTurn() {
        try {
            return working.tryAcquire(seconds, TimeUnit.SECONDS);
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static HttpProblem busy() {
        return new HttpProblem(429, "too-busy").retryAfter(5);
    }
}
