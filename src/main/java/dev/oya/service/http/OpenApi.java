package dev.oya.service.http;

import dev.oya.files.ClassPathText;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.input.YamlParser;
import dev.oya.notation.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The OpenAPI description of the service. It combines the documentation of the endpoints in {@code paths.yaml} with the schemas
 * in the other resources.
 */
public final class OpenApi {
    private static final List<String> SHAPES = List.of("questions.yaml", "studies.yaml", "service.yaml", "tables.yaml");
    private static final String REFUSAL = "application/problem+json";
    private static final String SEAT = "seat";
    private static final String KEY = "key";
    private static final String DESCRIPTION = "description";
    private static final String EXAMPLE = "example";
    private static final String SCHEMA = "schema";

    /** Statuses with a {@code Location} header. */
    private static final Set<String> MADE = Set.of("201", "202");

    /** Statuses with a {@code Retry-After} header. */
    private static final Set<String> WAITS = Set.of("429", "503");

    private final ObjectNode specification = resource("paths.yaml");
    private final Map<String, String> examples = new HashMap<>();

    private OpenApi(List<Api> apis) {
        apis.forEach(api -> examples.putAll(api.examples()));
    }

    static ObjectNode of(List<Api> apis) {
        ObjectNode document = Json.object().put("openapi", "3.1.0");
        String version = OpenApi.class.getPackage().getImplementationVersion();
        document.putObject("info")
                .put("title", "Oya")
                .put("version", version == null ? "unpacked" : version)
                .put(
                        "description",
                        "Deals, referees, scores and explains fishing card games by written rules. Every response has the"
                                + " header Oya-Api: 1. Within version 1, fields and codes can be added, but not renamed,"
                                + " removed or changed in meaning. Clients must ignore unknown fields and codes.")
                .putObject("license")
                .put("name", "Apache-2.0")
                .put("identifier", "Apache-2.0");
        document.putArray("servers").addObject().put("url", "/").put(DESCRIPTION, "This server.");
        ObjectNode paths = document.putObject("paths");
        OpenApi all = new OpenApi(apis);
        for (Api api : apis) {
            for (Endpoint one : api.endpoints()) {
                ((ObjectNode) paths.withObjectProperty(one.path())).set(one.method(), all.operation(one));
            }
        }
        ObjectNode components = document.putObject("components");
        ObjectNode schemes = components.putObject("securitySchemes");
        schemes.putObject(SEAT)
                .put("type", "http")
                .put("scheme", "bearer")
                .put(DESCRIPTION, "Token of a seat, returned when the seat is taken.");
        schemes.putObject(KEY)
                .put("type", "http")
                .put("scheme", "bearer")
                .put(DESCRIPTION, "API key of a program, assigned by the operator.");
        components.set("headers", all.specification.get("headers"));
        ObjectNode schemas = components.putObject("schemas");
        SHAPES.forEach(shapes -> schemas.setAll(resource(shapes)));
        compose(schemas, resource("parts.yaml"));
        DocumentedBounds.add(document);
        openAnswers(document);
        return document;
    }

    /**
     * Allows additional properties in responses, because later versions may add properties. Requests may contain only the
     * listed properties.
     */
    private static void openAnswers(ObjectNode document) {
        JsonNode schemas = document.at("/components/schemas");
        Set<String> sent = new HashSet<>();
        document.get("paths")
                .forEach(path -> path.forEach(operation -> named(operation.path("requestBody"), schemas, sent)));
        schemas.forEachEntry((name, schema) -> {
            if (!sent.contains(name)) {
                open(schema);
            }
        });
    }

    /** Collects the names of the schemas that a schema refers to, directly or through other schemas. */
    private static void named(JsonNode schema, JsonNode schemas, Set<String> found) {
        String name = schema.path("$ref").asString("").replaceFirst(".*/", "");
        if (!name.isEmpty() && found.add(name)) {
            named(schemas.path(name), schemas, found);
        }
        schema.forEach(inner -> named(inner, schemas, found));
    }

    private static void open(JsonNode schema) {
        if (schema instanceof ObjectNode object
                && object.path("additionalProperties").isBoolean()) {
            object.remove("additionalProperties");
        }
        schema.forEach(OpenApi::open);
    }

    /**
     * Copies the properties of each schema's parts into the schema. If client generators merge the parts instead, they lose
     * nullable types.
     */
    private static void compose(JsonNode schema, ObjectNode parts) {
        if (schema.path("parts").isArray()) {
            ObjectNode whole = (ObjectNode) schema;
            for (JsonNode name : whole.remove("parts")) {
                JsonNode part = parts.required(name.stringValue());
                ObjectNode all = part.required("properties").deepCopy().asObject();
                whole.set("properties", all.setAll(whole.withObjectProperty("properties")));
                part.path("required").forEach(whole.withArrayProperty("required")::add);
            }
        }
        schema.forEach(inner -> compose(inner, parts));
    }

    private ObjectNode operation(Endpoint endpoint) {
        JsonNode json =
                specification.required("paths").required(endpoint.path()).required(endpoint.method());
        ObjectNode operation = Json.object();
        operation.set("operationId", json.get("name"));
        operation.set("summary", json.get("summary"));
        if (json.has(DESCRIPTION)) {
            operation.set(DESCRIPTION, json.get(DESCRIPTION));
        }
        ArrayNode parameters = operation.putArray("parameters");
        json.path("parameters").forEach(name -> parameters.add(parameter(name.stringValue())));
        if (endpoint.repeatable()) {
            parameters.add(parameter(RepeatedRequests.KEY));
        }
        if (json.has("takes")) {
            content(operation.putObject("requestBody").put("required", true), json.get("takes"));
        }
        SortedMap<String, ObjectNode> answers = new TreeMap<>();
        json.get("answers").forEachEntry((status, answer) -> answers.put(status, answer(status, answer)));
        json.path("problems").forEach(status -> answers.put(status.asString(), refusal(status.asString())));
        refusedByServer(endpoint, json.has("takes")).forEach(status -> answers.putIfAbsent(status, refusal(status)));
        if (json.has("kept")) {
            answers.put("304", Json.object().put(DESCRIPTION, "Not modified."));
            answers.forEach((status, answer) -> header(answer, status.compareTo("400") < 0 ? "ETag" : null));
        }
        if (endpoint.repeatable()) {
            answers.forEach((status, answer) -> header(answer, status.compareTo("400") < 0 ? Reply.REPLAYED : null));
        }
        operation.putObject("responses").setAll(answers);
        ArrayNode security = operation.putArray("security");
        String seat = json.path(SEAT).asString("");
        if (!seat.isEmpty()) {
            security.addObject().putArray(SEAT);
        }
        if (endpoint.takesKeys()) {
            security.addObject().putArray(KEY);
        }
        if (endpoint.takesKeys() || seat.equals("optional")) {
            security.addObject();
        }
        return operation;
    }

    /** Returns the error statuses that the server itself may send. */
    private static List<String> refusedByServer(Endpoint endpoint, boolean takes) {
        List<String> refused = new ArrayList<>(List.of("400", "429", "500", "503"));
        if (!SameOrigin.isOpen(endpoint.path())) {
            refused.addAll(List.of("403", "421"));
        }
        if (takes) {
            refused.addAll(List.of("408", "415"));
        }
        if (endpoint.takesKeys()) {
            refused.add("401");
        }
        if (endpoint.repeatable()) {
            refused.addAll(List.of("413", "422"));
        }
        return refused;
    }

    private static void header(ObjectNode answer, String name) {
        if (name != null) {
            answer.withObjectProperty("headers").putObject(name).put("$ref", "#/components/headers/" + name);
        }
    }

    private ObjectNode parameter(String name) {
        JsonNode json = specification.get("parameters").get(name);
        JsonNode example = json.get(EXAMPLE);
        ObjectNode parameter = Json.object().put("name", json.path("name").asString(name));
        parameter.set("in", json.get("in"));
        parameter.put("required", json.get("in").stringValue().equals("path"));
        parameter.set(DESCRIPTION, json.get(DESCRIPTION));
        ObjectNode schema = parameter.putObject(SCHEMA).put("type", "string");
        json.path(SCHEMA).forEachEntry(schema::set);
        return example.isString()
                ? parameter.put(EXAMPLE, examples.getOrDefault(example.stringValue(), example.stringValue()))
                : parameter.set(EXAMPLE, example);
    }

    private static ObjectNode answer(String status, JsonNode json) {
        ObjectNode types = json.deepCopy().asObject();
        ObjectNode answer = Json.object();
        answer.set(DESCRIPTION, types.remove(DESCRIPTION));
        JsonNode headers = types.remove("headers");
        if (headers != null) {
            headers.forEach(name -> header(answer, name.stringValue()));
        }
        header(answer, MADE.contains(status) ? "Location" : null);
        return content(answer, types);
    }

    private static ObjectNode refusal(String status) {
        ObjectNode refusal = Json.object().put(DESCRIPTION, "The reason for the rejection.");
        header(refusal, WAITS.contains(status) ? "Retry-After" : null);
        return content(refusal, Json.object().put(REFUSAL, "problem"));
    }

    /**
     * Adds the schema of each content type.
     *
     * @param types for each content type, the name of a schema or {@code text}
     */
    private static ObjectNode content(ObjectNode to, JsonNode types) {
        ObjectNode content = to.putObject("content");
        types.forEachEntry((type, shape) -> {
            ObjectNode schema = content.putObject(type).putObject(SCHEMA);
            boolean text = shape.stringValue().equals("text");
            boolean lines = type.endsWith("ndjson") || type.equals("text/event-stream");
            if (text || lines) {
                schema.put("type", "string");
            }
            if (!text) {
                // The schema describes one line. If it described the body, generated clients would read only the first
                // line.
                (lines ? schema.put("contentMediaType", type).putObject("contentSchema") : schema)
                        .put("$ref", "#/components/schemas/" + shape.stringValue());
            }
        });
        return to;
    }

    /** Returns the content of a YAML resource of this package. */
    public static ObjectNode resource(String name) {
        Problems problems = new Problems();
        Tree root = YamlParser.parse(name, ClassPathText.of(OpenApi.class, name), problems);
        problems.orThrow();
        return Json.MAPPER.valueToTree(root.plain());
    }
}
