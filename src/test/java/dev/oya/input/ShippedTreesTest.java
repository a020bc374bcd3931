package dev.oya.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.oya.pack.read.RulesFolder;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The build parses the shipped YAML files and ships their trees, which must equal those of parsing the files again. */
class ShippedTreesTest {
    @Test
    void shippedTreesEqualParsedFiles() {
        RulesFolder rules = RulesFolder.inJar();
        List<String> files =
                rules.files().stream().filter(file -> file.endsWith(".yaml")).toList();
        for (String file : files) {
            Tree shipped = ShippedTrees.of(file, rules.read(file));
            assertNotNull(shipped, file);
            Tree parsed = YamlParser.parse(file, rules.read(file), new Problems());
            assertEquals(described(parsed), described(shipped), file);
        }
    }

    @Test
    void changedTextHasNoShippedTree() {
        String text = RulesFolder.inJar().read("glossary.yaml");

        assertNull(ShippedTrees.of("glossary.yaml", text + "\n"));
    }

    /** Returns a line for each node with all that a node contains. */
    private static List<String> described(Tree node) {
        List<String> lines = new ArrayList<>();
        describe("", node, lines);
        return lines;
    }

    private static void describe(String path, Tree node, List<String> to) {
        Object scalar = node.scalar();
        to.add(path + " " + node.place() + " " + node.place().pointer() + " " + node.exact() + " " + node.textLine()
                + " "
                + node.text() + " " + scalar + " " + (scalar == null ? null : scalar.getClass()) + " " + node.isMap()
                + node.isList() + node.isNothing());
        node.map().forEach((key, entry) -> describe(path + "/" + key, entry, to));
        int index = 0;
        for (Tree item : node.list()) {
            describe(path + "/" + index++, item, to);
        }
    }
}
