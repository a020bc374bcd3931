package dev.oya;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The library in other projects: its dependencies, the example programs, modules, Spring Boot and newer Java versions. */
class LibraryIT {
    private static final Path HOME = Path.of(System.getProperty("basedir", "")).toAbsolutePath();
    private static final Path DOC = HOME.resolve("docs/library.md");
    private static final Path WORK = HOME.resolve("target/library");
    /** Version in pom.xml, which is also in docs/library.md and its example project. */
    private static final String BUILT = built();
    /** A unique version, so that Maven never reuses the artifact of another run. */
    private static final String VERSION = "0." + System.currentTimeMillis();

    private static final String LIST = "org.apache.maven.plugins:maven-dependency-plugin:3.9.0:";

    /** Warnings that SLF4J prints if a program has no logging implementation. */
    private static final Pattern SLF4J = Pattern.compile("(?m)^SLF4J\\(W\\): .*\\R");

    /** Frameworks that manage other versions of Oya's dependencies. The examples must work with these versions too. */
    private static final List<String> FRAMEWORKS = List.of(
            "org.springframework.boot:spring-boot-dependencies:3.5.0",
            "org.springframework.boot:spring-boot-dependencies:4.0.0",
            "io.quarkus.platform:quarkus-bom:3.27.0");

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private static String classPath;

    @BeforeAll
    static void install() throws Exception {
        Path place = WORK.resolve("repository/dev/oya/oya/" + VERSION);
        Files.createDirectories(place);
        Files.copy(HOME.resolve("target/oya-" + BUILT + ".jar"), place.resolve("oya-" + VERSION + ".jar"));
        Files.writeString(place.resolve("oya-" + VERSION + ".pom"), renamed(HOME.resolve(".library.pom")));
        classPath = classPath("");
    }

    private static String built() {
        try {
            String pom = Files.readString(HOME.resolve("pom.xml"));
            return pom.substring(pom.indexOf("<version>") + 9, pom.indexOf("</version>"));
        } catch (IOException away) {
            throw new UncheckedIOException(away);
        }
    }

    /** Reads a project file and replaces Oya's version with that of this run. */
    private static String renamed(Path file) throws IOException {
        String text = Files.readString(file);
        String named = "<artifactId>oya</artifactId>\\s*(<name>Oya</name>\\s*)?<version>";
        String other =
                text.replaceFirst(named + Pattern.quote(BUILT), "<artifactId>oya</artifactId><version>" + VERSION);
        assertNotEquals(text, other, file + " does not contain version " + BUILT);
        return other;
    }

    /**
     * Returns the class path of the documented project.
     *
     * @param framework {@code group:artifact:version} of a BOM that the project imports, or empty for none
     */
    private static String classPath(String framework) throws Exception {
        String[] parts = framework.split(":");
        String versions = framework.isEmpty()
                ? ""
                : "<dependencyManagement><dependencies><dependency><groupId>" + parts[0] + "</groupId><artifactId>"
                        + parts[1]
                        + "</artifactId><version>" + parts[2]
                        + "</version><type>pom</type><scope>import</scope></dependency></dependencies></dependencyManagement>";
        project(versions, "");
        Path file = WORK.resolve("class.path");
        done(List.of(LIST + "build-classpath", "-Dmdep.outputFile=" + file));
        return Files.readString(file).strip();
    }

    /** Writes the documented project file with XML added before its dependencies and with an added plugin. */
    private static void project(String before, String plugin) throws IOException {
        String repository = "<repositories><repository><id>here</id><url>"
                + WORK.resolve("repository").toUri() + "</url></repository></repositories>";
        Files.writeString(
                WORK.resolve("pom.xml"),
                renamed(HOME.resolve("docs/examples/library/pom.xml"))
                        .replace("  <dependencies>", repository + before + "<dependencies>")
                        .replace("</plugins>", plugin + "</plugins>"));
    }

    /** Runs Maven offline to reuse artifacts of the build, and online if that fails. */
    private static void done(List<String> ask) throws Exception {
        if (maven("-o", ask) != 0 && maven("-U", ask) != 0) {
            throw new AssertionError(Files.readString(WORK.resolve("maven.log")));
        }
    }

    @AfterAll
    static void forget() throws IOException {
        Path kept = Stream.of(classPath.split(java.io.File.pathSeparator))
                .map(Path::of)
                .filter(entry -> entry.getFileName().toString().startsWith("oya-"))
                .findFirst()
                .orElseThrow()
                .getParent();
        for (Path folder : List.of(kept, WORK)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    private static int maven(String how, List<String> what) throws Exception {
        List<String> command = new ArrayList<>(List.of("mvn", "-B", "-q", "-Daether.offline.protocols=file", how));
        command.addAll(what);
        return new ProcessBuilder(command)
                .directory(WORK.toFile())
                .redirectErrorStream(true)
                .redirectOutput(WORK.resolve("maven.log").toFile())
                .start()
                .waitFor();
    }

    /** Returns the names and versions of the libraries on the class path, without Oya. */
    private static TreeSet<String> libraries() {
        return Stream.of(classPath.split(java.io.File.pathSeparator))
                .map(entry -> Path.of(entry).getFileName().toString().replaceFirst("\\.jar$", ""))
                .filter(name -> !name.startsWith("oya-"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void dependenciesMatchDocumentedList() throws IOException {
        String list = String.join("\n", libraries());
        String page = Files.readString(DOC);
        Matcher shown = Pattern.compile("(?s)\n```\n([a-z0-9][^`]*?)\n```").matcher(page);
        assertTrue(shown.find(), "the page contains no list");
        if (System.getProperty("update") != null) {
            Files.writeString(DOC, page.substring(0, shown.start(1)) + list + page.substring(shown.end(1)));
        } else {
            assertEquals(shown.group(1), list);
        }
        for (String foreign : List.of(
                "picocli",
                "jline",
                "progressbar",
                "cucumber",
                "junit",
                "slf4j-nop",
                "javalin",
                "jetty",
                "jdbi",
                "sqlite",
                "postgresql",
                "flyway",
                "Hikari",
                "swagger",
                "micrometer",
                "kotlin")) {
            assertTrue(libraries().stream().noneMatch(name -> name.contains(foreign)), foreign + " is a dependency");
        }
    }

    @Test
    void examplesPrintDocumentedOutput() throws Exception {
        Path classes = Files.createDirectories(WORK.resolve("classes"));
        List<String> compile = new ArrayList<>(List.of("-proc:none", "-d", classes.toString(), "-cp", classPath));
        List<String> programs = new ArrayList<>();
        try (Stream<Path> sources = Files.list(HOME.resolve("docs/examples/library/src/main/java"))) {
            for (Path source : sources.sorted().toList()) {
                compile.add(source.toString());
                programs.add(source.getFileName().toString().replace(".java", ""));
            }
        }
        ByteArrayOutputStream complaints = new ByteArrayOutputStream();
        int compiled = ToolProvider.getSystemJavaCompiler()
                .run(null, OutputStream.nullOutputStream(), complaints, compile.toArray(String[]::new));
        assertEquals(0, compiled, complaints.toString());
        String page = Files.readString(DOC);
        for (String program : programs) {
            String said = said(program, classes, classPath);
            assertTrue(page.contains("\n" + said.strip() + "\n"), program + " prints\n" + said);
            String source = Files.readString(HOME.resolve("docs/examples/library/src/main/java/" + program + ".java"));
            assertTrue(page.contains(task(source)), "not in docs/library.md: " + program + "\n" + task(source));
        }
        for (String framework : FRAMEWORKS) {
            String beside = classPath(framework);
            for (String program : programs) {
                assertEquals(said(program, classes, classPath), said(program, classes, beside), framework);
            }
        }
    }

    /** The library JAR contains all licences, but no commands, service, page or scenarios. */
    @Test
    void jarContainsOnlyLibrary() throws IOException {
        try (JarFile jar =
                new JarFile(HOME.resolve("target/oya-" + BUILT + ".jar").toFile())) {
            List<String> names = jar.stream().map(JarEntry::getName).toList();
            for (String other : List.of(
                    "dev/oya/cli/",
                    "dev/oya/experiment/",
                    "dev/oya/service/",
                    "dev/oya/spec/",
                    "dev/oya/store/",
                    "db/",
                    "features/",
                    "page/",
                    "META-INF/services/io.cucumber",
                    "META-INF/versions/")) {
                assertEquals(
                        List.of(),
                        names.stream().filter(name -> name.startsWith(other)).toList(),
                        other);
            }
            assertTrue(names.stream()
                    .filter(name -> name.endsWith(".class") && !name.equals("module-info.class"))
                    .allMatch(name -> name.startsWith("dev/oya/")));
            Attributes manifest = jar.getManifest().getMainAttributes();
            assertEquals("Oya", manifest.getValue("Implementation-Title"));
            assertEquals(BUILT, manifest.getValue("Implementation-Version"));
            String licences = text(jar, "META-INF/licences.md");
            names.stream()
                    .filter(name -> name.matches("META-INF/maven/.*/pom.properties"))
                    .map(name -> name.replaceFirst("META-INF/maven/([^/]+)/.*", "$1"))
                    .filter(group -> !group.equals("dev.oya"))
                    .forEach(group -> assertTrue(licences.contains("`" + group), group));
            for (String text : List.of("LICENSE", "NOTICE", "FastDoubleParser-LICENSE", "Schubfach-LICENSE")) {
                assertFalse(text(jar, "META-INF/" + text).isBlank(), text);
            }
            assertTrue(text(jar, "META-INF/LICENSE").contains("Apache License"));
        }
    }

    private static String text(JarFile jar, String name) throws IOException {
        try (InputStream in = jar.getInputStream(jar.getEntry(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Runs the examples and house rules in DRL in a Java module, without JVM options such as {@code --add-opens}. */
    @Test
    void runsAsModuleWithoutOptions() throws Exception {
        Path sources = Files.createDirectories(WORK.resolve("module/table"));
        Path classes = Files.createDirectories(WORK.resolve("module-classes"));
        List<String> compile = new ArrayList<>(List.of("-proc:none", "-d", classes.toString(), "-p", classPath));
        compile.add(Files.writeString(sources.resolve("module-info.java"), "module table { requires dev.oya; }")
                .toString());
        compile.add(Files.writeString(sources.resolve("HalfYear.java"), """
                package table;
                import dev.oya.api.*;
                import java.nio.file.Path;
                class HalfYear {
                    public static void main(String[] file) throws Exception {
                        GameChoice game = GameChoice.of("hachi-hachi").layer(HouseLayer.of(Path.of(file[0])));
                        System.out.println(Oya.open().allowingDrl().rules(game).game().id() + " compiles");
                    }
                }
                """).toString());
        List<String> programs = new ArrayList<>();
        try (Stream<Path> examples = Files.list(HOME.resolve("docs/examples/library/src/main/java"))) {
            for (Path example : examples.sorted().toList()) {
                Path copy = sources.resolve(example.getFileName());
                compile.add(Files.writeString(copy, "package table;\n" + Files.readString(example))
                        .toString());
                programs.add(example.getFileName().toString().replace(".java", ""));
            }
        }
        ByteArrayOutputStream complaints = new ByteArrayOutputStream();
        int compiled = ToolProvider.getSystemJavaCompiler()
                .run(null, OutputStream.nullOutputStream(), complaints, compile.toArray(String[]::new));
        assertEquals(0, compiled, complaints.toString());
        String path = classes + java.io.File.pathSeparator + classPath;
        for (String program : programs) {
            assertShown(said(JAVA, List.of("-XX:TieredStopAtLevel=1", "-p", path, "-m", "table/table." + program)));
        }
        String layer = HOME.resolve("rules/house/half-year.yaml").toString();
        List<String> drl = List.of("-XX:TieredStopAtLevel=1", "-p", path, "-m", "table/table.HalfYear", layer);
        assertTrue(said(JAVA, drl).contains("hachi-hachi compiles"));
    }

    /** In a Spring Boot application, libraries are nested JARs, so their resources are not files. */
    @Test
    void runsInSpringBootJar() throws Exception {
        Path sources = WORK.resolve("src/main/java");
        Files.createDirectories(sources);
        Files.copy(HOME.resolve("docs/examples/library/src/main/java/OneRound.java"), sources.resolve("OneRound.java"));
        project("", """
                <plugin>
                <groupId>org.springframework.boot</groupId><artifactId>spring-boot-maven-plugin</artifactId>
                <version>3.5.0</version><configuration><mainClass>OneRound</mainClass></configuration>
                <executions><execution><goals><goal>repackage</goal></goals></execution></executions>
                </plugin>""");
        done(List.of("package"));
        try (JarFile jar = new JarFile(WORK.resolve("target/table-1.jar").toFile())) {
            assertTrue(jar.stream().anyMatch(one -> one.getName().matches("BOOT-INF/lib/oya-.*\\.jar")));
        }
        assertShown(said(JAVA, List.of("-jar", "target/table-1.jar")));
    }

    @Test
    void runsOnNewerJava() throws Exception {
        String home = System.getenv("NEWER_JAVA_HOME");
        Assumptions.assumeTrue(home != null, "not tested with a newer Java: NEWER_JAVA_HOME is not set");
        Path classes = Files.createDirectories(WORK.resolve("newer"));
        String source = HOME.resolve("docs/examples/library/src/main/java/OneRound.java")
                .toString();
        int compiled = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-proc:none", "-d", classes.toString(), "-cp", classPath, source);
        assertEquals(0, compiled);
        String path = classes + java.io.File.pathSeparator + classPath;
        assertShown(said(Path.of(home, "bin", "java").toString(), List.of("-cp", path, "OneRound")));
    }

    private static void assertShown(String said) throws IOException {
        assertTrue(Files.readString(DOC).contains("\n" + said.strip() + "\n"), said);
    }

    /** Runs a program with a Turkish locale, which breaks naive case conversion, and returns its output. */
    private static String said(String program, Path classes, String beside) throws Exception {
        return said(
                JAVA,
                List.of(
                        "-XX:TieredStopAtLevel=1",
                        "-Duser.language=tr",
                        "-Duser.country=TR",
                        "-cp",
                        classes + java.io.File.pathSeparator + beside,
                        program));
    }

    private static String said(String java, List<String> arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(java));
        command.addAll(arguments);
        ProcessBuilder asked = new ProcessBuilder(command)
                .directory(WORK.toFile())
                .redirectError(WORK.resolve("errors").toFile());
        asked.environment().put("OYA_CACHE", "off");
        Process run = asked.start();
        String said = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String errors = Files.readString(WORK.resolve("errors"));
        assertEquals(0, run.waitFor(), errors);
        assertEquals("", SLF4J.matcher(errors).replaceAll(""), command.toString());
        return said;
    }

    /** Returns the body of the main method of the given program. */
    private static String task(String source) {
        String main = "String[] arguments) {\n";
        return source.substring(source.indexOf(main) + main.length(), source.indexOf("\n    }\n"))
                .replace("\n        ", "\n")
                .strip();
    }
}
