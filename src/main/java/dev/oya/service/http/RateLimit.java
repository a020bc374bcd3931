package dev.oya.service.http;

import dev.oya.files.Lru;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A token bucket for each key, such as an address or a program. Safe to share between threads. */
public final class RateLimit {
    /** Maximum number of keys in memory. The least recently used key is evicted. */
    private static final int MOST_KNOWN = 100_000;

    private final String code;
    private final int most;
    private final int mostOfNetwork;
    private final long nanos;
    private final Map<String, Left> known = new Lru<>(MOST_KNOWN);

    private RateLimit(String code, int most, int mostOfNetwork, int seconds) {
        this.code = code;
        this.most = most;
        this.mostOfNetwork = Math.max(most, mostOfNetwork);
        this.nanos = TimeUnit.SECONDS.toNanos(seconds);
    }

    /**
     * Creates a limit.
     *
     * @param code error code for exceeding the limit
     * @param most capacity of a bucket, at least 1
     * @param seconds time in seconds to refill an empty bucket
     */
    public RateLimit(String code, int most, int seconds) {
        this(code, most, most, seconds);
    }

    /**
     * Returns a limit for addresses and their networks. A client with many addresses is limited too, because they usually
     * belong to few networks.
     *
     * @param most capacity of the bucket of an address
     * @param mostOfNetwork capacity of the bucket of a network; values below {@code most} are raised to it
     */
    public static RateLimit ofAddresses(String code, int most, int mostOfNetwork, int seconds) {
        return new RateLimit(code, most, mostOfNetwork, seconds);
    }

    /** The bucket of one key. */
    private final class Left {
        private final int all;
        private double left;
        private long since = System.nanoTime();

        Left(int all) {
            this.all = all;
            this.left = all;
        }

        void refill(long now) {
            left = Math.min(all, left + (now - since) * (double) all / nanos);
            since = now;
        }

        long secondsUntilOne() {
            return (long) Math.ceil((1 - left) / all * nanos / TimeUnit.SECONDS.toNanos(1));
        }
    }

    /**
     * Counts one request of a key.
     *
     * @throws HttpProblem with status 429 if the limit is exceeded
     */
    public void count(String who) {
        count(who, most);
    }

    /** Counts one request of a key that has its own capacity. */
    synchronized void count(String who, int own) {
        count(List.of(known.computeIfAbsent(who, any -> new Left(own))));
    }

    /**
     * Counts one request of an address and of its network.
     *
     * @throws HttpProblem with status 429 if either limit is exceeded; the request then counts for neither
     */
    public synchronized void countAddress(String address) {
        Network network = Network.of(address);
        count(List.of(
                known.computeIfAbsent(network.host(), any -> new Left(most)),
                known.computeIfAbsent(network.net(), any -> new Left(mostOfNetwork))));
    }

    private void count(List<Left> all) {
        long now = System.nanoTime();
        for (Left one : all) {
            one.refill(now);
            if (one.left < 1) {
                throw new HttpProblem(429, code, one.all).retryAfter((int) Math.max(1, one.secondsUntilOne()));
            }
        }
        all.forEach(one -> one.left--);
    }
}
