package dev.oya.engine;

import dev.oya.engine.check.ShippedReadings;
import dev.oya.input.PackException;
import dev.oya.input.RuleCaches;
import dev.oya.pack.Pack;
import dev.oya.pack.read.ShippedFiles;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.drools.model.impl.NamesGenerator;
import org.kie.internal.builder.conf.ParallelLambdaExternalizationOption;
import org.kie.internal.builder.conf.ReproducibleExecutableModelGenerationOption;

/**
 * The rules that ship with Oya in compiled form, so that only changed rules need the compiler. They are found by a hash of their
 * text. Safe for concurrent use.
 */
final class ShippedRules {
    private static final String FOLDER = "compiled/";
    /** File with the keys of the content that the build checked without finding problems. */
    private static final String FINE = "fine";

    /** File with the chapters, each followed by the keys and names of the rules that no chapter before it has. */
    private static final String RULES = "rules";

    private ShippedRules() {}

    /** The keys of the file, read once per process. */
    private static final class Fine {
        private static final Set<String> KEYS = keys();

        private static Set<String> keys() {
            byte[] list = content(FINE);
            return list == null
                    ? Set.of()
                    : new String(list, StandardCharsets.UTF_8).lines().collect(Collectors.toUnmodifiableSet());
        }
    }

    /** The rules of the chapters, read once per process. */
    private static final class Rules {
        private static final Map<String, String> CHAPTERS = new HashMap<>();
        private static final Map<String, Map<String, String>> KEYS = new HashMap<>();

        static {
            byte[] list = content(RULES);
            String chapter = null;
            for (String line : list == null ? new String[0] : new String(list, StandardCharsets.UTF_8).split("\n")) {
                int space = line.indexOf(' ');
                if (space < 0) {
                    chapter = line;
                    KEYS.put(chapter, new HashMap<>());
                } else {
                    CHAPTERS.put(line.substring(0, space), chapter);
                    KEYS.get(chapter).put(line.substring(space + 1), line.substring(0, space));
                }
            }
        }
    }

    /** Returns the fingerprint of the shipped chapter that has a rule, or null if the rule is not shipped. */
    static String chapterOf(String key) {
        return Rules.CHAPTERS.get(key);
    }

    /** Returns the keys of the rules for which {@link #chapterOf} returns this chapter, by name. */
    static Map<String, String> keysOf(String chapter) {
        return Rules.KEYS.getOrDefault(chapter, Map.of());
    }

    /** Returns whether the build has checked the content of this key without finding problems. */
    static boolean isValid(String key) {
        return Fine.KEYS.contains(key);
    }

    static boolean has(String fingerprint) {
        return ShippedRules.class.getResource(FOLDER + fingerprint) != null;
    }

    /** Returns the compiled rules of a chapter, or null if they are not shipped. */
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
     * Compiles the rules on the class path during the build. Equal rules result in equal bytes on every machine and in any order.
     *
     * @param classes folder of this program's classes
     */
    public static void main(String[] classes) throws IOException, ReflectiveOperationException {
        Path folder = Files.createDirectories(Path.of(classes[0])
                .resolve(ShippedRules.class.getPackageName().replace('.', '/'))
                .resolve(FOLDER));
        // With several threads, numbers in generated names would depend on the order of execution.
        System.setProperty(ReproducibleExecutableModelGenerationOption.PROPERTY_NAME, "true");
        System.setProperty(ParallelLambdaExternalizationOption.PROPERTY_NAME, "false");
        // A changed program may find problems in rules that had none before.
        Files.deleteIfExists(folder.resolve(FINE));
        ShippedReadings.delete(Path.of(classes[0]));
        ShippedFiles.delete(Path.of(classes[0]));
        Set<String> chapters = new HashSet<>();
        Set<String> keys = new HashSet<>();
        List<String> rules = new ArrayList<>();
        RuleLibrary library = RuleLibrary.inJar();
        RuleCaches caches = library.folder().caches();
        for (String game : library.games()) {
            for (String profile : library.profiles(game)) {
                Pack pack;
                try {
                    pack = library.pack(game, profile, List.of());
                } catch (PackException wrong) {
                    // The build must succeed despite invalid rules, because the program is needed to check them.
                    System.err.println(game + " is not compiled: " + wrong.getMessage());
                    continue;
                }
                for (RuleChapter chapter : RuleChapters.split(pack, caches).values()) {
                    String name = chapter.fingerprint();
                    if (chapters.add(name)) {
                        rules.add(name);
                        chapter.sources()
                                .forEach(source -> IncrementalCompiler.keys(source, caches)
                                        .forEach((rule, key) -> {
                                            if (keys.add(key)) {
                                                rules.add(key + " " + rule);
                                            }
                                        }));
                        if (!has(name)) {
                            numberAnew();
                            Files.write(folder.resolve(name), RuleCompiler.compile(chapter.sources()));
                        }
                    }
                }
            }
        }
        try (Stream<Path> files = Files.list(folder)) {
            files.filter(file -> !chapters.contains(file.getFileName().toString()))
                    .forEach(ShippedRules::delete);
        }
        Files.write(folder.resolve(RULES), rules);
        ShippedReadings.write(Path.of(classes[0]), caches);
        ShippedFiles.write(Path.of(classes[0]), caches);
        Files.write(
                folder.resolve(FINE),
                caches.keys(RuleCaches.Store.CHECKED_PACKS).stream()
                        .map(String::valueOf)
                        .sorted()
                        .toList());
    }

    /**
     * Resets Drools' counter for generated names. It keeps counting for the life of the process, and Drools has no method to
     * reset it.
     */
    private static void numberAnew() throws ReflectiveOperationException {
        Field index = NamesGenerator.class.getDeclaredField("index");
        index.setAccessible(true);
        ((AtomicInteger) index.get(null)).set(0);
    }

    private static void delete(Path formerRules) {
        try {
            Files.delete(formerRules);
        } catch (IOException locked) {
            throw new UncheckedIOException(locked);
        }
    }
}
