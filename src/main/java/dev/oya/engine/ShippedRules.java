package dev.oya.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rules that came with Oya, compiled when it was built, so that nobody waits for the compiler until rules are changed. They are
 * found by the text of the rules, wherever that text lies. Safe to share between threads.
 */
final class ShippedRules {
    private static final String FOLDER = "compiled/";
    /** Lists what was found fine when this was built, each by its key. */
    private static final String FINE = "fine";

    private ShippedRules() {}

    /** What was found fine, looked up once in the life of the process. */
    private static final class Fine {
        private static final Set<String> KEYS = keys();

        private static Set<String> keys() {
            byte[] list = content(FINE);
            return list == null
                    ? Set.of()
                    : new String(list, StandardCharsets.UTF_8).lines().collect(Collectors.toUnmodifiableSet());
        }
    }

    /** Whether what a key stands for was found fine when this was built. */
    static boolean isFine(String key) {
        return Fine.KEYS.contains(key);
    }

    static boolean has(String fingerprint) {
        return ShippedRules.class.getResource(FOLDER + fingerprint) != null;
    }

    /** The compiled rules of a chapter, or null where it did not come with Oya. */
    static byte[] compiled(String fingerprint) {
        return content(fingerprint);
    }

    private static byte[] content(String name) {
        try (InputStream in = ShippedRules.class.getResourceAsStream(FOLDER + name)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException broken) {
            return null;
        }
    }

    /**
     * Compiles the rules on the class path, for the build.
     *
     * @param classes the folder of this program's classes
     */
    public static void main(String[] classes) throws IOException {
        Path folder = Files.createDirectories(Path.of(classes[0])
                .resolve(ShippedRules.class.getPackageName().replace('.', '/'))
                .resolve(FOLDER));
        // A changed program may find wrong what was fine.
        Files.deleteIfExists(folder.resolve(FINE));
        RuleLibrary library = RuleLibrary.inJar();
        for (String game : library.games()) {
            for (String profile : library.profiles(game)) {
                library.rules(library.pack(game, profile, List.of()), Map.of());
            }
        }
        Map<String, RuleChapter> chapters = RuleChapters.all();
        for (Map.Entry<String, RuleChapter> chapter : chapters.entrySet()) {
            if (!has(chapter.getKey())) {
                Files.write(folder.resolve(chapter.getKey()), chapter.getValue().jar());
            }
        }
        try (Stream<Path> files = Files.list(folder)) {
            files.filter(file -> !chapters.containsKey(file.getFileName().toString()))
                    .forEach(ShippedRules::delete);
        }
        Files.write(folder.resolve(FINE), new TreeSet<>(PackCheckCache.fine()));
    }

    private static void delete(Path formerRules) {
        try {
            Files.delete(formerRules);
        } catch (IOException locked) {
            throw new UncheckedIOException(locked);
        }
    }
}
