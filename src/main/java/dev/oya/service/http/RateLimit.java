package dev.oya.service.http;

import dev.oya.files.Lru;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** How often somebody may do something: some times at once, which come back within some seconds. Safe to share between threads. */
public final class RateLimit {
    /** At most this many are remembered; who has not asked for the longest time is forgotten. */
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

    /** @param code the problem of those who ask too often */
    public RateLimit(String code, int most, int seconds) {
        this(code, most, most, seconds);
    }

    /**
     * One for addresses, which come in networks: somebody with many addresses has them in few networks.
     *
     * @param mostOfNetwork how often all addresses of a network together may do it; at least as often as one of them
     */
    public static RateLimit ofAddresses(String code, int most, int mostOfNetwork, int seconds) {
        return new RateLimit(code, most, mostOfNetwork, seconds);
    }

    /** How much of it somebody has left. */
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
     * Counts one more of somebody.
     *
     * @throws HttpProblem 429 where it is too many
     */
    public void count(String who) {
        count(who, most);
    }

    /** Counts one more of somebody who may do it {@code own} times. */
    synchronized void count(String who, int own) {
        count(List.of(known.computeIfAbsent(who, any -> new Left(own))));
    }

    /**
     * Counts one more from an address, and from its network.
     *
     * @throws HttpProblem 429 where it is too many of either; then neither is counted
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
