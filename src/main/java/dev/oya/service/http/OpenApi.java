package dev.oya.service.http;

import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.input.YamlParser;
import dev.oya.notation.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The description of the service, made of what {@code paths.yaml} says of its endpoints, and of the schemas beside it. */
public final class OpenApi {
    private static final List<String> SHAPES = List.of("questions.yaml", "studies.yaml", "service.yaml", "tables.yaml");
    private static final String REFUSAL = "application/problem+json";

    private final ObjectNode told = resource("paths.yaml");
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
                .put("description", "Deals, referees, scores and explains fishing card games by written rules.");
        ObjectNode paths = document.putObject("paths");
        OpenApi all = new OpenApi(apis);
        for (Api api : apis) {
            for (Endpoint one : api.endpoints()) {
                ((ObjectNode) paths.withObjectProperty(one.path())).set(one.method(), all.operation(one));
            }
        }
        ObjectNode components = document.putObject("components");
        components
                .putObject("securitySchemes")
                .putObject("seat")
                .put("type", "http")
                .put("scheme", "bearer");
        ObjectNode schemas = components.putObject("schemas");
        SHAPES.forEach(shapes -> schemas.setAll(resource(shapes)));
        return document;
    }

    private ObjectNode operation(Endpoint endpoint) {
        JsonNode said = told.required("paths").required(endpoint.path()).required(endpoint.method());
        ObjectNode operation = Json.object();
        operation.set("summary", said.get("summary"));
        ArrayNode parameters = operation.putArray("parameters");
        said.path("parameters").forEach(name -> parameters.add(parameter(name.stringValue())));
        if (said.has("takes")) {
            content(operation.putObject("requestBody").put("required", true), said.get("takes"));
        }
        SortedMap<String, ObjectNode> answers = new TreeMap<>();
        said.get("answers").forEachEntry((status, answer) -> answers.put(status, answer(answer)));
        said.path("problems").forEach(status -> answers.put(status.asString(), refusal()));
        // How the server itself refuses requests, whatever their endpoint.
        if (!SameOrigin.isOpen(endpoint.path())) {
            List<String> refused = said.has("takes") ? List.of("403", "415", "421") : List.of("403", "421");
            refused.forEach(status -> answers.putIfAbsent(status, refusal()));
        }
        operation.putObject("responses").setAll(answers);
        if (said.has("secured")) {
            ArrayNode security = operation.putArray("security");
            security.addObject().putArray("seat");
            security.addObject();
        }
        return operation;
    }

    private ObjectNode parameter(String name) {
        JsonNode said = told.get("parameters").get(name);
        String example = said.get("example").stringValue();
        ObjectNode parameter = Json.object().put("name", said.path("name").asString(name));
        parameter.set("in", said.get("in"));
        parameter.put("required", said.get("in").stringValue().equals("path"));
        parameter.set("description", said.get("description"));
        parameter.putObject("schema").put("type", "string");
        return parameter.put("example", examples.getOrDefault(example, example));
    }

    private static ObjectNode answer(JsonNode said) {
        ObjectNode types = said.deepCopy().asObject();
        ObjectNode answer = Json.object();
        answer.set("description", types.remove("description"));
        return content(answer, types);
    }

    private static ObjectNode refusal() {
        return content(
                Json.object().put("description", "Why it was not done."),
                Json.object().put(REFUSAL, "problem"));
    }

    /** Adds what is sent, of each type its shape: the name of a schema, or text. */
    private static ObjectNode content(ObjectNode to, JsonNode types) {
        ObjectNode content = to.putObject("content");
        types.forEachEntry((type, shape) -> {
            boolean text = shape.stringValue().equals("text");
            content.putObject(type)
                    .putObject("schema")
                    .put(text ? "type" : "$ref", text ? "string" : "#/components/schemas/" + shape.stringValue());
        });
        return to;
    }

    /** What stands in a resource beside this class; of a file of schemas each by its name. */
    public static ObjectNode resource(String name) {
        try (InputStream in = OpenApi.class.getResourceAsStream(name)) {
            Problems problems = new Problems();
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            Tree root = YamlParser.parse(name, text, problems);
            problems.orThrow();
            return Json.MAPPER.valueToTree(root.plain());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
