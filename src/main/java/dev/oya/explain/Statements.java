package dev.oya.explain;

import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.input.YamlParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The numbered statements of the rule texts, read from the folder {@code statements/} of the features. */
public final class Statements {
    /** A statement such as {@code AB-EN-001}, paraphrased. It is testable if it affects play or scores. */
    public record Statement(String id, String says, boolean testable) {
        /** Returns the id of the rule text, which is the statement's id without its number. */
        public String text() {
            return id.replaceFirst("-[0-9]+$", "");
        }
    }

    private Statements() {}

    /** Returns all statements by id in file order, or an empty map if the folder does not exist. */
    public static Map<String, Statement> of(Path features) throws IOException {
        Path folder = features.resolve("statements");
        Map<String, Statement> all = new LinkedHashMap<>();
        if (!Files.isDirectory(folder)) {
            return all;
        }
        Problems problems = new Problems();
        List<Path> files;
        try (Stream<Path> listed = Files.list(folder)) {
            files = listed.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
        for (Path file : files) {
            Tree root = YamlParser.parse(file.toString(), Files.readString(file), problems);
            for (Tree node : root == null ? List.<Tree>of() : root.list()) {
                String id = node.text("id", "");
                Object testable = node.has("testable") ? node.get("testable").scalar() : null;
                if (!id.matches("[A-Z-]+-[0-9]+")) {
                    problems.report(node.place(), "not-in-schema.statement");
                } else if (testable instanceof Boolean isTestable) {
                    all.put(id, new Statement(id, node.text("says", ""), isTestable));
                } else {
                    problems.report(node.place(), "not-in-schema.testable", id);
                }
            }
        }
        problems.orThrow();
        return all;
    }
}
