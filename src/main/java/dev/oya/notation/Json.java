package dev.oya.notation;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.oya.pack.Citation;
import dev.oya.pack.read.RequiredOption;
import dev.oya.vocabulary.Conclusion;
import java.util.List;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.io.SerializedString;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.util.RawValue;

/** JSON mappers and helpers. Fields keep the order of the record components. */
public final class Json {
    public static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .build();

    /** A mapper for untrusted input. Rejects duplicate keys, which parsers interpret differently. */
    public static final JsonMapper STRICT = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Json() {}

    public static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /** Serializes JSON as UTF-8. */
    public static byte[] bytes(JsonNode json) {
        return MAPPER.writeValueAsBytes(json);
    }

    /** Serializes JSON once and returns the result as a node, for reuse in many responses. */
    public static JsonNode written(JsonNode json) {
        return MAPPER.getNodeFactory().rawValueNode(new RawValue(new SerializedString(json.toString())));
    }

    /** Converts a Java record to a JSON object. */
    public static ObjectNode tree(Record of) {
        return MAPPER.valueToTree(of);
    }

    /** Returns the JSON name of an account: a seat number, the pot or the bank. */
    public static Object account(int account) {
        return account == Conclusion.POT ? "pot" : account == Conclusion.BANK ? "bank" : (Object) account;
    }

    /** An option that a rule requires, with the values that the rule accepts. */
    public record Required(String option, List<Object> values) {
        public static List<Required> of(List<RequiredOption> all) {
            return all.stream()
                    .map(one -> new Required(one.option().name(), one.values()))
                    .toList();
        }
    }

    /** A citation whose fields are added to those of another JSON object. */
    public record Cited(
            List<String> cites,
            String ruling,
            @JsonInclude(JsonInclude.Include.NON_NULL) String because) {
        public Cited(Citation cite) {
            this(cite.statements(), cite.ruling(), cite.because());
        }
    }
}
