package dev.oya.service.http;

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
     * @throws HttpProblem 422 where there is none
     */
    public void check() {
        if (System.nanoTime() - end > 0) {
            throw new HttpProblem(422, "took-too-long", seconds);
        }
    }
}
