package dev.oya.engine;

import dev.oya.input.PackException;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.pack.RuleSource;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/**
 * A compiler of untrusted rules in a separate JVM with limited memory and time. Rules that exhaust the compiler cannot affect
 * this process. Safe for concurrent use.
 */
public final class CompilerProcess {
    private static final int SECONDS = bound("OYA_COMPILE_SECONDS", 60);
    private static final int MEGABYTES = bound("OYA_COMPILE_MEGABYTES", 256);
    private static final JsonMapper JSON = new JsonMapper();

    private static final String ARCHIVE = "-XX:SharedArchiveFile=";
    private static final String RULES = "rules";
    private static final String PROBLEMS = "problems";
    private static final String JAR = "jar";
    /** Name of the result file while it is being written. The complete file is renamed. */
    private static final String PART = "part";

    private CompilerProcess() {}

    private static int bound(String name, int usual) {
        String chosen = System.getenv(name);
        return chosen != null && chosen.matches("[1-9][0-9]{0,6}") ? Integer.parseInt(chosen) : usual;
    }

    /**
     * Compiles rules in a separate process.
     *
     * @throws PackException listing every problem, if a rule does not compile or compilation exceeds its time or memory limit
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
                    byte[] data = Files.readAllBytes(folder.resolve(PROBLEMS));
                    throw new PackException(List.of(JSON.readValue(data, Problem[].class)));
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
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + megabytes + "m",
                "-Xss8m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:-UsePerfData",
                "-XX:+ExitOnOutOfMemoryError"));
        // With the class data archive of this process, the compiler process starts in half the time.
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option -> option.startsWith(ARCHIVE))
                .forEach(option -> command.addAll(List.of("-Xshare:auto", "-Xlog:cds=off", option)));
        command.addAll(List.of(
                "-cp", classPath(), CompilerProcess.class.getName(), folder.toString(), String.valueOf(seconds)));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
                throw problem(sources, "too-slow.seconds", seconds);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw problem(sources, "too-slow.stopped");
        } finally {
            process.destroyForcibly().onExit().join();
        }
        if (process.exitValue() != 0) {
            throw problem(sources, "too-large.memory", megabytes);
        }
    }

    /**
     * Returns the class path of this program. If a cluster framework loads the program, the JVM's initial class path lacks the
     * program's JAR, so it is added.
     */
    private static String classPath() {
        String begun = System.getProperty("java.class.path") + modules(System.getProperty("jdk.module.path"));
        CodeSource source = CompilerProcess.class.getProtectionDomain().getCodeSource();
        String own = source == null
                ? begun
                : Path.of(URI.create(source.getLocation().toString())).toString();
        return own.equals(begun) ? begun : own + File.pathSeparator + begun;
    }

    /**
     * Returns the module path of this program as a suffix for a class path. A directory on the module path may be a module or
     * contain JARs, so both forms are added.
     *
     * @param path the module path, or null if there is none
     */
    static String modules(String path) {
        if (path == null) {
            return "";
        }
        return Stream.of(path.split(File.pathSeparator))
                .flatMap(entry -> Files.isDirectory(Path.of(entry))
                        ? Stream.of(entry, entry + File.separator + "*")
                        : Stream.of(entry))
                .map(entry -> File.pathSeparator + entry)
                .collect(Collectors.joining());
    }

    private static PackException problem(List<RuleSource> sources, String key, Object... parts) {
        RuleSource blamed =
                sources.stream().filter(RuleSource::foreign).findFirst().orElse(sources.get(0));
        return new PackException(List.of(Problem.of(new Place(blamed.file(), blamed.firstLine()), key, parts)));
    }

    /**
     * Runs the compiler process. Reads the rules from a file in the given folder and writes the result to another file there.
     */
    public static void main(String[] arguments) throws IOException {
        // Stops this process if the parent no longer waits for it.
        CompletableFuture.delayedExecutor(Long.parseLong(arguments[1]) + 5, TimeUnit.SECONDS)
                .execute(() -> Runtime.getRuntime().halt(1));
        Path folder = Path.of(arguments[0]);
        RuleSource[] sources = JSON.readValue(Files.readAllBytes(folder.resolve(RULES)), RuleSource[].class);
        String text = JAR;
        byte[] answer;
        try {
            answer = RuleCompiler.compile(List.of(sources));
        } catch (PackException wrong) {
            text = PROBLEMS;
            answer = JSON.writeValueAsBytes(wrong.problems());
        }
        Files.move(Files.write(folder.resolve(PART), answer), folder.resolve(text));
        System.exit(0);
    }
}
