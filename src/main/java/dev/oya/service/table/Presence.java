package dev.oya.service.table;

import dev.oya.store.Store;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** When the people of a table were last there, as far as this process knows. Of the thread that holds the table's lock. */
final class Presence {
    private final Map<Integer, Long> seen = new HashMap<>();
    private final Map<Integer, Long> kept = new HashMap<>();
    private final Set<String> used = new HashSet<>();

    /** A person was there then, by {@link System#nanoTime}. */
    void heard(int seat, long when) {
        seen.merge(seat, when, (one, other) -> one - other > 0 ? one : other);
    }

    /** Whether a token has been used here. */
    boolean isUsed(String token) {
        return used.contains(token);
    }

    /** A person has asked for something with its token; other processes are told of it now and then. */
    void seen(int seat, String token, Store store, String match, int away) {
        long now = System.nanoTime();
        seen.put(seat, now);
        boolean tell = used.add(token) || store.isShared() && away > 0 && isOld(kept.get(seat), now, away);
        if (tell) {
            kept.put(seat, now);
            store.attendance().seen(match, seat, token);
        }
    }

    private static boolean isOld(Long then, long now, int away) {
        return then == null || now - then > TimeUnit.SECONDS.toNanos(away) / 4;
    }

    /** For how many milliseconds nothing has been heard from a person; nothing is forgotten that was never known. */
    long unseenMillis(int seat) {
        long now = System.nanoTime();
        return TimeUnit.NANOSECONDS.toMillis(now - seen.computeIfAbsent(seat, any -> now));
    }
}
