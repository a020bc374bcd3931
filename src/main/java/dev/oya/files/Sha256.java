package dev.oya.files;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

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

    /** What somebody with a key makes of messages one after another, and nobody without it (HMAC). */
    public static byte[] keyed(byte[] key, byte[]... messages) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            for (byte[] message : messages) {
                mac.update(message);
            }
            return mac.doFinal();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HmacSHA256", e);
        }
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
