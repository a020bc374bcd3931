package dev.oya.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.cli.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cached rules are executable code. If a cache file is not trusted, Oya prints a warning and compiles the rules again. */
class CompiledRulesCacheTest {
    @TempDir
    private Path folder;

    /** Copies the rules and changes every rule, so that no rule is precompiled. */
    @BeforeEach
    void changeRules() throws IOException {
        Path rules = Path.of("rules");
        try (var files = Files.walk(rules)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = folder.resolve(file);
                Files.createDirectories(copy.getParent());
                String text = Files.readString(file);
                Files.writeString(
                        copy, file.toString().endsWith(".drl") ? text.replace("\nthen\n", "\nthen // Ours.\n") : text);
            }
        }
    }

    /** Returns the warnings of a new process, which must succeed in any case. */
    private String complaints(String before) throws IOException, InterruptedException {
        List<String> command = List.of(
                "score",
                "docs/examples/koi-koi.yaml",
                "--lang",
                "en",
                "--rules",
                folder.resolve("rules").toString());
        FreshProcess.Output output = FreshProcess.run(folder.resolve("cache"), before, Main.class, command);
        assertTrue(output.out().contains("score"), output.out());
        return output.err();
    }

    private List<Path> kept(String ending) throws IOException {
        try (var files = Files.list(folder.resolve("cache"))) {
            return files.filter(file -> file.toString().endsWith(ending)).toList();
        }
    }

    @Test
    @Tag(Exhaustive.TAG)
    void rejectsCacheFileCopiedOverAnother() throws Exception {
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
        assertTrue(told.contains("was changed"), told);
        assertEquals("", complaints(""), "the damaged files were not replaced");
    }

    /** Only the command line prints a warning about an untrusted cache folder. */
    @Test
    void libraryDoesNotPrintWarnings() throws Exception {
        Path noFolder = Files.writeString(folder.resolve("cache"), "");
        List<String> layer = List.of("rules/house/moon-viewing.yaml");
        assertEquals(
                "",
                FreshProcess.run(noFolder, "", ShippedRulesTest.class, layer).err());
        String told = complaints("");
        assertEquals(1, told.lines().count(), told);
        assertTrue(told.contains("is not trusted"), told);
    }

    @Test
    @Tag(Exhaustive.TAG)
    void leavesNoPartialFileWhenDiskIsFull() throws Exception {
        String told = complaints("ulimit -f 8; ");
        assertEquals(1, told.lines().count(), told);
        assertTrue(told.contains("cannot be written"), told);
        assertEquals(List.of(), kept(".draft"));
        assertEquals(List.of(), kept(".rules"));
    }
}
