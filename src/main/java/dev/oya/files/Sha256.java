package dev.oya.files;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;

/** SHA-256, by which packs, layers, studies and secrets are named and bound. */
public final class Sha256 {
    private Sha256() {}

    public static byte[] of(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    public static byte[] of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    /** How a Content-Security-Policy names a script or style sheet of this text. */
    public static String source(String text) {
        return "'sha256-" + Base64.getEncoder().encodeToString(of(text)) + "'";
    }

    /** The name of a text by its hash: {@code sha256:} and 64 hexadecimal digits. */
    public static String name(String text) {
        return "sha256:" + HexFormat.of().formatHex(of(text));
    }
}
