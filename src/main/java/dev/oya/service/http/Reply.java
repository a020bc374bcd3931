package dev.oya.service.http;

import dev.oya.files.Sha256;
import dev.oya.notation.Json;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * An HTTP response.
 *
 * @param status the HTTP status
 * @param type the content type
 * @param body the bytes of the body
 * @param headers additional headers
 */
public record Reply(int status, String type, byte[] body, Map<String, String> headers) {
    static final String JSON = "application/json";
    /** The header of a response that repeats an earlier one. */
    static final String REPLAYED = "Idempotent-Replayed";

    private static final String ETAG = "ETag";

    /** Returned by handlers that write the response themselves. */
    public static final Reply STREAMED = new Reply(0, null, new byte[0], Map.of());

    /** Returns a response with status 200. */
    public static Reply json(JsonNode json) {
        return json(200, json);
    }

    public static Reply json(int status, JsonNode json) {
        return new Reply(status, JSON, Json.bytes(json), Map.of());
    }

    /** Returns a response with status 200 and serialized JSON. */
    public static Reply json(byte[] json) {
        return new Reply(200, JSON, json, Map.of());
    }

    public static Reply of(int status, String type, String text) {
        return new Reply(status, type, text.getBytes(StandardCharsets.UTF_8), Map.of());
    }

    /**
     * Returns a response with status 201.
     *
     * @param location path of the created resource
     */
    public static Reply made(JsonNode json, String location) {
        return json(201, json).with("Location", location);
    }

    /** Returns this response with headers that allow caching with revalidation. */
    public Reply kept() {
        return kept("no-cache");
    }

    /**
     * Returns this response with headers that allow caching without revalidation. The content at the URL must never change.
     */
    public Reply keptForGood() {
        return kept("public, max-age=31536000, immutable");
    }

    private Reply kept(String howLong) {
        // The tag is weak because compression changes the bytes.
        String tag = "W/\"" + HexFormat.of().formatHex(Sha256.of(body), 0, 16) + "\"";
        return with("Cache-Control", howLong).with(ETAG, tag);
    }

    /** Returns this response, marked as a repetition of an earlier response to the same request. */
    public Reply replayed() {
        return with(REPLAYED, "true");
    }

    boolean isKept() {
        return headers.containsKey(ETAG);
    }

    /** Returns this response with one more header. */
    public Reply with(String header, String value) {
        Map<String, String> all = new LinkedHashMap<>(headers);
        all.put(header, value);
        return new Reply(status, type, body, all);
    }
}
