package dev.oya.service.http;

import java.time.Duration;

/** A time limit for work. Work also ends when its client has disconnected. Thread-safe. */
public final class Deadline {
    /** Minimum interval between two checks of the client. */
    private static final long LOOK = Duration.ofMillis(100).toNanos();

    private final Client client = Client.current();
    private final int seconds;
    private final long end;
    private volatile long looked;

    /**
     * Starts the time limit.
     *
     * @param seconds the limit in seconds
     */
    public Deadline(int seconds) {
        this.seconds = seconds;
        this.looked = System.nanoTime();
        this.end = looked + Duration.ofSeconds(seconds).toNanos();
    }

    /**
     * Checks that work may continue.
     *
     * @throws HttpProblem with status 422 if the time is up, or 400 if the client has disconnected
     */
    public void check() {
        if (System.nanoTime() - end > 0) {
            throw new HttpProblem(422, "took-too-long", seconds);
        }
        if (isAbandoned()) {
            throw HttpProblem.of(400);
        }
    }

    /** Returns whether the time is up or the client has disconnected. */
    public boolean isOver() {
        return System.nanoTime() - end > 0 || isAbandoned();
    }

    private boolean isAbandoned() {
        long now = System.nanoTime();
        if (now - looked < LOOK) {
            return false;
        }
        looked = now;
        return client.isGone();
    }
}
