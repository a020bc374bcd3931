package dev.oya;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A build of the same sources is identical to this one in every folder, language and time zone. */
class ReproducibleIT {
    /** Files and folders that a build reads. */
    private static final List<String> SOURCES =
            List.of("LICENSE", "README.md", "docs", "features", "oya", "pom.xml", "rules", "src");

    @TempDir
    private static Path place;

    @Test
    void buildInAnotherFolderTimeZoneAndLocaleIsIdentical() throws Exception {
        String here = text(Path.of("target", "SHA256SUMS"));
        assertEquals(6, here.lines().count(), here);
        assertEquals(here, sums("there", "Asia/Tokyo", "sv"));
    }

    /** Builds in the given folder, time zone and language, and returns the checksums of the artifacts. */
    private static String sums(String folder, String zone, String language) throws Exception {
        Path clone = Files.createDirectory(place.resolve(folder));
        for (String source : SOURCES) {
            copy(Path.of(source), clone.resolve(source));
        }
        Path log = place.resolve(folder + ".log");
        ProcessBuilder maven = new ProcessBuilder(
                        "mvn", "-B", "-q", "-Prelease", "-Dmaven.test.skip", "-DskipITs", "verify")
                .directory(clone.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        maven.environment().put("MAVEN_OPTS", "-Duser.timezone=" + zone + " -Duser.language=" + language);
        maven.environment().put("TZ", zone);
        assertEquals(0, maven.start().waitFor(), () -> text(log));
        return text(clone.resolve("target/SHA256SUMS"));
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException gone) {
            return gone.toString();
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.walkFileTree(from, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes about) throws IOException {
                Files.createDirectories(to.resolve(from.relativize(folder)));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes about) throws IOException {
                Files.copy(file, file.equals(from) ? to : to.resolve(from.relativize(file)));
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
