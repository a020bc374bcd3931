package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clients generated from the OpenAPI document compile and play a round. A linter finds no errors in the document. */
class GeneratedClientsIT {
    private static final Path CLIENTS = Path.of("src/test/clients").toAbsolutePath();

    private static final Pattern PLAYED = Pattern.compile("Played [1-9][0-9]* moves, 2 scores, 6 points");

    @TempDir
    private static Path place;

    private static RunningService running;

    @BeforeAll
    static void serve() throws Exception {
        running = new RunningService("moves-per-second=100000");
        for (String client : List.of("java", "typescript")) {
            copy(CLIENTS.resolve(client), place.resolve(client));
            Files.writeString(
                    place.resolve(client).resolve("openapi.json"),
                    running.get("/openapi.json").body());
        }
    }

    @AfterAll
    static void stop() throws Exception {
        running.close();
    }

    @Test
    void generatedJavaAndPythonClientsPlayRound() throws Exception {
        Path folder = place.resolve("java");
        done(folder, Map.of(), "mvn", "-B", "-q", "compile");
        played(done(
                folder,
                Map.of(),
                "mvn",
                "-B",
                "-q",
                "exec:java",
                "-Dexec.mainClass=Play",
                "-Dexec.args=" + running.service.address()));
        Map<String, String> libraries =
                Map.of("PYTHONPATH", folder.resolve("target/python").toString());
        Assumptions.assumeTrue(
                run(folder, Map.of(), "python3", "-c", "import dateutil, pydantic, urllib3")
                        .isEmpty(),
                "Python has not what the generated client needs: it was generated, and not run");
        played(done(
                folder, libraries, "python3", CLIENTS.resolve("python/play.py").toString(), running.service.address()));
    }

    @Test
    void generatedTypeScriptClientPassesLintAndPlaysRound() throws Exception {
        Path folder = place.resolve("typescript");
        done(folder, Map.of(), "npm", "install", "--no-audit", "--no-fund", "--loglevel=error");
        done(folder, Map.of(), "npm", "run", "-s", "generate");
        done(folder, Map.of(), "npm", "run", "-s", "compile");
        played(done(folder, Map.of(), "node", "built/play.mjs", running.service.address()));
        String found = done(folder, Map.of(), "npm", "run", "-s", "lint");
        assertTrue(found.contains("\"totals\": {\n    \"errors\": 0,\n    \"warnings\": 0"), found);
    }

    private static void played(String said) {
        assertTrue(PLAYED.matcher(said).find(), said);
    }

    private static String done(Path folder, Map<String, String> environment, String... command) throws Exception {
        String said = run(folder, environment, command);
        assertTrue(!said.startsWith("exit "), String.join(" ", command) + ": " + said);
        return said;
    }

    /** Returns the output of a program, prefixed with {@code exit} if it fails. */
    private static String run(Path folder, Map<String, String> environment, String... command) throws Exception {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().putAll(environment);
        try {
            Process process = builder.start();
            String said = new String(process.getInputStream().readAllBytes());
            return process.waitFor() == 0 ? said : "exit " + process.exitValue() + ": " + said;
        } catch (IOException missing) {
            Assumptions.abort(command[0] + " is not here: its client was not tried");
            throw missing;
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(from.relativize(file)));
            }
        }
    }
}
