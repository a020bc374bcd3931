package dev.oya.service.http;

import dev.oya.store.Watch;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import tools.jackson.databind.node.ArrayNode;

/** The endpoints for operators and developers: probes, metrics, the OpenAPI description and Swagger UI. */
public final class Operating implements Api {
    private static final String LIBRARY = "/META-INF/resources/webjars/swagger-ui/5.34.1/";
    private static final Map<String, String> TYPES = Map.of(
            "swagger-ui.css", "text/css; charset=utf-8",
            "swagger-ui-bundle.js", "text/javascript; charset=utf-8",
            "start.js", "text/javascript; charset=utf-8");

    private final Metrics metrics;
    private final BooleanSupplier ready;
    private final Supplier<List<Api>> apis;
    private final Watch watch;
    private volatile String document;

    public Operating(Metrics metrics, Watch watch, BooleanSupplier ready, Supplier<List<Api>> apis) {
        this.watch = watch;
        this.metrics = metrics;
        this.ready = ready;
        this.apis = apis;
    }

    @Override
    public List<Endpoint> endpoints() {
        return List.of(
                Endpoint.get("/health", request -> state("up")),
                Endpoint.get("/ready", this::ready),
                Endpoint.get("/metrics", this::metrics),
                Endpoint.get("/openapi.json", this::document),
                Endpoint.get("/api/docs", request -> page()),
                Endpoint.get("/api/docs/{file}", this::file));
    }

    private static Reply page() throws IOException {
        return new Reply(200, "text/html; charset=utf-8", bytes("docs.html"), Map.of()).kept();
    }

    private Reply file(Request request) throws IOException {
        String name = request.path("file");
        if (!TYPES.containsKey(name)) {
            throw new HttpProblem(404, "not-found");
        }
        return new Reply(200, TYPES.get(name), bytes(name.equals("start.js") ? "docs.js" : LIBRARY + name), Map.of())
                .kept();
    }

    private static byte[] bytes(String resource) throws IOException {
        try (InputStream in = Operating.class.getResourceAsStream(resource)) {
            return in.readAllBytes();
        }
    }

    private static Reply state(String state) {
        return Reply.json(dev.oya.notation.Json.object().put("state", state));
    }

    private Reply ready(Request request) {
        if (!ready.getAsBoolean()) {
            throw new HttpProblem(503, "store-unavailable").retryAfter(1);
        }
        List<String> failing = watch.failing();
        if (!failing.isEmpty()) {
            HttpProblem problem = new HttpProblem(503, "part-fails", String.join(", ", failing));
            ArrayNode parts = dev.oya.notation.Json.MAPPER.createArrayNode();
            failing.forEach(parts::add);
            throw problem.with("parts", parts).retryAfter(1);
        }
        return state("ready");
    }

    private Reply metrics(Request request) {
        return Reply.of(200, "text/plain; version=0.0.4; charset=utf-8", metrics.text());
    }

    private Reply document(Request request) {
        if (document == null) {
            document = OpenApi.of(apis.get()).toString();
        }
        return Reply.of(200, "application/json", document).kept();
    }
}
