package dev.oya.service.questions;

import dev.oya.service.http.HttpProblem;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;

/** A body that must not come too slowly: a client that sends a little now and then would keep others waiting. */
final class SlowBodyGuard extends FilterInputStream {
    private static final long SECOND = Duration.ofSeconds(1).toNanos();

    /** What a sender may be slow in the beginning, in seconds. */
    private static final int GRACE = 30;

    /** How many bytes must come in a second from then on. */
    private static final int LEAST = 10_000;

    private final long start = System.nanoTime();
    private long bytes;
    private long waited;

    /**
     * Goes on where what is done with what has come does not take out of all proportion long: so many seconds, and as many more for
     * each mebibyte.
     *
     * @throws HttpProblem 422 where it does
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
        // Only waiting for the sender counts, not what is done with what has come.
        waited += now - before;
        bytes += Math.max(0, some);
        if (waited > GRACE * SECOND && bytes / (waited / SECOND) < LEAST && now - start > GRACE * SECOND) {
            throw new HttpProblem(408, "too-slow-request");
        }
        return some;
    }
}
