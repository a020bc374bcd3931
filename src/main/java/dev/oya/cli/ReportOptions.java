package dev.oya.cli;

import dev.oya.cli.io.Output;
import dev.oya.files.WholeFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;

/** Reports of a run of scenarios, as Cucumber writes them. */
final class ReportOptions {
    @Option(names = "--junit", paramLabel = "FILE", description = "Also write a report as JUnit's XML.")
    private Path junit;

    @Option(names = "--html", paramLabel = "FILE", description = "Also write a report as a page.")
    private Path html;

    @Option(names = "--json", paramLabel = "FILE")
    private Path json;

    /** Places for the reports; a report takes the place of an old one only when it is whole. */
    Reports open() throws IOException {
        Map<String, Path> asked = new LinkedHashMap<>();
        put(asked, "junit", junit);
        put(asked, "html", html);
        put(asked, "json", json);
        return new Reports(asked);
    }

    private static void put(Map<String, Path> asked, String kind, Path file) {
        if (file != null) {
            asked.put(kind, file.toAbsolutePath());
        }
    }

    /** Reports that are being written. */
    static final class Reports implements AutoCloseable {
        private final Map<String, WholeFile> written = new LinkedHashMap<>();

        private Reports(Map<String, Path> asked) throws IOException {
            asked.values().forEach(Output::check);
            for (Map.Entry<String, Path> report : asked.entrySet()) {
                written.put(report.getKey(), new WholeFile(report.getValue()));
            }
        }

        /** What Cucumber is told to write. */
        List<String> plugins() {
            List<String> plugins = new ArrayList<>();
            written.forEach((kind, file) -> plugins.add(kind + ":" + file.draft()));
            return plugins;
        }

        /** The reports are whole. */
        void keep() throws IOException {
            for (WholeFile report : written.values()) {
                report.keep();
            }
        }

        @Override
        public void close() throws IOException {
            for (WholeFile report : written.values()) {
                report.close();
            }
        }
    }
}
