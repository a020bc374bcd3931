package dev.oya.service.http;

import dev.oya.files.Sha256;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Encrypts and decrypts bytes with a key derived from a text. Uses AES in Galois/Counter Mode. Immutable. */
final class ReplyCipher {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int START = 12;
    private static final int TAG_BITS = 128;

    private final SecretKeySpec key;

    ReplyCipher(String word) {
        key = new SecretKeySpec(Sha256.of("seal\n" + word), "AES");
    }

    String sealed(byte[] bytes) {
        byte[] start = new byte[START];
        RANDOM.nextBytes(start);
        byte[] sealed = through(Cipher.ENCRYPT_MODE, start, bytes);
        return Base64.getEncoder()
                .encodeToString(ByteBuffer.allocate(START + sealed.length)
                        .put(start)
                        .put(sealed)
                        .array());
    }

    byte[] opened(String sealed) {
        byte[] all = Base64.getDecoder().decode(sealed);
        return through(Cipher.DECRYPT_MODE, Arrays.copyOf(all, START), Arrays.copyOfRange(all, START, all.length));
    }

    private byte[] through(int mode, byte[] start, byte[] bytes) {
        try {
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, start));
            return cipher.doFinal(bytes);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("a stored response cannot be decrypted", e);
        }
    }
}
