package dev.oya.pack.read;

import dev.oya.files.ClassPathText;
import dev.oya.input.Advice;
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
 * A folder of rule packs: the bundled rules, or a directory of the same structure. Files are named by their relative path with
 * slashes. Immutable and thread-safe.
 */
public final class RulesFolder {
    private static final String IN_JAR = "rules/";
    /** Caches of the bundled rules, shared by all instances. */
    private static final RuleCaches OF_THE_PROGRAM = new RuleCaches();

    private static final Pattern PACK = Pattern.compile("^([^/]+)/([1-9][0-9]{0,3})/pack\\.yaml$");
    private static final Pattern MAJOR = Pattern.compile("[1-9][0-9]{0,3}");

    private final Path root;
    private final boolean own;
    private final Map<String, String> instead;
    private final UnaryOperator<String> layers;
    private final RuleCaches caches;
    private final boolean isKept;
    private volatile Collection<String> listed;

    private RulesFolder(
            Path root,
            boolean own,
            Map<String, String> instead,
            UnaryOperator<String> layers,
            RuleCaches caches,
            boolean isKept) {
        this.caches = caches;
        this.isKept = isKept;
        this.root = root;
        this.own = own;
        this.instead = instead;
        this.layers = layers;
    }

    private RulesFolder(Path root, boolean own) {
        this(root, own, Map.of(), name -> null, own ? OF_THE_PROGRAM : new RuleCaches(), false);
    }

    /**
     * Returns this folder with the given files added or replaced.
     *
     * @param texts texts by file
     */
    public RulesFolder with(Map<String, String> texts) {
        Map<String, String> all = new TreeMap<>(instead);
        all.putAll(texts);
        return new RulesFolder(root, own, Collections.unmodifiableMap(all), layers, caches, isKept);
    }

    /** Returns the rules folder in a directory that contains {@code decks/} and a subdirectory for each game. */
    public static RulesFolder of(Path directory) {
        return new RulesFolder(directory, false);
    }

    /**
     * Returns the bundled rules. Uses the rules of the source checkout, or the rules in the JAR or beside the classes if there
     * is no checkout.
     */
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

    /**
     * Returns the given directory. If it is null, returns the directory in the environment variable {@code OYA_RULES}, or the
     * bundled rules if the variable is not set.
     */
    public static RulesFolder chosen(Path directoryOrNull) {
        if (directoryOrNull != null) {
            return of(directoryOrNull);
        }
        String named = System.getenv("OYA_RULES");
        return named == null || named.isBlank() ? inJar() : of(Path.of(named));
    }

    /**
     * Returns this folder with untrusted house-rule layers.
     *
     * @param texts function that returns the text of a layer, or null if there is no layer of this name
     */
    public RulesFolder withLayers(UnaryOperator<String> texts) {
        return new RulesFolder(root, own, instead, texts, caches, isKept);
    }

    /** Returns this folder with the caches of the given folder. */
    public RulesFolder sharing(RulesFolder other) {
        return new RulesFolder(root, own, instead, layers, other.caches, isKept);
    }

    /**
     * Returns this folder, marked as stored: its files were valid when they were stored, even if a later version rejects them.
     */
    public RulesFolder kept() {
        return new RulesFolder(root, own, instead, layers, caches, true);
    }

    /** Returns whether the files were valid when they were stored. */
    public boolean isKept() {
        return isKept;
    }

    /** Returns the caches for reading, checking and compiling the rules of this folder. */
    public RuleCaches caches() {
        return caches;
    }

    /** Returns the text of the untrusted house-rule layer with the given name, or null if it does not exist. */
    String layer(String name) {
        return layers.apply(name);
    }

    /** Returns whether these are the bundled rules. */
    public boolean isOwn() {
        return own;
    }

    /** Returns the directory, or null if the rules are in a JAR. */
    public Path directory() {
        return root;
    }

    /** Returns the ids of all games, in alphabetical order. */
    public List<String> games() {
        Stream<String> games = root == null
                ? packs().map(pack -> pack.group(1))
                : names(root).stream().filter(name -> !majors(name).isEmpty());
        return games.distinct().sorted().toList();
    }

    /** Returns the major versions of a game in ascending order, or an empty list if the game does not exist. */
    public List<Integer> majors(String game) {
        if (outside(game)) {
            return List.of();
        }
        Stream<String> majors = root == null
                ? packs().filter(pack -> pack.group(1).equals(game)).map(pack -> pack.group(2))
                : names(root.resolve(game)).stream()
                        .filter(name -> MAJOR.matcher(name).matches())
                        .filter(name -> Files.isRegularFile(
                                root.resolve(game).resolve(name).resolve("pack.yaml")));
        return majors.map(Integer::valueOf).sorted().toList();
    }

    /** Returns the matches of the {@code pack.yaml} files in the JAR, with the game and the major version as groups. */
    private Stream<MatchResult> packs() {
        return files().stream().flatMap(file -> PACK.matcher(file).results());
    }

    /** Returns the names in a directory, or an empty list if it is not a directory. */
    private static List<String> names(Path directory) {
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.map(entry -> entry.getFileName().toString()).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public boolean exists(String file) {
        if (outside(file) || instead.containsKey(file)) {
            return !outside(file);
        }
        return root != null ? Files.isRegularFile(root.resolve(file)) : resource(file) != null;
    }

    /**
     * Returns the text of a file.
     *
     * @throws UncheckedIOException if the file cannot be read, is not UTF-8 or is outside the folder
     */
    public String read(String file) {
        try {
            if (outside(file)) {
                throw new IOException(file + " is outside the rules folder");
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

    /**
     * Returns the root of a YAML file. Returns null if the file does not exist, or after reporting its problems if it is
     * invalid.
     */
    public Tree tree(String file, Problems problems) {
        return exists(file) ? tree(PackFiles.kind(file), file, read(file), problems, false) : null;
    }

    /** Returns the root of a file in the given format, or null after reporting the file's problems. */
    Tree tree(String kind, String file, String text, Problems problems, boolean foreign) {
        return isKept
                ? YamlParser.parse(file, text, problems, foreign ? new RuleCaches() : caches)
                : FileCheck.tree(kind, file, text, problems, caches, foreign);
    }

    /**
     * Returns the root of a YAML file that all games share. If this folder does not contain the file, the bundled file is used.
     */
    public Tree shared(String file, Problems problems) {
        return (exists(file) ? this : inJar()).tree(file, problems);
    }

    /** Returns all files in alphabetical order. */
    public Collection<String> files() {
        // A directory may change while the program runs, so only the files of a JAR are cached.
        if (root != null) {
            return walk();
        }
        if (listed == null) {
            listed = entries();
        }
        return listed;
    }

    /** Returns the name of the folder for messages. */
    public Object name() {
        return own ? Advice.of("shipped-rules") : root.toString();
    }

    @Override
    public String toString() {
        return name().toString();
    }

    private static boolean outside(String file) {
        return file.startsWith("/") || file.contains("..") || file.contains("\\") || file.contains(":");
    }

    private static Object resource(String file) {
        return RulesFolder.class.getResource("/" + IN_JAR + file);
    }

    private List<String> walk() {
        if (!Files.isDirectory(root)) {
            return List.of();
        }
        try (Stream<Path> paths = Files.walk(root, 6)) {
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
