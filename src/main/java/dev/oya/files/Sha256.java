package dev.oya.files;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** SHA-256 digests and HMACs. */
public final class Sha256 {
    private Sha256() {}

    public static byte[] of(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JVM supports SHA-256", e);
        }
    }

    public static byte[] of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the HMAC-SHA-256 of the concatenated messages. */
    public static byte[] keyed(byte[] key, byte[]... messages) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            for (byte[] message : messages) {
                mac.update(message);
            }
            return mac.doFinal();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JVM supports HmacSHA256", e);
        }
    }

    /** Returns the Content-Security-Policy source expression of a script or style sheet. */
    public static String source(String text) {
        return "'sha256-" + Base64.getEncoder().encodeToString(of(text)) + "'";
    }

    /** Returns the digest of a text as {@code sha256:} and 64 hexadecimal digits. */
    public static String name(String text) {
        return "sha256:" + HexFormat.of().formatHex(of(text));
    }
}
