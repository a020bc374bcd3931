package dev.oya.service.http;

import dev.oya.store.Watch;
import dev.oya.threads.DaemonThreads;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * The open event streams. Players have priority. If there are too many streams, a player's new stream replaces a spectator's. If
 * a seat has too many streams, its oldest one is closed. Thread-safe.
 */
public final class Streams {
    private static final int HEARTBEAT_SECONDS = 15;
    /** Seconds between checks for clients that have closed their connection. */
    private static final int CLOSED_SECONDS = 2;

    /** Reconnect delay in milliseconds for streams that the service ends. */
    private static final int RETRY = 1_000;

    /** Maximum number of streams of one seat, for several windows and devices. */
    private static final int MOST_OF_SEAT = 8;

    private final int most;
    private final Shares shares;
    private volatile boolean closed;
    /** Streams of spectators, the oldest first. */
    private final Set<EventStream> spectators = new LinkedHashSet<>();
    /** Streams of players by token, the oldest first. */
    private final Map<String, Deque<EventStream>> seated = new HashMap<>();

    private int count;
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(DaemonThreads.named("heartbeat"));

    public Streams(Limits limits, Metrics metrics, Watch watch) {
        most = limits.of(Limit.STREAMS);
        shares = new Shares(most, limits.of(Limit.STREAMS_PER_ADDRESS), limits.of(Limit.STREAMS_PER_NETWORK));
        metrics.gauge("oya.streams", "Open event streams", this::count);
        watch.part("oya-heartbeat")
                .every(
                        clock,
                        TimeUnit.SECONDS.toMillis(HEARTBEAT_SECONDS),
                        () -> open().forEach(EventStream::heartbeat));
        watch.part("oya-closed")
                .every(
                        clock,
                        TimeUnit.SECONDS.toMillis(CLOSED_SECONDS),
                        () -> open().forEach(EventStream::endIfClosed));
    }

    private synchronized int count() {
        return count;
    }

    /**
     * Opens a stream for a spectator.
     *
     * @param gone called once after either side has ended the stream
     * @throws HttpProblem with status 429 if the client, or the service, has too many streams
     */
    public EventStream open(Request request, Runnable gone) {
        Network from = request.network();
        EventStream stream;
        synchronized (this) {
            if (count >= most || !shares.take(from)) {
                throw tooMany();
            }
            count++;
        }
        stream = new EventStream(request, ended -> {
            synchronized (this) {
                count--;
                spectators.remove(ended);
            }
            shares.give(from);
            gone.run();
        });
        synchronized (this) {
            spectators.add(stream);
        }
        return opened(stream, request);
    }

    /**
     * Opens a stream for a seated player.
     *
     * @param token the validated token of the seat
     * @param gone called once after either side has ended the stream
     * @throws HttpProblem with status 429 if there are too many streams of players
     */
    public EventStream open(Request request, String token, Runnable gone) {
        EventStream surplus = null;
        synchronized (this) {
            Deque<EventStream> own = seated.get(token);
            if (own != null && own.size() >= MOST_OF_SEAT) {
                surplus = own.poll();
            } else if (count >= most) {
                if (spectators.isEmpty()) {
                    throw tooMany();
                }
                surplus = spectators.iterator().next();
                spectators.remove(surplus);
            }
            count++;
        }
        if (surplus != null) {
            EventStream ending = surplus;
            // Ends the stream on another thread, because this thread may hold the lock of a different table.
            CompletableFuture.runAsync(() -> ending.cut(RETRY));
        }
        EventStream stream = new EventStream(request, ended -> {
            synchronized (this) {
                count--;
                seated.computeIfPresent(token, (key, own) -> own.remove(ended) && own.isEmpty() ? null : own);
            }
            gone.run();
        });
        synchronized (this) {
            seated.computeIfAbsent(token, any -> new ArrayDeque<>()).add(stream);
        }
        return opened(stream, request);
    }

    private HttpProblem tooMany() {
        return new HttpProblem(429, "too-many-streams", most).retryAfter(HEARTBEAT_SECONDS);
    }

    private EventStream opened(EventStream stream, Request request) {
        if (closed || request.isHead()) {
            // The request arrived during shutdown, which waits for open streams, or it is a HEAD request.
            stream.end(RETRY);
        }
        return stream;
    }

    private synchronized List<EventStream> open() {
        List<EventStream> all = new ArrayList<>(spectators);
        seated.values().forEach(all::addAll);
        return all;
    }

    /** Ends all streams with a reconnect delay. */
    public void close() {
        closed = true;
        clock.shutdownNow();
        open().forEach(stream -> stream.end(RETRY));
    }
}
