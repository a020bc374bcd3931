package dev.oya.engine;

import dev.oya.pack.PackException;
import dev.oya.pack.PackProblem;
import dev.oya.pack.Place;
import dev.oya.pack.RuleSource;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.TimeUnit;

/**
 * Compiles rules from elsewhere in a Java of its own, which has little memory and little time: whatever the rules do to the
 * compiler, it ends, and takes nothing with it. Safe to share between threads.
 */
public final class CompilerProcess {
    private static final int SECONDS = bound("OYA_COMPILE_SECONDS", 60);
    private static final int MEGABYTES = bound("OYA_COMPILE_MEGABYTES", 256);

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
            Path asked = folder.resolve("rules");
            Path told = folder.resolve("compiled");
            try {
                write(asked, sources);
                return run(asked, told, sources, seconds, megabytes);
            } finally {
                for (Path left : List.of(asked, told, folder.resolve(PART), folder)) {
                    Files.deleteIfExists(left);
                }
            }
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    private static byte[] run(Path asked, Path told, List<RuleSource> sources, int seconds, int megabytes)
            throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx" + megabytes + "m",
                        "-Xss8m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:-UsePerfData",
                        "-XX:+ExitOnOutOfMemoryError",
                        "-cp",
                        System.getProperty("java.class.path"),
                        CompilerProcess.class.getName(),
                        asked.toString(),
                        told.toString(),
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
        if (process.exitValue() != 0 || !Files.exists(told)) {
            throw problem(sources, "too-large", "need more than " + megabytes + " megabytes to compile");
        }
        return read(told);
    }

    private static PackException problem(List<RuleSource> sources, String code, String what) {
        RuleSource blamed =
                sources.stream().filter(RuleSource::foreign).findFirst().orElse(sources.get(0));
        return new PackException(List.of(new PackProblem(
                new Place(blamed.file(), blamed.firstLine()),
                "These rules " + what,
                code,
                "make the rules fewer or simpler")));
    }

    private static void write(Path file, List<RuleSource> sources) throws IOException {
        try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
            out.writeInt(sources.size());
            for (RuleSource source : sources) {
                out.writeUTF(source.file());
                out.writeInt(source.firstLine());
                byte[] text = source.text().getBytes(StandardCharsets.UTF_8);
                out.writeInt(text.length);
                out.write(text);
            }
        }
    }

    private static byte[] read(Path file) throws IOException {
        try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
            int count = in.readInt();
            List<PackProblem> problems = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                problems.add(new PackProblem(
                        new Place(in.readUTF(), in.readInt()), in.readUTF(), in.readUTF(), in.readUTF()));
            }
            if (count > 0) {
                throw new PackException(problems);
            }
            return in.readAllBytes();
        }
    }

    /** The other side: reads rules from one file and writes what comes of them into another. */
    public static void main(String[] arguments) throws IOException {
        // Whoever waits for this may be gone.
        new Timer(true)
                .schedule(
                        new TimerTask() {
                            @Override
                            public void run() {
                                Runtime.getRuntime().halt(1);
                            }
                        },
                        TimeUnit.SECONDS.toMillis(Integer.parseInt(arguments[2]) + 5L));
        List<RuleSource> sources = new ArrayList<>();
        try (DataInputStream in = new DataInputStream(Files.newInputStream(Path.of(arguments[0])))) {
            int count = in.readInt();
            for (int i = 0; i < count; i++) {
                String file = in.readUTF();
                int firstLine = in.readInt();
                byte[] text = in.readNBytes(in.readInt());
                sources.add(new RuleSource(file, new String(text, StandardCharsets.UTF_8), firstLine));
            }
        }
        Path told = Path.of(arguments[1]);
        Path part = told.resolveSibling(PART);
        try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(part))) {
            try {
                byte[] jar = RuleCompiler.compile(sources);
                out.writeInt(0);
                out.write(jar);
            } catch (PackException wrong) {
                out.writeInt(wrong.problems().size());
                for (PackProblem problem : wrong.problems()) {
                    out.writeUTF(problem.place().file());
                    out.writeInt(problem.place().line());
                    out.writeUTF(problem.message());
                    out.writeUTF(problem.code());
                    out.writeUTF(problem.advice());
                }
            }
        }
        Files.move(part, told);
        System.exit(0);
    }
}
