package dev.oya.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.Main;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiled rules are code: what this user did not keep is compiled anew, with a word of warning. */
class KeptRulesTest {
    @TempDir
    private Path folder;

    /** What a new process complains of; its answer is right in any case. */
    private String complaints(String before) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String command = before + "exec " + java + " -XX:TieredStopAtLevel=1 -XX:-UsePerfData -cp '"
                + System.getProperty("java.class.path") + "' " + Main.class.getName()
                + " score docs/examples/koi-koi.yaml --lang en";
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", command);
        builder.environment().put("OYA_CACHE", folder.resolve("cache").toString());
        Process process = builder.start();
        process.getOutputStream().close();
        try (InputStream err = process.getErrorStream()) {
            String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            String told = new String(err.readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(0, process.waitFor(), told);
            assertTrue(answer.contains("standing"), answer);
            return told;
        }
    }

    private List<Path> kept(String ending) throws IOException {
        try (var files = Files.list(folder.resolve("cache"))) {
            return files.filter(file -> file.toString().endsWith(ending)).toList();
        }
    }

    @Test
    void onlyWhatWasKeptIsLoaded() throws Exception {
        assertEquals("", complaints(""));
        List<Path> rules = kept(".rules");
        assertTrue(rules.size() > 1, rules.toString());
        assertEquals("", complaints(""));
        byte[] bytes = Files.readAllBytes(rules.get(0));
        for (Path file : rules) {
            Files.write(file, bytes);
        }
        String told = complaints("");
        assertEquals(1, told.lines().count(), told);
        assertTrue(told.contains("is not as it was kept"), told);
        assertEquals("", complaints(""), "they were kept anew");
    }

    @Test
    void aFullDiskLeavesNoDraft() throws Exception {
        String told = complaints("ulimit -f 8; ");
        assertEquals(1, told.lines().count(), told);
        assertTrue(told.contains("cannot be kept"), told);
        assertEquals(List.of(), kept(".draft"));
        assertEquals(List.of(), kept(".rules"));
    }
}
