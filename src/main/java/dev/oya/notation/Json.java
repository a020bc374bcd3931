package dev.oya.notation;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.oya.pack.Citation;
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

/** What programs read: fields in the order in which records of Java name them. */
public final class Json {
    public static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .build();

    /** For what comes from elsewhere: a name that stands twice would mean one thing to one reader and another to the next. */
    public static final JsonMapper STRICT = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Json() {}

    public static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /** What is written, in UTF-8. */
    public static byte[] bytes(JsonNode json) {
        return MAPPER.writeValueAsBytes(json);
    }

    /** What is the same in many answers, written once. */
    public static JsonNode written(JsonNode json) {
        return MAPPER.getNodeFactory().rawValueNode(new RawValue(new SerializedString(json.toString())));
    }

    /** An object with the fields of a record of Java. */
    public static ObjectNode tree(Record of) {
        return MAPPER.valueToTree(of);
    }

    /** How records and answers name who pays or is paid: a seat, the pot or the bank. */
    public static Object account(int account) {
        return account == Conclusion.POT ? "pot" : account == Conclusion.BANK ? "bank" : (Object) account;
    }

    /** What is cited, to stand among other fields. */
    public record Cited(
            List<String> cites,
            String ruling,
            @JsonInclude(JsonInclude.Include.NON_NULL) String because) {
        public Cited(Citation cite) {
            this(cite.statements(), cite.ruling(), cite.because());
        }
    }
}
