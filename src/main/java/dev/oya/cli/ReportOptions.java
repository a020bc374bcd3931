package dev.oya.cli;

import dev.oya.cli.io.Output;
import dev.oya.files.AtomicFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options that write Cucumber reports of scenarios. */
final class ReportOptions {
    @Option(names = "--junit", paramLabel = "FILE")
    private Path junit;

    @Option(names = "--html", paramLabel = "FILE")
    private Path html;

    @Option(names = "--json", paramLabel = "FILE")
    private Path json;

    /** Opens the reports. A finished report replaces an existing file atomically. */
    Reports open() throws IOException {
        Stream.of(junit, html, json).forEach(Output::check);
        Map<String, AtomicFile> written = new LinkedHashMap<>();
        put(written, "junit", junit);
        put(written, "html", html);
        put(written, "json", json);
        return new Reports(written);
    }

    private static void put(Map<String, AtomicFile> written, String kind, Path file) throws IOException {
        if (file != null) {
            written.put(kind, new AtomicFile(file.toAbsolutePath()));
        }
    }

    record Reports(Map<String, AtomicFile> written) implements AutoCloseable {
        /** Returns the plugin arguments for Cucumber. */
        List<String> plugins() {
            return written.entrySet().stream()
                    .map(report -> report.getKey() + ":" + report.getValue().draft())
                    .toList();
        }

        void keep() throws IOException {
            for (AtomicFile report : written.values()) {
                report.keep();
            }
        }

        @Override
        public void close() throws IOException {
            for (AtomicFile report : written.values()) {
                report.close();
            }
        }
    }
}
