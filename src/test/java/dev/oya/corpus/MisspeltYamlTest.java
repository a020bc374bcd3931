package dev.oya.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.Oya;
import dev.oya.pack.Pack;
import dev.oya.pack.PackProblem;
import dev.oya.pack.language.Glossary;
import dev.oya.pack.language.LanguageCheck;
import dev.oya.pack.read.RulesFolder;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.DumperOptions.FlowStyle;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/**
 * Every name, number and key of the YAML of every game, misspelt one at a time, is found: in its own line, or, where it
 * brings a name in, where that name is asked for.
 */
class MisspeltYamlTest {
    /** What is told to people in sentences, or names a text that others hold against the statements. */
    private static final Set<String> PROSE = Set.of(
            "what", "title", "because", "note", "cites", "ruling", "eager", "status", "en", "sv", "de", "seat",
            "round");

    /** Names that stand here and nowhere else: what fields of records are called. */
    private static final Set<String> FIELDS = Set.of("claims", "yaku", "choice");

    @TempDir
    static Path folder;

    private static Oya oya;

    private record Scalar(String text, int line, int end) {}

    @BeforeAll
    static void copyTheRules() throws IOException {
        try (Stream<Path> files = Files.walk(RuleTexts.RULES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = folder.resolve(RuleTexts.RULES.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
        oya = Oya.of(RulesFolder.of(folder));
    }

    @TestFactory
    Stream<DynamicTest> everyNameIsMissed() {
        return files("phrases", "options", "values", "yaku", "phases", "record", "pack")
                .map(file -> DynamicTest.dynamicTest(
                        file,
                        () -> assertEquals(List.of(), unnoticed(file, () -> oya.check(game(file), null, List.of())))));
    }

    @TestFactory
    Stream<DynamicTest> everySentenceBelongsToSomething() {
        return files("sv", "de")
                .map(file -> DynamicTest.dynamicTest(file, () -> {
                    Pack pack = oya.pack(game(file), null, List.of());
                    Glossary glossary = Glossary.of(oya.folder(), pack);
                    assertEquals(
                            List.of(), unnoticed(file, () -> LanguageCheck.problems(oya.folder(), pack, glossary)));
                }));
    }

    private static String game(String file) {
        return file.substring(0, Math.max(0, file.indexOf('/')));
    }

    private static Stream<String> files(String... kinds) {
        List<String> games = oya.games();
        return oya.folder().files().stream()
                .filter(file -> games.contains(game(file)) && !file.contains("/profiles/"))
                .filter(file -> Stream.of(kinds).anyMatch(kind -> file.endsWith("/" + kind + ".yaml")));
    }

    private static List<String> unnoticed(String file, Supplier<List<PackProblem>> check) throws IOException {
        Path path = folder.resolve(file);
        String text = Files.readString(path);
        Set<Scalar> scalars = new LinkedHashSet<>();
        collect(file, new Yaml().compose(new StringReader(text)), scalars);
        List<String> unnoticed = new ArrayList<>();
        for (Scalar scalar : scalars) {
            Files.writeString(path, text.substring(0, scalar.end()) + "q" + text.substring(scalar.end()));
            List<PackProblem> problems = check.get();
            if (problems.stream().noneMatch(problem -> tells(problem, file, scalar))) {
                unnoticed.add(file + ":" + scalar.line() + " " + scalar.text() + " " + problems);
            }
        }
        Files.writeString(path, text);
        return unnoticed;
    }

    private static boolean tells(PackProblem problem, String file, Scalar scalar) {
        boolean here = problem.place().file().equals(file) && problem.place().line() == scalar.line();
        String word = scalar.text().substring(scalar.text().lastIndexOf(' ') + 1);
        return here || (problem.message() + problem.advice()).contains(word);
    }

    private static void collect(String file, Node node, Set<Scalar> scalars) {
        if (node instanceof MappingNode map) {
            map.getValue().forEach(entry -> collect(file, entry, scalars));
        } else if (node instanceof SequenceNode list) {
            list.getValue().forEach(item -> collect(file, item, scalars));
        } else if (node instanceof ScalarNode scalar) {
            scalars.add(scalar(scalar));
        }
    }

    private static void collect(String file, NodeTuple entry, Set<Scalar> scalars) {
        ScalarNode key = (ScalarNode) entry.getKeyNode();
        Node value = entry.getValueNode();
        boolean isPlain = value instanceof ScalarNode;
        boolean sentences = file.contains("/text/") || PROSE.contains(key.getValue());
        if (!file.endsWith("/record.yaml") || key.getValue().equals("fields")) {
            scalars.add(scalar(key));
        }
        if (sentences && !isPlain) {
            collect(file, keysOf(value), scalars);
        } else if (!sentences && !(FIELDS.contains(key.getValue()) && isPlain)) {
            collect(file, value, scalars);
        }
    }

    /** The names of which there are sentences. */
    private static Node keysOf(Node node) {
        List<Node> keys = new ArrayList<>();
        if (node instanceof MappingNode map) {
            map.getValue().forEach(entry -> keys.add(entry.getKeyNode()));
        }
        return new SequenceNode(Tag.SEQ, keys, FlowStyle.BLOCK);
    }

    private static Scalar scalar(ScalarNode node) {
        int end = node.getEndMark().getIndex() - (node.isPlain() ? 0 : 1);
        return new Scalar(node.getValue(), node.getStartMark().getLine() + 1, end);
    }
}
