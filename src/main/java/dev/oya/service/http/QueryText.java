package dev.oya.service.http;

import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** What follows the question mark of an address must be text, or it would be read as if it were not there. */
final class QueryText {
    private QueryText() {}

    /**
     * Goes on where each percent sign is followed by a byte, and these bytes are text in UTF-8.
     *
     * @throws HttpProblem 400 where they are not
     */
    static void check(String query) {
        if (query == null || query.indexOf('%') < 0) {
            return;
        }
        try {
            // One letter a byte, so that each byte comes back as it was written.
            String bytes = URLDecoder.decode(query, StandardCharsets.ISO_8859_1);
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes.getBytes(StandardCharsets.ISO_8859_1)));
        } catch (IllegalArgumentException | CharacterCodingException broken) {
            throw new HttpProblem(400, "broken-request");
        }
    }
}
