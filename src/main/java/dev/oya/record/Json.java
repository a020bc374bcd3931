package dev.oya.record;

import dev.oya.pack.Cite;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What programs read. */
public final class Json {
    public static final JsonMapper MAPPER = new JsonMapper();

    /** For what comes from elsewhere: a name that stands twice would mean one thing to one reader and another to the next. */
    public static final JsonMapper STRICT = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Json() {}

    public static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /** Puts an option's value. */
    public static void put(ObjectNode object, String name, Object value) {
        if (value instanceof Boolean truth) {
            object.put(name, truth);
        } else if (value instanceof Integer number) {
            object.put(name, number);
        } else if (value instanceof Double number) {
            object.put(name, number);
        } else {
            object.put(name, value == null ? null : value.toString());
        }
    }

    /** Puts what is cited. */
    public static void cite(ObjectNode object, Cite cite) {
        ArrayNode statements = object.putArray("cites");
        cite.statements().forEach(statements::add);
        object.put("ruling", cite.ruling());
        if (cite.because() != null) {
            object.put("because", cite.because());
        }
    }
}
