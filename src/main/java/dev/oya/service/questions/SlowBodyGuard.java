package dev.oya.service.questions;

import dev.oya.service.http.HttpProblem;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;

/** A request body with a minimum transfer rate. A client that sends a few bytes now and then would occupy a thread. */
final class SlowBodyGuard extends FilterInputStream {
    private static final long SECOND = Duration.ofSeconds(1).toNanos();

    /** Seconds before the minimum rate applies. */
    private static final int GRACE = 30;

    /** Minimum rate in bytes per second. */
    private static final int LEAST = 10_000;

    private final long start = System.nanoTime();
    private long bytes;
    private long waited;

    /**
     * Checks the processing time so far, without the time spent waiting for the sender.
     *
     * @param seconds allowed processing time in seconds, plus the same for each mebibyte received
     * @throws HttpProblem with status 422 if processing took longer
     */
    void orTooLong(int seconds) {
        long worked = System.nanoTime() - start - waited;
        if (worked / SECOND > seconds * (1 + (bytes >> 20))) {
            throw new HttpProblem(422, "took-too-long", seconds);
        }
    }

    SlowBodyGuard(InputStream in) {
        super(in);
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] into, int at, int length) throws IOException {
        long before = System.nanoTime();
        int some = super.read(into, at, length);
        long now = System.nanoTime();
        // Counts only the time spent waiting for the sender.
        waited += now - before;
        bytes += Math.max(0, some);
        if (waited > GRACE * SECOND && bytes / (waited / SECOND) < LEAST && now - start > GRACE * SECOND) {
            throw new HttpProblem(408, "too-slow-request");
        }
        return some;
    }
}
