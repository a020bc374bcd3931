package dev.oya.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Shipped rules are precompiled: a process that needed to compile any would store them in its cache. */
class ShippedRulesTest {
    @TempDir
    private Path cache;

    @Test
    void everyProfileShipsPrecompiled() throws Exception {
        FreshProcess.run(cache, "", ShippedRulesTest.class, List.of());
        assertEquals(List.of(), kept());
    }

    @Test
    void compilesOnlyChangedChapter() throws Exception {
        Path layer = Path.of("rules/house/moon-viewing.yaml");
        FreshProcess.run(cache, "", ShippedRulesTest.class, List.of(layer.toString()));
        assertEquals(1, kept().size(), kept().toString());
    }

    private List<String> kept() throws IOException {
        try (var files = Files.list(cache)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".rules"))
                    .toList();
        }
    }

    /** Prepares all rules: those of every profile, or those of one game under a layer. */
    public static void main(String[] layer) {
        RuleLibrary library = RuleLibrary.inJar();
        if (layer.length > 0) {
            library.rules(library.pack("hachi-hachi", null, List.of(Path.of(layer[0]))), Map.of());
            return;
        }
        for (String game : library.games()) {
            for (String profile : library.profiles(game)) {
                library.rules(library.pack(game, profile, List.of()), Map.of()).cite("no such rule");
            }
        }
    }
}
