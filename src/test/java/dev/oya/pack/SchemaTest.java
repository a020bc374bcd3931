package dev.oya.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.input.Problems;
import dev.oya.input.SchemaCheck;
import dev.oya.input.Tree;
import dev.oya.input.YamlParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every YAML file names its schema in the first line and conforms to it. */
class SchemaTest {
    private static final String NAMED = "# yaml-language-server: $schema=";

    @TestFactory
    Stream<DynamicTest> everyFileMatchesItsSchema() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(Path.of("rules"))) {
            files = all.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
        return files.stream().map(file -> DynamicTest.dynamicTest(file.toString(), () -> fits(file)));
    }

    private static void fits(Path file) throws IOException {
        String text = Files.readString(file);
        String first = text.lines().findFirst().orElse("");
        assertTrue(first.startsWith(NAMED), "no schema in the first line");
        Path schema = file.resolveSibling(first.substring(NAMED.length())).normalize();
        assertTrue(Files.isRegularFile(schema), schema + " does not exist");
        Problems problems = new Problems();
        Tree root = YamlParser.parse(file.toString(), text, problems);
        String kind = schema.getFileName().toString().replace(".json", "");
        SchemaCheck.check(kind, root, problems);
        assertEquals(List.of(), problems.sorted());
    }
}
