package dev.oya.service.http;

import java.security.SecureRandom;
import java.util.HexFormat;

/** Words that nobody can guess: tokens, invites, secrets, and the names of tables and studies. Safe to share between threads. */
public final class RandomHex {
    private static final SecureRandom RANDOM = new SecureRandom();

    private RandomHex() {}

    /** So many random bytes, two hexadecimal digits each. */
    public static String of(int bytes) {
        byte[] some = new byte[bytes];
        RANDOM.nextBytes(some);
        return HexFormat.of().formatHex(some);
    }
}
