package dev.oya.pack.read;

import dev.oya.files.ClassPathText;
import dev.oya.input.Problems;
import dev.oya.input.RuleCaches;
import dev.oya.input.Tree;
import dev.oya.input.YamlParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Where packs come from: the rules that the program carries, or a directory of the same shape. Files are named by their
 * path in it, with slashes. Immutable; safe to share between threads.
 */
public final class RulesFolder {
    private static final String IN_JAR = "rules/";
    /** The program has one set of rules of its own, however often it is opened. */
    private static final RuleCaches OF_THE_PROGRAM = new RuleCaches();

    private static final Pattern PACK = Pattern.compile("^([^/]+)/([1-9][0-9]{0,3})/pack\\.yaml$");

    private final Path root;
    private final boolean own;
    private final Map<String, String> instead;
    private final UnaryOperator<String> layers;
    private final RuleCaches caches;
    private volatile Collection<String> listed;

    private RulesFolder(
            Path root, boolean own, Map<String, String> instead, UnaryOperator<String> layers, RuleCaches caches) {
        this.caches = caches;
        this.root = root;
        this.own = own;
        this.instead = instead;
        this.layers = layers;
    }

    private RulesFolder(Path root, boolean own) {
        this(root, own, Map.of(), name -> null, own ? OF_THE_PROGRAM : new RuleCaches());
    }

    /** The same folder, where some files have other texts than those that lie there, or are there besides. */
    public RulesFolder with(Map<String, String> texts) {
        Map<String, String> all = new TreeMap<>(instead);
        all.putAll(texts);
        return new RulesFolder(root, own, Collections.unmodifiableMap(all), layers, caches);
    }

    /** A directory that holds {@code decks/} and a folder for each game. */
    public static RulesFolder of(Path directory) {
        return new RulesFolder(directory, false);
    }

    /** The program's own rules: those of its checkout, else those that it carries in its jar or beside its classes. */
    public static RulesFolder inJar() {
        Path checkout = SourceCheckout.folder("rules");
        if (checkout != null) {
            return new RulesFolder(checkout, true);
        }
        Path place = codePlace();
        return place != null && Files.isDirectory(place)
                ? new RulesFolder(place.resolve(IN_JAR), true)
                : new RulesFolder(null, true);
    }

    /** The directory that was asked for; else that of the environment's {@code OYA_RULES}; else the program's own. */
    public static RulesFolder chosen(Path directoryOrNull) {
        if (directoryOrNull != null) {
            return of(directoryOrNull);
        }
        String named = System.getenv("OYA_RULES");
        return named == null || named.isBlank() ? inJar() : of(Path.of(named));
    }

    /** The same, with house-rule layers from elsewhere: their texts by name, null where there is none of that name. */
    public RulesFolder withLayers(UnaryOperator<String> texts) {
        return new RulesFolder(root, own, instead, texts, caches);
    }

    /** Returns the same folder, which shares the caches of another one. */
    public RulesFolder sharing(RulesFolder other) {
        return new RulesFolder(root, own, instead, layers, other.caches);
    }

    /** Returns what reading, checking and compiling the rules of this folder can use again. */
    public RuleCaches caches() {
        return caches;
    }

    /** The text of a house-rule layer that came from elsewhere under this name, or null. */
    String layer(String name) {
        return layers.apply(name);
    }

    /** Returns whether these are the rules that come with the program. */
    public boolean isOwn() {
        return own;
    }

    /** The directory on disk, or null where the rules lie in a jar. */
    public Path directory() {
        return root;
    }

    /** The ids of all games, in alphabetical order. */
    public List<String> games() {
        return packs(files()).map(pack -> pack.group(1)).distinct().sorted().toList();
    }

    /** The files of packs by game and major version. */
    private static Stream<MatchResult> packs(Collection<String> files) {
        return files.stream().flatMap(file -> PACK.matcher(file).results());
    }

    /** The major versions of a game's pack, in rising order; none where there is no such game. */
    public List<Integer> majors(String game) {
        return packs(root == null || outside(game) ? files() : walk(root.resolve(game)))
                .filter(pack -> pack.group(1).equals(game))
                .map(pack -> Integer.valueOf(pack.group(2)))
                .sorted()
                .toList();
    }

    /** Whether there is such a file. */
    public boolean exists(String file) {
        if (outside(file) || instead.containsKey(file)) {
            return !outside(file);
        }
        return root != null ? Files.isRegularFile(root.resolve(file)) : resource(file) != null;
    }

    /**
     * The text of a file.
     *
     * @throws UncheckedIOException where it cannot be read, is no UTF-8, or would lie outside the folder
     */
    public String read(String file) {
        try {
            if (outside(file)) {
                throw new IOException(file + " lies outside the rules folder");
            }
            if (instead.containsKey(file)) {
                return instead.get(file);
            }
            if (root != null) {
                return Files.readString(root.resolve(file));
            }
            return ClassPathText.of(RulesFolder.class, "/" + IN_JAR + file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The root of a YAML file, or null: there is none, or it cannot be read, and then there is a problem that says why. */
    public Tree tree(String file, Problems problems) {
        return exists(file) ? YamlParser.parse(file, read(file), problems, caches) : null;
    }

    /** The root of a YAML file that all games share: that of this folder, else the one that came with Oya. */
    public Tree shared(String file, Problems problems) {
        return (exists(file) ? this : inJar()).tree(file, problems);
    }

    /** All files, in alphabetical order. */
    public Collection<String> files() {
        // A directory may change while the program runs; a jar does not.
        if (root != null) {
            return walk(root);
        }
        if (listed == null) {
            listed = entries();
        }
        return listed;
    }

    @Override
    public String toString() {
        return own ? "the rules of the program" : root.toString();
    }

    private static boolean outside(String file) {
        return file.startsWith("/") || file.contains("..") || file.contains("\\") || file.contains(":");
    }

    private static Object resource(String file) {
        return RulesFolder.class.getResource("/" + IN_JAR + file);
    }

    private List<String> walk(Path from) {
        if (!Files.isDirectory(from)) {
            return List.of();
        }
        try (Stream<Path> paths = Files.walk(from, 6)) {
            return paths.filter(Files::isRegularFile)
                    .map(path -> root.relativize(path).toString().replace('\\', '/'))
                    .sorted(Comparator.naturalOrder())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Collection<String> entries() {
        List<String> files = new ArrayList<>();
        Path jar = codePlace();
        if (jar == null) {
            return files;
        }
        try (JarFile open = new JarFile(jar.toFile())) {
            Enumeration<JarEntry> entries = open.entries();
            while (entries.hasMoreElements()) {
                String name = entries.nextElement().getName();
                if (name.startsWith(IN_JAR) && !name.endsWith("/")) {
                    files.add(name.substring(IN_JAR.length()));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        files.sort(Comparator.naturalOrder());
        return List.copyOf(files);
    }

    private static Path codePlace() {
        try {
            CodeSource source = RulesFolder.class.getProtectionDomain().getCodeSource();
            return source == null ? null : Path.of(source.getLocation().toURI());
        } catch (URISyntaxException | IllegalArgumentException e) {
            return null;
        }
    }
}
