package dev.oya.service.questions;

import dev.oya.service.http.HttpProblem;
import dev.oya.service.http.RecordReaders;
import io.javalin.http.Context;
import java.io.FilterInputStream;
import java.io.IOException;
import java.time.Duration;

/**
 * A record file that is being received. Reading is aborted if its sender is too slow, if it takes too long, or if other files
 * have waited long enough.
 */
final class SlowBodyGuard extends FilterInputStream {
    private static final long SECOND = Duration.ofSeconds(1).toNanos();

    /** Seconds before the minimum rate applies. */
    private static final int GRACE = 30;

    /** Minimum rate in bytes per second. */
    private static final int LEAST = 10_000;

    private final Context context;
    private final long start = System.nanoTime();
    private long bytes;
    private long waited;

    /**
     * Checks whether other files wait and how long processing has taken, excluding the time spent waiting for the sender.
     *
     * @param seconds allowed processing time in seconds; each mebibyte received adds the same time
     * @throws HttpProblem with status 422 if processing took longer, or 429 if other files wait
     */
    void orTooLong(int seconds) {
        checkOthers();
        long worked = System.nanoTime() - start - waited;
        if (worked / SECOND > seconds * (1 + (bytes >> 20))) {
            throw new HttpProblem(422, "took-too-long", seconds);
        }
    }

    SlowBodyGuard(Context context) {
        super(context.bodyInputStream());
        this.context = context;
    }

    private void checkOthers() {
        if (RecordReaders.mustEnd(context)) {
            throw new HttpProblem(429, "too-busy").retryAfter(5);
        }
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] into, int at, int length) throws IOException {
        long before = System.nanoTime();
        int some = receive(into, at, length);
        long now = System.nanoTime();
        // Counts only the time spent waiting for the sender.
        waited += now - before;
        bytes += Math.max(0, some);
        if (waited > GRACE * SECOND && bytes / (waited / SECOND) < LEAST && now - start > GRACE * SECOND) {
            throw new HttpProblem(408, "too-slow-request");
        }
        return some;
    }

    private int receive(byte[] into, int at, int length) throws IOException {
        try {
            int some = super.read(into, at, length);
            checkOthers();
            return some;
        } catch (IOException closed) {
            // The connection of a silent client is closed when other files wait.
            checkOthers();
            throw closed;
        }
    }
}
