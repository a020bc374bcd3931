package dev.oya.input;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.Dialects;
import com.networknt.schema.keyword.DisallowUnknownKeywordFactory;
import com.networknt.schema.keyword.NonValidationKeyword;
import com.networknt.schema.path.NodePath;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Validates YAML against the JSON Schema of its file format. Editors use the same schemas for completion. Thread-safe. */
public final class SchemaCheck {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Map<String, Loaded> SCHEMAS = new ConcurrentHashMap<>();

    /**
     * JSON Schema with the additional keyword that describes values in editors. Any other unknown keyword is an error in the
     * schema, because the library would otherwise log a warning in the embedding program.
     */
    private static final Dialect DIALECT = Dialect.builder(Dialects.getDraft202012())
            .keyword(new NonValidationKeyword("enumDescriptions"))
            .unknownKeywordFactory(DisallowUnknownKeywordFactory.getInstance())
            .build();

    private static final String CHOICE = "oneOf";
    /**
     * Keywords whose violation shows that the author chose another alternative of a {@code oneOf}. A violation of any other
     * keyword is a mistake within the chosen alternative.
     */
    private static final Set<String> FORMS = Set.of("type", "const", "enum", "pattern");

    /** Keywords that list the allowed names. */
    private static final List<String> NAMES = List.of("const", "enum", "properties");

    /** Names of schema types in messages for authors of YAML. */
    private static final Map<String, Advice> TYPES = Map.of(
            "object", Advice.of("entries"),
            "array", Advice.of("list"),
            "string", Advice.of("text"),
            "integer", Advice.of("whole-number"),
            "number", Advice.of("number"),
            "boolean", Advice.of("truth"),
            "null", Advice.of("nothing"));

    private record Loaded(JsonNode text, Schema schema) {
        static Loaded of(String kind) {
            JsonNode text = Schemas.of(kind);
            return new Loaded(text, SchemaRegistry.withDialect(DIALECT).getSchema(text));
        }
    }

    private final String kind;
    private final Tree root;
    private final Loaded loaded;
    private final Problems problems;

    private SchemaCheck(String kind, Tree root, Problems problems) {
        this.kind = kind;
        this.root = root;
        this.loaded = SCHEMAS.computeIfAbsent(kind, Loaded::of);
        this.problems = problems;
    }

    /** Reports every violation of the schema with its line. */
    public static void check(String kind, Tree root, Problems problems) {
        SchemaCheck check = new SchemaCheck(kind, root, problems);
        check.meant(check.loaded.schema.validate(JSON.valueToTree(root.plain())))
                .forEach(check::report);
    }

    /**
     * Returns the errors without those of the {@code oneOf} alternatives that the author did not choose. If a value resembles
     * none of the alternatives, only the {@code oneOf} error remains.
     */
    private List<Error> meant(List<Error> errors) {
        Set<Error> meant = new LinkedHashSet<>(errors);
        for (Error choice : errors) {
            if (!choice.getKeyword().equals(CHOICE)) {
                continue;
            }
            int steps = choice.getEvaluationPath().getNameCount();
            Map<String, List<Error>> forms = errors.stream()
                    .filter(error ->
                            error != choice && error.getEvaluationPath().startsWith(choice.getEvaluationPath()))
                    .collect(Collectors.groupingBy(
                            error -> error.getEvaluationPath().getElement(steps).toString()));
            List<List<Error>> others = new ArrayList<>(forms.values());
            others.removeIf(form -> form.stream()
                    .noneMatch(error -> FORMS.contains(error.getKeyword())
                            && error.getInstanceLocation().equals(choice.getInstanceLocation())));
            others.forEach(meant::removeAll);
            if (others.size() < forms.size()) {
                meant.remove(choice);
            }
        }
        return List.copyOf(meant);
    }

    private void report(Error error) {
        NodePath path = error.getInstanceLocation();
        Tree node = root;
        String name = kind;
        for (int i = 0; i < path.getNameCount(); i++) {
            Object step = path.getElement(i);
            node = step instanceof Integer item ? node.list().get(item) : node.get(step.toString());
            name = step instanceof Integer ? name : step.toString();
        }
        JsonNode schema = loaded.text;
        NodePath keyword = error.getSchemaLocation().getFragment();
        for (int i = 0; i < keyword.getNameCount() - 1; i++) {
            Object step = keyword.getElement(i);
            schema = step instanceof Integer item ? schema.get(item) : schema.get(step.toString());
        }
        report(error, node, name, schema);
    }

    private void report(Error error, Tree node, String name, JsonNode schema) {
        Place place = node.place();
        switch (error.getKeyword()) {
            case "required" -> problems.report(place, "not-in-schema.missing", error.getProperty());
            case "dependentRequired" -> problems.report(place, "not-in-schema.missing", error.getArguments()[0]);
            case "additionalProperties" -> key(node, error.getProperty(), schema);
            case "propertyNames" -> key(node, error.getProperty(), schema.get("propertyNames"));
            case "minLength", "minItems", "minProperties" -> few(node, name, schema);
            case "maxLength", "maxItems", "maxProperties" ->
                problems.report(place, "too-many.held", size(node), "\"" + name + "\"", error.getArguments()[0]);
            case "minimum", "maximum" -> {
                JsonNode most = schema.path("maximum");
                int least = schema.path("minimum").asInt();
                Advice range =
                        most.isNumber() ? Advice.of("range", least, most.asInt()) : Advice.of("range-from", least);
                problems.report(place, "wrong-value.range", node.text(), name, range);
            }
            case "type" -> {
                if (schema.has("examples")) {
                    form(node, name, schema);
                } else {
                    kind(node, name, texts(schema.get("type")));
                }
            }
            default -> form(node, name, schema);
        }
    }

    private void key(Tree node, String key, JsonNode schema) {
        Advice known = known(key, schema);
        problems.report(
                node.get(key).place(),
                "not-in-schema.key",
                key,
                known == null ? Advice.of("allowed-keys", kind) : known);
    }

    private void few(Tree node, String name, JsonNode schema) {
        Set<String> missing = texts(schema.path("properties"));
        missing.removeAll(node.map().keySet());
        if (missing.isEmpty() && size(node) > 0) {
            problems.report(node.place(), "not-in-schema.few", name, schema.get("minItems"));
        } else {
            String names = missing.isEmpty() ? name : String.join("\" / \"", missing);
            problems.report(node.place(), "not-in-schema.missing", names);
        }
    }

    private void kind(Tree node, String name, Set<String> types) {
        if (node.isNothing()) {
            problems.report(node.place(), "not-in-schema.missing", name);
            return;
        }
        Advice wanted = types.stream()
                .map(TYPES::get)
                .reduce((one, other) -> Advice.of("or", one, other))
                .orElseThrow();
        problems.report(node.place(), "not-in-schema.kind", name, wanted, not(node));
    }

    /** Reports a value that matches none of the allowed forms. */
    private void form(Tree node, String name, JsonNode schema) {
        List<JsonNode> forms = new ArrayList<>(List.of(schema));
        schema.path(CHOICE).forEach(forms::add);
        Set<String> types = new LinkedHashSet<>();
        forms.forEach(form -> types.addAll(texts(form.path("type"))));
        if (types.contains("number")) {
            problems.report(node.place(), "no-number.amount", not(node));
        } else if (node.isScalar()
                && forms.stream()
                        .anyMatch(form ->
                                FORMS.stream().anyMatch(form::has) && !form.has("type") || form.has("pattern"))) {
            Advice known = known(node.text(), forms.toArray(JsonNode[]::new));
            problems.report(node.place(), "wrong-value.one-of", node.text(), known, name);
        } else {
            kind(node, name, types.isEmpty() ? Set.of("string") : types);
        }
    }

    private static Advice not(Tree node) {
        return Advice.of(
                "and-not", node.isScalar() ? "\"" + node.text() + "\"" : TYPES.get(node.isMap() ? "object" : "array"));
    }

    /**
     * Returns the name that was probably meant, or the allowed names if no allowed name is similar. If the schema lists no
     * names, returns its examples.
     */
    private static Advice known(String name, JsonNode... schemas) {
        Set<String> known = new LinkedHashSet<>();
        Set<String> examples = new LinkedHashSet<>();
        for (JsonNode schema : schemas) {
            NAMES.forEach(keyword -> known.addAll(texts(schema.path(keyword))));
            examples.addAll(texts(schema.path("examples")));
        }
        if (!known.isEmpty()) {
            known.addAll(examples);
            return Suggestions.advice(name, known);
        }
        return examples.isEmpty() ? null : Advice.of("example", String.join(", ", examples));
    }

    private static int size(Tree node) {
        return node.isMap()
                ? node.map().size()
                : node.isList()
                        ? node.list().size()
                        : String.valueOf(node.text()).length();
    }

    /** Returns the text of a scalar, the texts of a list, or the keys of a map. */
    private static Set<String> texts(JsonNode node) {
        Set<String> texts = new LinkedHashSet<>(node.propertyNames());
        if (node.isArray()) {
            node.forEach(one -> texts.add(one.asString()));
        } else if (node.isValueNode()) {
            texts.add(node.asString());
        }
        return texts;
    }
}
