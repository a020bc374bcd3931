package dev.oya.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Runs a main class in a separate process, because a process locates the cache folder only once. */
final class FreshProcess {
    private FreshProcess() {}

    record Output(String out, String err) {}

    /**
     * Runs a main class and returns its output. Fails if the process does not exit with 0.
     *
     * @param cache cache folder of the process
     * @param before shell commands that run first
     * @param arguments arguments without spaces
     */
    static Output run(Path cache, String before, Class<?> main, List<String> arguments)
            throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String command = before + "exec " + java + " -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:-UsePerfData -cp '"
                + System.getProperty("java.class.path") + "' '" + main.getName() + "' " + String.join(" ", arguments);
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", command);
        builder.environment().put("OYA_CACHE", cache.toString());
        Process process = builder.start();
        process.getOutputStream().close();
        try (InputStream err = process.getErrorStream()) {
            String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            String errors = new String(err.readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(0, process.waitFor(), errors);
            return new Output(out, errors);
        }
    }
}
