package dev.oya.service.http;

import dev.oya.files.Lru;
import dev.oya.files.Sha256;
import java.util.HexFormat;
import java.util.Map;

/**
 * The seat tokens that were valid when they were last used. Requests with these tokens have separate threads. The table checks
 * whether a token is still valid. Thread-safe.
 */
final class SeatTokens {
    private static final int MOST = 100_000;

    private final Map<String, Boolean> valid = new Lru<>(MOST);

    /** Adds a token that a table has issued or accepted. */
    void add(String token) {
        String hash = hash(token);
        synchronized (this) {
            valid.put(hash, true);
        }
    }

    /** Returns the hash of a token that has been added, or null if the token is null or has not been added. */
    String known(String token) {
        if (token == null) {
            return null;
        }
        String hash = hash(token);
        synchronized (this) {
            return valid.get(hash) == null ? null : hash;
        }
    }

    private static String hash(String token) {
        return HexFormat.of().formatHex(Sha256.of(token));
    }
}
