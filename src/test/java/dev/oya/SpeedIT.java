package dev.oya;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compares the processor time of simulations with that of an earlier version. Both versions run alternately on the same
 * machine. Other load can only lengthen a run, so the shortest runs are compared. If the current version seems slower, both are
 * measured again.
 */
class SpeedIT {
    /**
     * Commit of the version to compare with: the last release, or before the first release a commit whose speed was measured.
     */
    private static final String BEFORE = "5587b9dec910fb1129345acb0b8799aa6497e9f2";

    private static final double GROWTH = 1.1;
    private static final int LEAST_PAIRS = 2;
    private static final int MOST_PAIRS = 8;

    @TempDir
    private static Path place;

    private static Path before;

    @BeforeAll
    static void buildTheEarlierVersion() throws Exception {
        before = place.resolve("before");
        boolean isBuilt = Files.exists(Path.of(".git"))
                && run("git", "clone", "-q", "--no-checkout", ".", before.toString()) == 0
                && run("git", "-C", before.toString(), "checkout", "-q", BEFORE) == 0
                && run("mvn", "-B", "-q", "-f", before + "/pom.xml", "-Dmaven.test.skip", "package") == 0;
        if (!isBuilt) {
            System.err.println("SPEED WAS NOT COMPARED: the commit " + BEFORE + " is missing, or cannot be built here");
        }
        Assumptions.assumeTrue(isBuilt);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hachi-hachi --players 3 --profile sv --rounds 150000", "koi-koi --rounds 150000"})
    void simulationIsAtMostTenPercentSlowerThanBefore(String rounds) throws Exception {
        double old = Double.MAX_VALUE;
        double now = Double.MAX_VALUE;
        for (int pair = 0; pair < LEAST_PAIRS || pair < MOST_PAIRS && now > old * GROWTH; pair++) {
            old = Math.min(old, seconds(before, rounds));
            now = Math.min(now, seconds(Path.of(""), rounds));
        }
        String figures = rounds + ": " + old + " s before, " + now + " s now";
        System.out.println(figures);
        assertTrue(now <= old * GROWTH, figures);
    }

    /** Returns the processor time, in seconds, of a simulation with the given version and number of rounds. */
    private static double seconds(Path version, String rounds) throws Exception {
        Path result = place.resolve("seconds");
        List<String> java = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Xmn40m",
                "-XX:FreqInlineSize=100"));
        java.add("-Doya.home=" + version.toAbsolutePath());
        java.addAll(List.of("-jar", jar(version).toString(), "simulate"));
        java.addAll(List.of(rounds.split(" ")));
        java.addAll(List.of("--bots", "random", "--threads", "1"));
        ProcessBuilder timed = new ProcessBuilder("bash", "-c", "TIMEFORMAT=%U; time \"$@\" >/dev/null", "bash");
        timed.command().addAll(java);
        timed.environment().put("OYA_CACHE", "off");
        timed.environment().put("LC_ALL", "C");
        timed.redirectError(result.toFile()).redirectOutput(ProcessBuilder.Redirect.DISCARD);
        assertEquals(0, timed.start().waitFor(), () -> text(result));
        return Double.parseDouble(text(result).strip());
    }

    private static Path jar(Path version) throws IOException {
        try (Stream<Path> files = Files.list(version.resolve("target"))) {
            return files.filter(file -> file.getFileName().toString().endsWith("-all.jar"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static int run(String... command) throws Exception {
        return new ProcessBuilder(command).inheritIO().start().waitFor();
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }
}
