package dev.oya.service.http;

import dev.oya.store.Watch;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import tools.jackson.databind.node.ArrayNode;

/** What operators and programs ask about the service itself. */
public final class Operating implements Api {
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
    public String shapes() {
        return "service.yaml";
    }

    @Override
    public List<Endpoint> endpoints() {
        return List.of(
                Endpoint.get("/health", "Whether the process lives.", request -> state("up"))
                        .answers(200, "It lives.", "state"),
                Endpoint.get(
                                "/ready",
                                "Whether requests are answered: not while the store is away, or a part of the service does not work.",
                                this::ready)
                        .answers(200, "They are.", "state")
                        .refuses(503),
                Endpoint.get("/metrics", "What is counted, for Prometheus.", this::metrics)
                        .answers(200, "Counters and timers.", "text/plain", null),
                Endpoint.get("/openapi.json", "This document.", this::document)
                        .answers(200, "OpenAPI 3.1.", "document"));
    }

    private static Reply state(String state) {
        return Reply.json(dev.oya.record.Json.object().put("state", state));
    }

    private Reply ready(Request request) {
        if (!ready.getAsBoolean()) {
            throw new HttpProblem(503, "store-away").retryAfter(1);
        }
        List<String> failing = watch.failing();
        if (!failing.isEmpty()) {
            HttpProblem problem = new HttpProblem(503, "part-fails", String.join(", ", failing));
            ArrayNode parts = dev.oya.record.Json.MAPPER.createArrayNode();
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
        return Reply.of(200, "application/json", document);
    }
}
