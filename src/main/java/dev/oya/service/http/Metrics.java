package dev.oya.service.http;

import dev.oya.store.Watch;
import io.javalin.http.Context;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micrometer.core.instrument.binder.jvm.ClassLoaderMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** The metrics of the service in Prometheus format. Safe to share between threads. */
public final class Metrics implements AutoCloseable {
    private static final Duration[] STEPS = {
        Duration.ofMillis(1), Duration.ofMillis(5), Duration.ofMillis(20), Duration.ofMillis(50),
        Duration.ofMillis(100), Duration.ofMillis(500), Duration.ofSeconds(2), Duration.ofSeconds(10)
    };

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Map<String, Timer> requests = new ConcurrentHashMap<>();
    private final JvmGcMetrics collections = new JvmGcMetrics();

    /** Registers the metrics of the JVM and of this process. */
    public Metrics() {
        for (MeterBinder process : List.of(
                new JvmMemoryMetrics(),
                collections,
                new JvmThreadMetrics(),
                new ClassLoaderMetrics(),
                new ProcessorMetrics(),
                new FileDescriptorMetrics(),
                new UptimeMetrics())) {
            process.bindTo(registry);
        }
    }

    void request(Context context, float milliseconds) {
        request(RequestLog.endpoint(context), context.method().toString(), context.statusCode(), milliseconds);
    }

    /** Counts a request that was refused before it reached an endpoint. */
    void refused(int status, double milliseconds) {
        request(RequestLog.NONE, RequestLog.NONE, status, milliseconds);
    }

    private void request(String endpoint, String method, int code, double milliseconds) {
        String status = String.valueOf(code);
        requests.computeIfAbsent(
                        method + endpoint + status,
                        key -> Timer.builder("oya.requests")
                                .description("Requests and their duration")
                                .tag("method", endpoint.equals(RequestLog.NONE) ? RequestLog.NONE : method)
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
                .description("Failed runs of a part of the service")
                .tag("part", part.name())
                .register(registry);
    }

    /** Stops listening to garbage collections. */
    @Override
    public void close() {
        collections.close();
        registry.close();
    }

    String text() {
        return registry.scrape();
    }
}
