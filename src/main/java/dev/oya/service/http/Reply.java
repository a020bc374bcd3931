package dev.oya.service.http;

import dev.oya.notation.Json;
import java.nio.charset.StandardCharsets;
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

    /** Nothing is left to write: the handler answers by itself. */
    public static final Reply BY_ITSELF = new Reply(0, null, new byte[0], Map.of());

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

    /** The same with one more header. */
    public Reply with(String header, String value) {
        Map<String, String> all = new LinkedHashMap<>(headers);
        all.put(header, value);
        return new Reply(status, type, body, all);
    }
}
