package dev.oya.service.http;

import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.input.YamlParser;
import dev.oya.notation.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The description of the service, made of what its endpoints say of themselves. */
public final class OpenApi {
    private OpenApi() {}

    static ObjectNode of(List<Api> apis) {
        ObjectNode document = Json.object();
        document.put("openapi", "3.1.0");
        ObjectNode info = document.putObject("info");
        info.put("title", "Oya");
        String version = OpenApi.class.getPackage().getImplementationVersion();
        info.put("version", version == null ? "unpacked" : version);
        info.put("description", "Deals, referees, scores and explains fishing card games by written rules.");
        ObjectNode paths = document.putObject("paths");
        ObjectNode components = document.putObject("components");
        components
                .putObject("securitySchemes")
                .putObject("seat")
                .put("type", "http")
                .put("scheme", "bearer");
        ObjectNode schemas = components.putObject("schemas");
        for (Api api : apis) {
            api.endpoints()
                    .forEach(endpoint -> ((ObjectNode) paths.withObjectProperty(endpoint.path()))
                            .set(endpoint.method(), operation(endpoint)));
            if (api.shapes() != null) {
                schemas.setAll(shapes(api.shapes()));
            }
        }
        return document;
    }

    private static ObjectNode operation(Endpoint endpoint) {
        ObjectNode operation = Json.object();
        operation.put("summary", endpoint.what());
        ArrayNode parameters = operation.putArray("parameters");
        for (Endpoint.Parameter parameter : endpoint.parameters()) {
            ObjectNode one = parameters.addObject();
            one.put("name", parameter.name());
            one.put("in", parameter.in());
            one.put("required", parameter.required());
            one.put("description", parameter.what());
            one.putObject("schema").put("type", "string");
            one.put("example", parameter.example());
        }
        if (!endpoint.bodies().isEmpty()) {
            ObjectNode content =
                    operation.putObject("requestBody").put("required", true).putObject("content");
            endpoint.bodies().forEach(body -> content(content, body));
        }
        ObjectNode answers = operation.putObject("responses");
        Map<Integer, Endpoint.Content> all = new TreeMap<>(endpoint.answers());
        refusals(endpoint).forEach(status -> all.putIfAbsent(status, Endpoint.REFUSAL));
        all.forEach((status, answer) -> {
            ObjectNode one = answers.putObject(String.valueOf(status));
            one.put("description", answer.what().isEmpty() ? "Why it was not done." : answer.what());
            content(one.putObject("content"), answer);
        });
        if (endpoint.isSecured()) {
            ArrayNode security = operation.putArray("security");
            security.addObject().putArray("seat");
            security.addObject();
        }
        return operation;
    }

    /** How the server itself refuses requests, whatever their endpoint. */
    private static List<Integer> refusals(Endpoint endpoint) {
        if (SameOrigin.isOpen(endpoint.path())) {
            return List.of();
        }
        return endpoint.bodies().isEmpty() ? List.of(403, 421) : List.of(403, 415, 421);
    }

    private static void content(ObjectNode into, Endpoint.Content content) {
        ObjectNode schema = into.putObject(content.type()).putObject("schema");
        if (content.shape() == null) {
            schema.put("type", "string");
        } else {
            schema.put("$ref", "#/components/schemas/" + content.shape());
        }
    }

    /** The schemas of a resource by their names. */
    public static ObjectNode shapes(String resource) {
        try (InputStream in = OpenApi.class.getResourceAsStream(resource)) {
            Problems problems = new Problems();
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            Tree root = YamlParser.parse(resource, text, problems);
            problems.orThrow();
            return Json.MAPPER.valueToTree(root.plain());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
