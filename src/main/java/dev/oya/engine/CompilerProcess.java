package dev.oya.engine;

import dev.oya.input.PackException;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.pack.RuleSource;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.json.JsonMapper;

/**
 * Compiles rules from elsewhere in a Java of its own, which has little memory and little time: whatever the rules do to the
 * compiler, it ends, and takes nothing with it. Safe to share between threads.
 */
public final class CompilerProcess {
    private static final int SECONDS = bound("OYA_COMPILE_SECONDS", 60);
    private static final int MEGABYTES = bound("OYA_COMPILE_MEGABYTES", 256);
    private static final JsonMapper JSON = new JsonMapper();

    private static final String RULES = "rules";
    private static final String PROBLEMS = "problems";
    private static final String JAR = "jar";
    /** What is written until it is whole. */
    private static final String PART = "part";

    private CompilerProcess() {}

    private static int bound(String name, int usual) {
        String chosen = System.getenv(name);
        return chosen != null && chosen.matches("[1-9][0-9]{0,6}") ? Integer.parseInt(chosen) : usual;
    }

    /**
     * The compiled rules.
     *
     * @throws PackException with every problem, where a rule does not compile, or compiling takes too long or too much memory
     */
    static byte[] compile(List<RuleSource> sources) {
        return compile(sources, SECONDS, MEGABYTES);
    }

    static byte[] compile(List<RuleSource> sources, int seconds, int megabytes) {
        try {
            Path folder = Files.createTempDirectory("oya-compiles");
            try {
                Files.write(folder.resolve(RULES), JSON.writeValueAsBytes(sources));
                run(folder, sources, seconds, megabytes);
                if (Files.exists(folder.resolve(PROBLEMS))) {
                    byte[] told = Files.readAllBytes(folder.resolve(PROBLEMS));
                    throw new PackException(List.of(JSON.readValue(told, Problem[].class)));
                }
                return Files.readAllBytes(folder.resolve(JAR));
            } finally {
                for (String file : List.of(RULES, PROBLEMS, JAR, PART, "")) {
                    Files.deleteIfExists(folder.resolve(file));
                }
            }
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    private static void run(Path folder, List<RuleSource> sources, int seconds, int megabytes) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx" + megabytes + "m",
                        "-Xss8m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:-UsePerfData",
                        "-XX:+ExitOnOutOfMemoryError",
                        "-cp",
                        classPath(),
                        CompilerProcess.class.getName(),
                        folder.toString(),
                        String.valueOf(seconds))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
                throw problem(sources, "too-slow", "take more than " + seconds + " seconds to compile");
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw problem(sources, "too-slow", "were not compiled: it was broken off");
        } finally {
            process.destroyForcibly().onExit().join();
        }
        if (process.exitValue() != 0) {
            throw problem(sources, "too-large", "need more than " + megabytes + " megabytes to compile");
        }
    }

    /** This program's; where a cluster runs it, its jar is not on the class path that Java began with. */
    private static String classPath() {
        String begun = System.getProperty("java.class.path");
        CodeSource own = CompilerProcess.class.getProtectionDomain().getCodeSource();
        return own == null ? begun : Path.of(URI.create(own.getLocation().toString())) + File.pathSeparator + begun;
    }

    private static PackException problem(List<RuleSource> sources, String code, String what) {
        RuleSource blamed =
                sources.stream().filter(RuleSource::foreign).findFirst().orElse(sources.get(0));
        return new PackException(List.of(new Problem(
                new Place(blamed.file(), blamed.firstLine()),
                "These rules " + what,
                code,
                "make the rules fewer or simpler")));
    }

    /** The other side: reads rules from a file of a folder and writes what comes of them into another. */
    public static void main(String[] arguments) throws IOException {
        // The one who waits for this may be gone.
        CompletableFuture.delayedExecutor(Long.parseLong(arguments[1]) + 5, TimeUnit.SECONDS)
                .execute(() -> Runtime.getRuntime().halt(1));
        Path folder = Path.of(arguments[0]);
        RuleSource[] sources = JSON.readValue(Files.readAllBytes(folder.resolve(RULES)), RuleSource[].class);
        String told = JAR;
        byte[] answer;
        try {
            answer = RuleCompiler.compile(List.of(sources));
        } catch (PackException wrong) {
            told = PROBLEMS;
            answer = JSON.writeValueAsBytes(wrong.problems());
        }
        Files.move(Files.write(folder.resolve(PART), answer), folder.resolve(told));
        System.exit(0);
    }
}
