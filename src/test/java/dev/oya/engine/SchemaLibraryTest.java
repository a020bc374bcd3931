package dev.oya.engine;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.Main;
import dev.oya.input.SchemaCheck;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The schema library is slow to load, so it is loaded only to check a text that has not been checked before. */
class SchemaLibraryTest {
    @TempDir
    private Path folder;

    private boolean loadsSchemas(String... command) throws Exception {
        Path log = folder.resolve("classes.txt");
        String before = "export JDK_JAVA_OPTIONS=-Xlog:class+load:file=" + log + "; ";
        FreshProcess.run(folder.resolve("cache"), before, Main.class, List.of(command));
        String classes = Files.readString(log);
        assertTrue(classes.contains(RuleLibrary.class.getName()), classes);
        return classes.contains("com.networknt") || classes.contains(SchemaCheck.class.getName());
    }

    @Test
    void doesNotLoadSchemasForShippedRules() throws Exception {
        assertFalse(loadsSchemas("score", "docs/examples/round.yaml"));
    }

    @Test
    void loadsSchemasForNewLayer() throws Exception {
        Path layer = folder.resolve("layer.yaml");
        Files.writeString(layer, "layer: layer\nbase: koi-koi@1\nbecause: So we play.\noptions: { rounds: 3 }\n");
        assertTrue(loadsSchemas("rules", "check", layer.toString()));
    }
}
