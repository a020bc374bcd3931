package dev.oya.service.http;

import dev.oya.files.Sha256;
import dev.oya.notation.Json;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * An answer.
 *
 * @param status its status
 * @param type its content type
 * @param body its bytes
 * @param headers further headers
 */
public record Reply(int status, String type, byte[] body, Map<String, String> headers) {
    static final String JSON = "application/json";
    private static final String ETAG = "ETag";

    /** Nothing is left to write: the handler answers by itself. */
    public static final Reply STREAMED = new Reply(0, null, new byte[0], Map.of());

    /** Done, with this JSON. */
    public static Reply json(JsonNode json) {
        return json(200, json);
    }

    public static Reply json(int status, JsonNode json) {
        return new Reply(status, JSON, Json.bytes(json), Map.of());
    }

    /** Done, with JSON that is written already. */
    public static Reply json(byte[] json) {
        return new Reply(200, JSON, json, Map.of());
    }

    public static Reply of(int status, String type, String text) {
        return new Reply(status, type, text.getBytes(StandardCharsets.UTF_8), Map.of());
    }

    /** Made: what it is, and where it is from now on. */
    public static Reply made(JsonNode json, String location) {
        return json(201, json).with("Location", location);
    }

    /** The same, for clients to keep; asked for again, it is sent only where it has changed. */
    public Reply kept() {
        return kept("no-cache");
    }

    /** The same, to be kept for good: what its address leads to never changes. */
    public Reply keptForGood() {
        return kept("public, max-age=31536000, immutable");
    }

    private Reply kept(String howLong) {
        // Weak, for packed it is of other bytes.
        String tag = "W/\"" + HexFormat.of().formatHex(Sha256.of(body), 0, 16) + "\"";
        return with("Cache-Control", howLong).with(ETAG, tag);
    }

    boolean isKept() {
        return headers.containsKey(ETAG);
    }

    /** The same with one more header. */
    public Reply with(String header, String value) {
        Map<String, String> all = new LinkedHashMap<>(headers);
        all.put(header, value);
        return new Reply(status, type, body, all);
    }
}
