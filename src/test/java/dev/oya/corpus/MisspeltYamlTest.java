package dev.oya.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.Exhaustive;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.pack.Pack;
import dev.oya.pack.read.PackReader;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.words.Glossary;
import dev.oya.pack.words.LanguageCheck;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
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
 * Misspells names, numbers and keys in the YAML of every game, one at a time. A check must report each misspelling at its line,
 * or quote it. Each build tests a part of the misspellings, including one under each frequent key.
 */
class MisspeltYamlTest {
    /** Keys whose values are not misspelt: sentences for players, and texts that other tests check. */
    private static final Set<String> PROSE = Set.of(
            "what", "says", "aim", "title", "because", "note", "cites", "ruling", "eager", "status", "en", "sv", "de",
            "it", "ja", "ko", "romaji", "file", "seat", "seed", "round", "add", "replace");

    /** Keys whose plain values are names of record fields, which no other file uses. */
    private static final Set<String> FIELDS = Set.of("claims", "yaku", "choice");

    /** Source code of the program, which contains the keys of most refusals. */
    private static final String PROGRAM = RuleTexts.program();

    @TempDir
    static Path folder;

    private static RuleLibrary oya;

    private static final int EACH = 300;
    private static final int PARTS = 5;
    /** A key that occurs more often than this in a file belongs to the schema. A rarer one may be a name. */
    private static final int OFTEN = 3;

    /** Frequent keys that were already misspelt in another file of the same kind. */
    private static final Set<String> KEYS = new HashSet<>();

    private record Scalar(String text, int line, int end, String key) {}

    @BeforeAll
    static void copyTheRules() throws IOException {
        try (Stream<Path> files = Files.walk(RuleTexts.RULES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = folder.resolve(RuleTexts.RULES.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
        oya = RuleLibrary.of(RulesFolder.of(folder));
    }

    @TestFactory
    Stream<DynamicTest> reportsEveryMisspeltName() {
        return files("phrases", "options", "values", "yaku", "phases", "record", "pack")
                .map(file -> test(file, List.of(() -> oya.check(game(file), null, List.of()))));
    }

    @TestFactory
    Stream<DynamicTest> reportsSentencesOfUnknownIds() {
        return files("sv", "de").map(file -> {
            Pack pack = oya.pack(game(file), null, List.of());
            Glossary glossary = Glossary.of(oya.folder(), pack);
            return test(file, List.of(() -> LanguageCheck.problems(oya.folder(), pack, glossary)));
        });
    }

    @TestFactory
    Stream<DynamicTest> reportsMisspeltNamesInLayers() {
        return oya.folder().files().stream()
                .filter(file -> file.contains("/profiles/") || file.startsWith("house/") && file.endsWith(".yaml"))
                .map(file -> test(file, List.of(layer(file))));
    }

    private static Supplier<List<Problem>> layer(String file) {
        if (!file.startsWith("house/")) {
            return () -> oya.check(game(file), stem(file), List.of());
        }
        String base = PackReader.base(oya.folder(), Path.of(stem(file)));
        String game = base == null ? "hachi-hachi" : base.replaceFirst("@.*", "");
        return () -> oya.check(game, null, List.of(Path.of(stem(file))));
    }

    /** Checks each shared file through the games that use it. */
    @TestFactory
    Stream<DynamicTest> reportsMisspeltNamesInSharedFiles() {
        return oya.folder().files().stream()
                .filter(file -> file.matches("([^/]+|(decks|common)/.*|.*/(glossary|lessons))\\.yaml"))
                .map(file -> test(file, readings(file)));
    }

    private static List<Supplier<List<Problem>>> readings(String file) {
        List<Supplier<List<Problem>>> readings = new ArrayList<>();
        for (String game : oya.games()) {
            String deck = oya.pack(game, null, List.of()).deck().id();
            if (file.startsWith(game + "/")
                    || file.endsWith("/" + deck + ".yaml")
                    || !file.matches("(.*/1|decks)/.*")) {
                // The check of the glossary is first, because it is fast and detects most errors.
                Pack pack = oya.pack(game, null, List.of());
                readings.add(0, () -> words(pack));
                PackReader.profiles(oya.folder(), game)
                        .forEach(profile -> readings.add(() -> oya.check(game, profile.id(), List.of())));
            }
        }
        return readings;
    }

    private static List<Problem> words(Pack pack) {
        try {
            return LanguageCheck.problems(oya.folder(), pack, Glossary.of(oya.folder(), pack));
        } catch (PackException broken) {
            return broken.problems();
        }
    }

    private static DynamicTest test(String file, List<Supplier<List<Problem>>> checks) {
        return DynamicTest.dynamicTest(file, () -> assertEquals(List.of(), unnoticed(file, checks)));
    }

    private static String stem(String file) {
        return file.substring(file.lastIndexOf('/') + 1, file.length() - ".yaml".length());
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

    private static List<String> unnoticed(String file, List<Supplier<List<Problem>>> checks) throws IOException {
        Path path = folder.resolve(file);
        String text = Files.readString(path);
        Set<Scalar> scalars = new LinkedHashSet<>();
        collect(file, new Yaml().compose(new StringReader(text)), "", scalars);
        List<String> unnoticed = new ArrayList<>();
        scalars.removeIf(
                scalar -> file.matches("(.*/)?glossary.yaml|sources.yaml|decks/.*|house/.*") && isAlone(scalar.text()));
        for (Scalar scalar : tried(file, text, scalars)) {
            Files.writeString(path, text.substring(0, scalar.end()) + "q" + text.substring(scalar.end()));
            boolean isNoticed = checks.stream()
                    .anyMatch(check -> check.get().stream().anyMatch(problem -> tells(problem, file, scalar)));
            if (!isNoticed) {
                unnoticed.add(file + ":" + scalar.line() + " " + scalar.text());
            }
        }
        Files.writeString(path, text);
        return unnoticed;
    }

    private static Set<Scalar> tried(String file, String text, Set<Scalar> scalars) {
        List<Scalar> all = List.copyOf(scalars);
        Set<Scalar> tried =
                new LinkedHashSet<>(Exhaustive.ON ? Exhaustive.part(all, PARTS, text) : Exhaustive.some(all, EACH));
        String folder = file.replaceFirst("[^/]*$", "");
        String kind = folder.matches(".*(profiles|house|text|decks|common).*")
                ? folder.replaceFirst("^.*/1/", "")
                : stem(file);
        scalars.stream()
                .collect(Collectors.groupingBy(Scalar::key, LinkedHashMap::new, Collectors.toList()))
                .forEach((key, same) -> {
                    if (same.size() > OFTEN && KEYS.add(kind + ' ' + key)) {
                        tried.add(same.get(0));
                    }
                });
        return tried;
    }

    /** Returns whether a misspelling cannot be detected, because no other file refers to the name. */
    private static boolean isAlone(String name) {
        // Sources that no rule cites are only printed.
        return name.matches("(CA|CD|CN|CS|CU|GS|PI)-(EN|ES|KO)|https?://.*")
                || name.matches(
                        "words|sentences|.*-one|(worth|several|lies)-[0-9]+|2A|8A|X|cherry-viewing|moon-viewing")
                // The program, not a rule, refers to these refusals. Some have several variants.
                || name.length() > 2 && (PROGRAM.contains("\"" + name + "\"") || PROGRAM.contains("\"" + name + "."));
    }

    private static boolean tells(Problem problem, String file, Scalar scalar) {
        boolean here = problem.place().file().equals(file) && problem.place().line() == scalar.line();
        String word = scalar.text().substring(scalar.text().lastIndexOf(' ') + 1);
        return here || (problem.message() + problem.advice()).contains(word);
    }

    private static void collect(String file, Node node, String key, Set<Scalar> scalars) {
        if (node instanceof MappingNode map) {
            map.getValue().forEach(entry -> collect(file, entry, scalars));
        } else if (node instanceof SequenceNode list) {
            list.getValue().forEach(item -> collect(file, item, key, scalars));
        } else if (node instanceof ScalarNode scalar) {
            scalars.add(scalar(scalar, key));
        }
    }

    private static void collect(String file, NodeTuple entry, Set<Scalar> scalars) {
        ScalarNode key = (ScalarNode) entry.getKeyNode();
        Node value = entry.getValueNode();
        boolean isPlain = value instanceof ScalarNode;
        boolean sentences = file.contains("/text/")
                || PROSE.contains(key.getValue())
                || file.startsWith("decks/") && key.getValue().matches("[0-9]+") && isPlain;
        if (!file.endsWith("/record.yaml") || key.getValue().equals("fields")) {
            scalars.add(scalar(key, key.getValue() + ":"));
        }
        if (sentences && !isPlain) {
            collect(file, keysOf(value), key.getValue(), scalars);
        } else if (!sentences && !(FIELDS.contains(key.getValue()) && isPlain)) {
            collect(file, value, key.getValue(), scalars);
        }
    }

    /** Returns the keys of the given map of sentences. */
    private static Node keysOf(Node node) {
        List<Node> keys = new ArrayList<>();
        if (node instanceof MappingNode map) {
            map.getValue().forEach(entry -> keys.add(entry.getKeyNode()));
        }
        return new SequenceNode(Tag.SEQ, keys, FlowStyle.BLOCK);
    }

    private static Scalar scalar(ScalarNode node, String key) {
        int end = node.getEndMark().getIndex() - (node.isPlain() ? 0 : 1);
        return new Scalar(node.getValue(), node.getStartMark().getLine() + 1, end, key);
    }
}
