package dev.oya.service.http;

import dev.oya.store.Watch;
import dev.oya.threads.DaemonThreads;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The streams of events that are open. Safe to share between threads. */
public final class Streams {
    private static final int HEARTBEAT_SECONDS = 15;

    /** After how many milliseconds those whose stream the service ends should come again. */
    private static final int RETRY = 1_000;

    private final int most;
    private final AtomicInteger count = new AtomicInteger();
    private volatile boolean closed;
    private final Set<EventStream> open = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(DaemonThreads.named("heartbeat"));

    public Streams(Limits limits, Metrics metrics, Watch watch) {
        most = limits.of(Limit.STREAMS);
        metrics.gauge("oya.streams", "Open streams of events", count::get);
        watch.part("oya-heartbeat")
                .every(clock, TimeUnit.SECONDS.toMillis(HEARTBEAT_SECONDS), () -> open.forEach(EventStream::heartbeat));
    }

    /**
     * Answers a request with a stream.
     *
     * @param gone is called once, when the stream has ended, from either side
     * @throws HttpProblem 429 where there are too many
     */
    public EventStream open(Request request, Runnable gone) {
        if (count.incrementAndGet() > most) {
            count.decrementAndGet();
            throw new HttpProblem(429, "too-many-streams", most).retryAfter(HEARTBEAT_SECONDS);
        }
        EventStream stream = new EventStream(request.context(), ended -> {
            open.remove(ended);
            count.decrementAndGet();
            gone.run();
        });
        open.add(stream);
        if (closed || request.isHead()) {
            // It came while the service was ending, which would wait for it; or it is asked for its beginning alone.
            stream.end(RETRY);
        }
        return stream;
    }

    /** Ends all, and says when to come again. */
    public void close() {
        closed = true;
        clock.shutdownNow();
        open.forEach(stream -> stream.end(RETRY));
    }
}
