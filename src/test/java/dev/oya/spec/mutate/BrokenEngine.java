package dev.oya.spec.mutate;

import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Runs scenarios with a copy of the engine that has a fault. */
final class BrokenEngine {
    private static final Path SOURCES = Path.of("src/main/java/dev/oya");
    private static final ClassLoader LIBRARIES = libraries();

    private BrokenEngine() {}

    /** Returns the statements with a scenario that fails because of the fault. */
    @SuppressWarnings("unchecked")
    static List<String> red(Violation fault, Path folder, List<String> ids) throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        ClassLoader engine = engine(fault, folder);
        thread.setContextClassLoader(engine);
        try {
            return (List<String>) engine.loadClass(BrokenRun.class.getName())
                    .getMethod("red", List.class)
                    .invoke(null, ids);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /**
     * Recompiles one source file of Oya with a fault and returns a class loader that prefers it.
     *
     * @param folder folder for compiled classes
     * @throws IllegalArgumentException if the file or text does not exist, or the file no longer compiles
     */
    static ClassLoader engine(Violation fault, Path folder) throws IOException {
        Path source = source(fault.where());
        Path faulty = Files.createDirectories(folder.resolve("source")).resolve(source.getFileName());
        Files.writeString(faulty, fault.broken(Files.readString(source)));
        Path classes = Files.createDirectories(folder.resolve("classes"));
        int failed = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-proc:none",
                        "-nowarn",
                        "-parameters",
                        "-d",
                        classes.toString(),
                        faulty.toString());
        if (failed != 0) {
            throw new IllegalArgumentException(fault + ": the fault does not compile");
        }
        URL[] ours = {
            classes.toUri().toURL(),
            Path.of("target/classes").toUri().toURL(),
            Path.of("target/test-classes").toUri().toURL()
        };
        return new URLClassLoader(ours, LIBRARIES);
    }

    static Path source(String name) throws IOException {
        try (Stream<Path> all = Files.walk(SOURCES)) {
            List<Path> found = all.filter(file -> file.endsWith(name) && Files.isRegularFile(file))
                    .toList();
            if (found.size() != 1) {
                throw new IllegalArgumentException("the engine has " + found.size() + " source files " + name);
            }
            return found.get(0);
        }
    }

    /** Returns a class loader for all libraries on the class path except Oya. */
    private static ClassLoader libraries() {
        // Under Maven, java.class.path is a single JAR, and this property contains the entries.
        String path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        List<URL> jars = new ArrayList<>();
        for (String entry : path.split(File.pathSeparator)) {
            if (entry.endsWith(".jar")) {
                jars.add(url(entry));
            }
        }
        return new URLClassLoader(jars.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }

    private static URL url(String entry) {
        try {
            return Path.of(entry).toUri().toURL();
        } catch (MalformedURLException wrong) {
            throw new IllegalStateException(wrong);
        }
    }
}
