package dev.oya.serve;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** How often somebody may do something: so many times in a while, and as the while goes by again. Safe to share between threads. */
public final class Rate {
    /** Of so many it is remembered; whoever has not asked for the longest time is forgotten. */
    private static final int MOST_KNOWN = 100_000;

    private final String code;
    private final int most;
    private final double perNano;
    private final Map<String, double[]> left = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, double[]> eldest) {
            return size() > MOST_KNOWN;
        }
    };

    /** @param code the problem of those who ask too often */
    public Rate(String code, int most, int seconds) {
        this.code = code;
        this.most = most;
        this.perNano = most / (double) TimeUnit.SECONDS.toNanos(seconds);
    }

    /**
     * Counts one more.
     *
     * @throws Problem 429 where it is too many
     */
    public synchronized void count(String who) {
        long now = System.nanoTime();
        double[] state = left.computeIfAbsent(who, any -> new double[] {most, now});
        state[0] = Math.min(most, state[0] + (now - (long) state[1]) * perNano);
        state[1] = now;
        if (state[0] < 1) {
            long wait = (long) Math.ceil((1 - state[0]) / perNano / TimeUnit.SECONDS.toNanos(1));
            throw new Problem(429, code, most).retryAfter((int) Math.max(1, wait));
        }
        state[0]--;
    }
}
