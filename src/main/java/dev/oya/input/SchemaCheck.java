package dev.oya.input;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.Dialects;
import com.networknt.schema.keyword.DisallowUnknownKeywordFactory;
import com.networknt.schema.keyword.NonValidationKeyword;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import tools.jackson.databind.json.JsonMapper;

/** Validates YAML against the JSON Schema of its kind, which editors use for completion. Thread-safe. */
public final class SchemaCheck {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Map<String, Schema> SCHEMAS = new ConcurrentHashMap<>();

    /**
     * JSON Schema with the descriptions of values that editors show. Any other keyword is an error of the schema: the library
     * would write a warning about it to the log of the embedding program.
     */
    private static final Dialect DIALECT = Dialect.builder(Dialects.getDraft202012())
            .keyword(new NonValidationKeyword("enumDescriptions"))
            .unknownKeywordFactory(DisallowUnknownKeywordFactory.getInstance())
            .build();

    private static final Pattern WORD = Pattern.compile("\\w+");

    /** Names of schema types in messages for authors of YAML. */
    private static final Map<String, Advice> TYPES = Map.of(
            "object", Advice.of("entries"),
            "array", Advice.of("list"),
            "string", Advice.of("text"),
            "integer", Advice.of("whole-number"),
            "number", Advice.of("number"),
            "boolean", Advice.of("truth"),
            "null", Advice.of("nothing"));

    private SchemaCheck() {}

    /** Reports every violation of the schema with its line. */
    public static void check(String kind, Tree root, Problems problems) {
        for (Error error :
                SCHEMAS.computeIfAbsent(kind, SchemaCheck::schema).validate(JSON.valueToTree(root.plain()))) {
            Tree node = root;
            int steps = error.getInstanceLocation().getNameCount();
            for (int i = 0; i < steps; i++) {
                Object step = error.getInstanceLocation().getElement(i);
                node = step instanceof Integer place ? node.list().get(place) : node.get(String.valueOf(step));
            }
            if (error.getProperty() != null && node.has(error.getProperty())) {
                problems.report(node.get(error.getProperty()).place(), "not-in-schema.key", error.getProperty(), kind);
            } else {
                // A problem reported earlier on this line is more precise.
                if (!problems.has(node.place())) {
                    report(node, error, steps, problems);
                }
            }
        }
    }

    private static void report(Tree node, Error error, int steps, Problems problems) {
        if (steps > 0 && error.getKeyword().equals("type")) {
            String name = String.valueOf(error.getInstanceLocation().getElement(steps - 1));
            String types = String.valueOf(error.getArguments()[1]);
            Object wanted = TYPES.containsKey(types)
                    ? TYPES.get(types)
                    : WORD.matcher(types)
                            .replaceAll(type -> TYPES.containsKey(type.group())
                                    ? TYPES.get(type.group()).toString()
                                    : type.group());
            Advice found = TYPES.get(String.valueOf(error.getArguments()[0]));
            problems.report(
                    node.place(), "not-in-schema.kind", name, wanted, found == null ? "" : Advice.of("and-not", found));
        } else {
            problems.report(node.place(), "not-in-schema.schema", error.getMessage());
        }
    }

    private static Schema schema(String kind) {
        return SchemaRegistry.withDialect(DIALECT).getSchema(Schemas.of(kind));
    }
}
