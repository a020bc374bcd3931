package dev.oya.service;

import dev.oya.engine.RuleLibrary;
import dev.oya.pack.read.RulesFolder;
import dev.oya.service.http.HttpOptions;
import dev.oya.service.http.Keys;
import dev.oya.service.http.Limits;
import dev.oya.store.StoreAddress;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A service on a free port with a temporary data folder. */
final class RunningService implements AutoCloseable {
    final StringWriter log = new StringWriter();
    final StringWriter faults = new StringWriter();
    final HttpClient client = HttpClient.newHttpClient();
    final Service service;
    private final Path data;

    RunningService(String... limits) {
        this(null, List.of(limits));
    }

    RunningService(String cors, List<String> limits) {
        this(RuleLibrary.inJar(), folder(), cors, limits);
    }

    private static Path folder() {
        try {
            return Files.createTempDirectory("oya-data");
        } catch (IOException full) {
            throw new java.io.UncheckedIOException(full);
        }
    }

    /** Copies the shipped rules into a folder, except the files that match a pattern, and returns them. */
    static RuleLibrary rulesWithout(String files, Path folder) throws IOException {
        RulesFolder own = RulesFolder.inJar();
        for (String file : own.files()) {
            if (!file.matches(files)) {
                Path copy = folder.resolve(file);
                Files.createDirectories(copy.getParent());
                Files.writeString(copy, own.read(file));
            }
        }
        return RuleLibrary.of(RulesFolder.of(folder));
    }

    /** Starts a service with the given rules, data folder, allowed origin and limits. */
    RunningService(RuleLibrary oya, Path data, String cors, List<String> limits) {
        this(oya, data, null, List.of(), cors, Keys.NONE, false, limits);
    }

    /** Starts a service that accepts the given host names. */
    static RunningService named(String... hosts) {
        return new RunningService(
                RuleLibrary.inJar(), folder(), null, List.of(hosts), null, Keys.NONE, false, List.of());
    }

    /** Starts a service with a shared database. */
    static RunningService at(Path data, String store) {
        return new RunningService(
                RuleLibrary.inJar(), data, new StoreAddress(store, null), List.of(), null, Keys.NONE, false, List.of());
    }

    /** Starts a service behind a proxy. */
    static RunningService behindProxy(String... limits) {
        return new RunningService(
                RuleLibrary.inJar(), folder(), null, List.of(), null, Keys.NONE, true, List.of(limits));
    }

    /** Starts a service with API keys. */
    static RunningService withKeys(Keys keys, String... limits) {
        return new RunningService(RuleLibrary.inJar(), folder(), null, List.of(), null, keys, false, List.of(limits));
    }

    private RunningService(
            RuleLibrary oya,
            Path data,
            StoreAddress store,
            List<String> hosts,
            String cors,
            Keys keys,
            boolean behindProxy,
            List<String> limits) {
        this.data = data;
        service = Service.start(new ServiceOptions(
                oya,
                new HttpOptions(0, "127.0.0.1", 16, new Limits(limits), hosts, cors, keys, behindProxy),
                store,
                data,
                new PrintWriter(log, true),
                new PrintWriter(faults, true)));
    }

    /** Returns a request builder. The headers are alternating names and values. */
    HttpRequest.Builder to(String path, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(service.address() + path));
        return headers.length == 0 ? request : request.headers(headers);
    }

    HttpResponse<String> get(String path, String... headers) throws IOException, InterruptedException {
        return send(to(path, headers));
    }

    HttpResponse<String> post(String path, String body, String... headers) throws IOException, InterruptedException {
        HttpRequest.Builder request = to(path, headers).POST(HttpRequest.BodyPublishers.ofString(body));
        if (!Arrays.asList(headers).contains("Content-Type")) {
            request.header("Content-Type", type(path, body));
        }
        for (int again = 0; body.length() > 1 << 14 && again < 9; again++) {
            try {
                return send(request);
            } catch (IOException closed) {
                // Retries: the response to an oversized body may be lost when the service closes the connection.
            }
        }
        return send(request);
    }

    /** Returns the content type of the given request body for the given path. */
    static String type(String path, String body) {
        if (path.startsWith("/api/records/verify")) {
            return "application/x-ndjson";
        }
        if (path.startsWith("/api/qr")) {
            return "text/plain";
        }
        boolean yaml = path.startsWith("/api/layers") || path.startsWith("/api/score") && !body.startsWith("{");
        return yaml ? "application/yaml" : "application/json";
    }

    HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    @Override
    public void close() throws IOException {
        service.close();
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
