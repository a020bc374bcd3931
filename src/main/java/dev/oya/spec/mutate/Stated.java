package dev.oya.spec.mutate;

import dev.oya.input.PackException;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.input.YamlParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A statement of a rule text that has an effect on play or scores, and what would violate it. Immutable.
 *
 * @param id its id, such as {@code AB-EN-001}
 * @param game the folder of the rules that are meant where a violation names none
 * @param violations what violates it, as {@code violated-by} notes it
 */
public record Stated(String id, String game, List<Violation> violations) {
    /** The text it is from: the id without its number. */
    public String text() {
        return id.replaceFirst("-[0-9]+$", "");
    }

    /** The tag of scenarios that test it. */
    String tag() {
        return "@" + id;
    }

    /**
     * The testable statements of all files of a folder, in their order.
     *
     * @param games the games there are; a statement of a family of games is of the first
     * @throws PackException where a file is broken
     * @throws IllegalArgumentException where a violation says something else than one
     */
    public static List<Stated> of(Path folder, List<String> games) throws IOException {
        Problems problems = new Problems();
        List<Stated> all = new ArrayList<>();
        List<Path> files;
        try (Stream<Path> listed = Files.list(folder)) {
            files = listed.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
        for (Path file : files) {
            Tree root = YamlParser.parse(file.toString(), Files.readString(file), problems);
            for (Tree node : root == null ? List.<Tree>of() : root.list()) {
                if (Boolean.TRUE.equals(node.get("testable").scalar())) {
                    String game = node.get("game").text();
                    Tree noted = node.get("violated-by");
                    all.add(new Stated(
                            node.get("id").text(),
                            games.contains(game) ? game : games.get(0),
                            noted == null
                                    ? List.of()
                                    : noted.list().stream().map(Violation::of).toList()));
                }
            }
        }
        if (!problems.isEmpty()) {
            throw new PackException(problems.sorted());
        }
        return all;
    }
}
