package dev.oya.serve;

import java.time.Duration;

/** When work must be done. */
public final class Deadline {
    private final long end;
    private final int seconds;

    /** So many seconds from now. */
    public Deadline(int seconds) {
        this.seconds = seconds;
        this.end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
    }

    /**
     * Goes on where there is time left.
     *
     * @throws Problem 422 where there is none
     */
    public void check() {
        if (System.nanoTime() - end > 0) {
            throw new Problem(422, "took-too-long", seconds);
        }
    }
}
