package dev.oya.service.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/**
 * A file that is sent as it is, or packed to whoever takes that. Immutable; safe to share between threads.
 *
 * @param plain its bytes
 * @param packed the same by gzip
 */
public record CompressedFile(byte[] plain, byte[] packed) {
    /** How long a file is kept whose address names what is in it: for good. */
    public static final String FOREVER = "public, max-age=31536000, immutable";

    /** Packs a file. */
    public static CompressedFile of(byte[] plain) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(plain);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
        return new CompressedFile(plain, packed.toByteArray());
    }

    /**
     * The answer to a request.
     *
     * @param type its content type
     * @param keep how long it may be kept, as {@code Cache-Control} says it
     */
    public Reply reply(Request request, String type, String keep) {
        String accepted = request.header("Accept-Encoding");
        boolean takes = accepted != null && accepted.contains("gzip");
        Reply reply = new Reply(200, type, takes ? packed : plain, Map.of("Vary", "Accept-Encoding"))
                .with("Cache-Control", keep);
        return takes ? reply.with("Content-Encoding", "gzip") : reply;
    }
}
