package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher in a temporary checkout. A Maven stub records its calls, and the test classes replace the JAR. */
class LauncherTest {
    private static final String JAVA = """
            #!/usr/bin/env bash
            kept=()
            while [ $# -gt 0 ]; do
              case $1 in
                -XX:DumpLoadedClassList=* | -Xshare:dump) exit 1 ;;
                -version) exec "$REAL_JAVA" -version ;;
                -Doya.* | -Xmx* | -XX:+Exit*) kept+=("$1") ;;
                -jar) shift 2; break ;;
              esac
              shift
            done
            exec "$REAL_JAVA" -XX:TieredStopAtLevel=1 "${kept[@]}" -cp "$CLASSES" dev.oya.cli.Main "$@"
            """;
    private static final String MAVEN = """
            #!/usr/bin/env bash
            echo built >>built.txt
            mkdir -p target
            echo jar >target/oya-1-all.jar
            """;

    @TempDir
    private Path home;

    private String memory = "";
    private int exit;

    @BeforeEach
    void createCheckout() throws IOException {
        copy("oya");
        copy("rules");
        copy("docs/examples/round.yaml");
        Files.writeString(home.resolve("pom.xml"), "<project/>");
        Files.createDirectories(home.resolve("src/main"));
        Files.writeString(home.resolve("src/main/One.java"), "class One {}");
        executable("bin/java", JAVA);
        executable("bin/mvn", MAVEN);
    }

    @Test
    @Tag(Exhaustive.TAG)
    void changedRuleOrScenarioNeedsNoBuild() throws IOException, InterruptedException {
        String first = oya("rules", "list");
        assertTrue(first.contains("koi-koi"));
        assertTrue(first.contains("Oya prepares its first start"), first);
        assertEquals(1, builds());

        Path pack = home.resolve("rules/koi-koi/1/pack.yaml");
        Files.writeString(pack, Files.readString(pack).replaceFirst("(?m)^title: .*", "title: Changed a moment ago."));
        later(pack);
        Files.createDirectories(home.resolve("features/koi-koi/de"));
        later(Files.writeString(home.resolve("features/koi-koi/de/written.feature"), """
                # language: de
                Funktionalität: Eben geschrieben
                  Szenario: Zwei spielen
                    Dann können 2 bis 4 spielen
                """));

        String second = oya("rules", "list");
        assertTrue(second.contains("Changed a moment ago."));
        assertFalse(second.contains("prepares"), second);
        assertTrue(oya("verify").contains("koi-koi/de: 1 scenario, no failures"));
        assertEquals(1, builds());
    }

    @Test
    @Tag(Exhaustive.TAG)
    void rebuildsChangedSource() throws IOException, InterruptedException {
        oya("--version");
        later(home.resolve("src/main/One.java"));
        oya("--version");
        assertEquals(2, builds());
    }

    /** The first short command writes the class data archive. A match starts without waiting for the archive. */
    @Test
    @Tag(Exhaustive.TAG)
    void matchStartsBeforeClassArchiveIsWritten() throws IOException, InterruptedException {
        String played = oya("play", "koi-koi", "--seed", "1");
        assertFalse(played.contains("prepares"), played);
        assertTrue(played.contains("Koi-Koi"), played);
        assertTrue(oya("--version").contains("Oya prepares its first start"));
        assertFalse(oya("--version").contains("prepares"));
        assertEquals(1, builds());
    }

    /** The JVM itself exits, so that no code can catch the error and continue. */
    @Test
    void reportsOutOfMemoryAndExits() throws IOException, InterruptedException {
        oya("--version");
        memory = "-Xmx12m";
        String said = oya("rules", "book", "hachi-hachi");
        assertTrue(said.contains("Terminating due to java.lang.OutOfMemoryError"), said);
        assertEquals(3, exit);
    }

    private String oya(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(home.resolve("oya").toString()));
        command.addAll(List.of(words));
        ProcessBuilder process = new ProcessBuilder(command).redirectErrorStream(true);
        process.environment().remove("JAVA_HOME");
        process.environment().merge("PATH", home.resolve("bin") + ":", (path, bin) -> bin + path);
        process.environment()
                .put(
                        "REAL_JAVA",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString());
        process.environment().put("CLASSES", System.getProperty("java.class.path"));
        process.environment().put("OYA_JAVA_OPTS", memory);
        process.redirectInput(new File("/dev/null"));
        Process running = process.start();
        String said = new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        exit = running.waitFor();
        return said;
    }

    private long builds() throws IOException {
        return Files.readAllLines(home.resolve("built.txt")).size();
    }

    private static void later(Path file) throws IOException {
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(60)));
    }

    private void executable(String file, String text) throws IOException {
        Files.createDirectories(home.resolve(file).getParent());
        Files.writeString(home.resolve(file), text);
        assertTrue(home.resolve(file).toFile().setExecutable(true));
    }

    private void copy(String name) throws IOException {
        try (Stream<Path> all = Files.walk(Path.of(name))) {
            for (Path from : all.filter(Files::isRegularFile).toList()) {
                Path to = home.resolve(from.toString());
                Files.createDirectories(to.getParent());
                Files.copy(from, to);
                assertTrue(to.toFile().setExecutable(Files.isExecutable(from)));
            }
        }
    }
}
