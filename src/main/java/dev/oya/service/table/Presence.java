package dev.oya.service.table;

import dev.oya.store.Store;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** The times at which this process last noticed each person at a table. Guarded by the table's lock. */
final class Presence {
    private final Map<Integer, Long> seen = new HashMap<>();
    private final Map<Integer, Long> times = new HashMap<>();
    private final Set<String> used = new HashSet<>();

    /**
     * Records that a person was present until a stream ended.
     *
     * @param when time as a value of {@link System#nanoTime}
     */
    void streamEnded(int seat, long when) {
        seen.merge(seat, when, (one, other) -> one - other > 0 ? one : other);
    }

    /** Returns whether this process has received a token. */
    boolean isUsed(String token) {
        return used.contains(token);
    }

    /** Records that a person has sent a request. Occasionally writes the time to the store, for other processes. */
    void seen(int seat, String token, Store store, String match, int away) {
        long now = System.nanoTime();
        seen.put(seat, now);
        boolean report = used.add(token) || store.isShared() && away > 0 && isOld(times.get(seat), now, away);
        if (report) {
            times.put(seat, now);
            store.attendance().seen(match, seat, token);
        }
    }

    private static boolean isOld(Long then, long now, int away) {
        return then == null || now - then > TimeUnit.SECONDS.toNanos(away) / 4;
    }

    /**
     * Returns the milliseconds since a person was last noticed. For a person who was never noticed, the time starts with this
     * call.
     */
    long unseenMillis(int seat) {
        long now = System.nanoTime();
        return TimeUnit.NANOSECONDS.toMillis(now - seen.computeIfAbsent(seat, any -> now));
    }
}
