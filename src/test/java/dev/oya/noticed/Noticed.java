package dev.oya.noticed;

import dev.oya.pack.PackException;
import dev.oya.pack.read.Problems;
import dev.oya.pack.read.YamlFile;
import dev.oya.pack.read.YamlNode;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The statements with what would violate them, tried one by one. */
final class Noticed {
    static final Path RULES = Path.of("rules");
    private static final Path FEATURES = Path.of("features");

    private final Map<String, List<String>> filesByTag = new ConcurrentHashMap<>();

    /** A statement: whose it is, whether it can be tested, and what violates it. */
    record Statement(String id, String game, boolean testable, List<Violation> violations) {
        /** The text it is from: the id without its number. */
        String text() {
            return id.replaceFirst("-\\d+$", "");
        }
    }

    /** The statements of all files of a folder. */
    static List<Statement> statements(Path folder) throws IOException {
        Problems problems = new Problems();
        List<Statement> all = new ArrayList<>();
        for (Path file : files(folder, ".yaml")) {
            for (YamlNode node : YamlFile.parse(file.toString(), Files.readString(file), problems)
                    .list()) {
                YamlNode noted = node.get("violated-by");
                List<Violation> violations = noted == null
                        ? List.of()
                        : noted.list().stream().map(Violation::of).toList();
                String game = node.get("game").text();
                all.add(new Statement(
                        node.get("id").text(),
                        game.equals("hanafuda") ? "hachi-hachi" : game,
                        (Boolean) node.get("testable").scalar(),
                        violations));
            }
        }
        return all;
    }

    Noticed() throws IOException {
        Pattern tag = Pattern.compile("@[A-Z]{2}-[A-Z]{2}-\\d+");
        for (Path file : files(FEATURES, ".feature")) {
            tag.matcher(Files.readString(file))
                    .results()
                    .map(found -> found.group())
                    .distinct()
                    .forEach(found -> filesByTag
                            .computeIfAbsent(found, key -> new ArrayList<>())
                            .add(file.toString()));
        }
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> file.toString().endsWith(ending)).sorted().toList();
        }
    }

    /**
     * Which scenarios turn red by a violation, by statement.
     *
     * @param ids the statements that are violated by it; all of one game
     * @throws IllegalArgumentException where they cannot be violated like that: nothing to break is there, or the rules can
     *     no longer be read
     */
    Map<String, List<String>> red(Collection<String> ids, String game, Violation violation) throws Exception {
        List<String> tags =
                ids.stream().map(id -> "@" + id).filter(filesByTag::containsKey).toList();
        List<String> files = tags.stream()
                .flatMap(tag -> filesByTag.get(tag).stream())
                .distinct()
                .toList();
        Path folder = Files.createTempDirectory("noticed");
        try {
            String some = String.join(" or ", tags);
            if (violation.engine()) {
                return elsewhere(BrokenEngine.engine(violation, folder), RULES, files, some);
            }
            Path rules = copy(folder.resolve("rules"));
            violation.breakRules(rules, game);
            return tags.isEmpty() ? Map.of() : Trial.red(rules, files, some);
        } catch (PackException unreadable) {
            throw new IllegalArgumentException("with that the rules cannot be read: " + unreadable.getMessage());
        } finally {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
    }

    @SuppressWarnings("unchecked")
    private static Map<String, List<String>> elsewhere(ClassLoader engine, Path rules, List<String> files, String tags)
            throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(engine);
        try {
            return (Map<String, List<String>>) engine.loadClass(Trial.class.getName())
                    .getMethod("red", Path.class, List.class, String.class)
                    .invoke(null, rules, files, tags);
        } catch (InvocationTargetException failed) {
            throw new IllegalArgumentException("with that nothing runs: " + failed.getCause());
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static Path copy(Path to) throws IOException {
        try (Stream<Path> all = Files.walk(RULES)) {
            for (Path path : all.toList()) {
                Files.copy(path, to.resolve(RULES.relativize(path).toString()));
            }
        }
        return to;
    }
}
