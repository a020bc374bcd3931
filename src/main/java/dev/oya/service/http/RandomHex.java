package dev.oya.service.http;

import java.security.SecureRandom;
import java.util.HexFormat;

/** Generates unguessable tokens, invites, secrets and ids. Safe to share between threads. */
public final class RandomHex {
    private static final SecureRandom RANDOM = new SecureRandom();

    private RandomHex() {}

    /** Returns random bytes in hexadecimal digits. */
    public static String of(int bytes) {
        byte[] some = new byte[bytes];
        RANDOM.nextBytes(some);
        return HexFormat.of().formatHex(some);
    }
}
