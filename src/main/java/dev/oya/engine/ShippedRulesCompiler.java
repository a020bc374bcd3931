package dev.oya.engine;

import dev.oya.engine.check.ShippedReadings;
import dev.oya.engine.check.VocabularyShape;
import dev.oya.files.CheckedContent;
import dev.oya.input.PackException;
import dev.oya.input.Problems;
import dev.oya.input.RuleCaches;
import dev.oya.input.ShippedTrees;
import dev.oya.input.YamlParser;
import dev.oya.pack.Pack;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.drools.model.impl.NamesGenerator;
import org.kie.internal.builder.conf.ParallelLambdaExternalizationOption;
import org.kie.internal.builder.conf.ReproducibleExecutableModelGenerationOption;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;

/**
 * A build step that compiles the rules on the class path for {@link ShippedRules}. Equal rules result in equal bytes on every
 * machine, regardless of the order of compilation. Not thread-safe.
 */
final class ShippedRulesCompiler {
    /** The package of compiled rules in class-file notation. */
    private static final String RULES = ChapterClasses.PACKAGE + "/";

    private final Path folder;
    private final RuleLibrary library = RuleLibrary.inJar();
    private final RuleCaches caches = library.folder().caches();
    private final Set<String> keys = new HashSet<>();
    private final Set<String> chapters = new HashSet<>();
    /** The lines of the file {@link ShippedRules#RULES}. */
    private final List<String> rules = new ArrayList<>();

    private ShippedRulesCompiler(Path folder) {
        this.folder = folder;
    }

    /** @param classes folder of this program's classes */
    public static void main(String[] classes) throws IOException, ReflectiveOperationException {
        Path folder = Path.of(classes[0]).resolve(internalName(""));
        Files.createDirectories(folder.resolve(ShippedRules.FOLDER));
        // With several threads, numbers in generated names would depend on the order of execution.
        System.setProperty(ReproducibleExecutableModelGenerationOption.PROPERTY_NAME, "true");
        System.setProperty(ParallelLambdaExternalizationOption.PROPERTY_NAME, "false");
        ShippedReadings.delete(Path.of(classes[0]));
        ShippedTrees.delete(Path.of(classes[0]));
        CheckedContent.delete(Path.of(classes[0]));
        ShippedRulesCompiler compiler = new ShippedRulesCompiler(folder);
        compiler.compile();
        compiler.deleteOthers();
        VocabularyShape.write(Path.of(classes[0]));
        ShippedReadings.write(Path.of(classes[0]), compiler.caches);
        compiler.parseOthers();
        ShippedTrees.write(Path.of(classes[0]), compiler.caches);
        CheckedContent.write(Path.of(classes[0]), compiler.caches.keys(RuleCaches.Store.CHECKED));
    }

    private void compile() throws IOException, ReflectiveOperationException {
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
                    add(chapter);
                }
            }
        }
        write(ShippedRules.RULES, rules);
    }

    /** Parses the YAML files that are needed only to show rules, such as glossaries. */
    private void parseOthers() {
        for (String file : library.folder().files()) {
            if (file.endsWith(".yaml")) {
                YamlParser.parse(file, library.folder().read(file), new Problems(), caches);
            }
        }
    }

    private void write(String file, List<String> lines) throws IOException {
        Files.write(folder.resolve(ShippedRules.FOLDER + file), lines);
    }

    private void add(RuleChapter chapter) throws IOException, ReflectiveOperationException {
        String name = chapter.fingerprint();
        if (!chapters.add(ShippedRules.folder(name))) {
            return;
        }
        rules.add(name);
        chapter.sources()
                .forEach(source -> IncrementalCompiler.keys(source, caches).forEach((rule, key) -> {
                    if (keys.add(key)) {
                        rules.add(key + " " + rule);
                    }
                }));
        if (!ShippedRules.has(name)) {
            restartNumbers();
            write(ShippedRules.folder(name), ChapterClasses.of(RuleCompiler.compile(chapter.sources())));
        }
    }

    /**
     * Writes the classes of a chapter, moved to the package of the chapter's folder. If this build is interrupted, a later
     * build continues.
     */
    private void write(String chapter, ChapterClasses classes) throws IOException {
        Files.createDirectories(folder.resolve(chapter));
        String model = classes.model();
        Remapper names = new Remapper() {
            @Override
            public String map(String name) {
                if (!name.startsWith(RULES)) {
                    return name;
                }
                return internalName(chapter)
                        + (name.equals(model) ? ShippedRules.MODEL : name.substring(RULES.length()));
            }
        };
        List<String> written = new ArrayList<>(classes.names());
        // The other classes describe the rule module and are not needed.
        written.removeIf(name -> !name.startsWith(RULES) || name.equals(model));
        // The class of the rules is written last, because its presence shows that the chapter is complete.
        written.add(model);
        for (String name : written) {
            ClassWriter writer = new ClassWriter(0);
            new ClassReader(classes.code(name)).accept(new ClassRemapper(writer, names), 0);
            Path file =
                    folder.resolve(names.map(name).substring(internalName("").length()) + ChapterClasses.CLASS);
            Files.createDirectories(file.getParent());
            Files.write(file, writer.toByteArray());
        }
    }

    /** Returns the internal class-file name of a file beside this class. */
    private static String internalName(String file) {
        return ShippedRules.class.getPackageName().replace('.', '/') + "/" + file;
    }

    private void deleteOthers() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve(ShippedRules.FOLDER))) {
            for (Path file : files.filter(Files::isDirectory)
                    .filter(file -> !chapters.contains(ShippedRules.FOLDER + file.getFileName() + "/"))
                    .toList()) {
                delete(file);
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    /**
     * Resets Drools' counter for generated names. The counter increases for the life of the process, and Drools has no method
     * to reset it.
     */
    private static void restartNumbers() throws ReflectiveOperationException {
        Field index = NamesGenerator.class.getDeclaredField("index");
        index.setAccessible(true);
        ((AtomicInteger) index.get(null)).set(0);
    }
}
