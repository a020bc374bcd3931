package dev.oya.service.http;

import java.time.Duration;

/** The moment at which work must be done; work also ends when its client has left. Thread-safe. */
public final class Deadline {
    /** After how many nanoseconds it is checked again whether the client is there. */
    private static final long LOOK = Duration.ofMillis(100).toNanos();

    private final Client client = Client.current();
    private final int seconds;
    private final long end;
    private volatile long looked;

    /** Starts now and ends after so many seconds. */
    public Deadline(int seconds) {
        this.seconds = seconds;
        this.looked = System.nanoTime();
        this.end = looked + Duration.ofSeconds(seconds).toNanos();
    }

    /**
     * Checks that there is time left.
     *
     * @throws HttpProblem 422 if there is none, or if the client has left
     */
    public void check() {
        if (System.nanoTime() - end > 0) {
            throw new HttpProblem(422, "took-too-long", seconds);
        }
        if (isAbandoned()) {
            throw HttpProblem.of(400);
        }
    }

    /** Returns whether the time is over or the client has left. */
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
