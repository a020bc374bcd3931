package dev.oya.service.http;

import dev.oya.store.Watch;
import io.javalin.http.Context;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Timer;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** The metrics of the service in Prometheus format. Safe to share between threads. */
public final class Metrics {
    private static final Duration[] STEPS = {
        Duration.ofMillis(1), Duration.ofMillis(5), Duration.ofMillis(20), Duration.ofMillis(50),
        Duration.ofMillis(100), Duration.ofMillis(500), Duration.ofSeconds(2), Duration.ofSeconds(10)
    };

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Map<String, Timer> requests = new ConcurrentHashMap<>();

    void request(Context context, float milliseconds) {
        String endpoint = RequestLog.endpoint(context);
        String method = context.method().toString();
        String status = String.valueOf(context.statusCode());
        requests.computeIfAbsent(
                        method + endpoint + status,
                        key -> Timer.builder("oya.requests")
                                .description("Requests and how long they took")
                                .tag("method", endpoint.equals("-") ? "-" : method)
                                .tag("endpoint", endpoint)
                                .tag("status", status)
                                .register(registry))
                .record((long) (milliseconds * 1000), TimeUnit.MICROSECONDS);
    }

    /**
     * Creates a timer with a histogram.
     *
     * @param name the name of the metric, such as {@code oya.moves}
     * @param what the description
     */
    public Timer timer(String name, String what) {
        return Timer.builder(name)
                .description(what)
                .serviceLevelObjectives(STEPS)
                .register(registry);
    }

    /** Adds a gauge whose value is read on each scrape. */
    public void gauge(String name, String what, Supplier<Number> value) {
        io.micrometer.core.instrument.Gauge.builder(name, value)
                .description(what)
                .strongReference(true)
                .register(registry);
    }

    /** Adds the state and the number of errors of a part of the service. */
    public void part(Watch.Part part) {
        io.micrometer.core.instrument.Gauge.builder("oya.part", part, one -> one.works() ? 1 : 0)
                .description("Whether a part of the service works")
                .tag("part", part.name())
                .strongReference(true)
                .register(registry);
        FunctionCounter.builder("oya.faults", part, Watch.Part::faults)
                .description("Turns of a part of the service that failed")
                .tag("part", part.name())
                .register(registry);
    }

    String text() {
        return registry.scrape();
    }
}
