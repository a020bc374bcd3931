package dev.oya.engine;

import dev.oya.engine.check.UntrustedRuleGate;
import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.pack.Pack;
import dev.oya.pack.Profile;
import dev.oya.pack.RuleGate;
import dev.oya.pack.read.PackReader;
import dev.oya.pack.read.RulesFolder;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** The games of a rules folder. The games are read, checked, compiled and cached on demand. Safe for concurrent use. */
public final class RuleLibrary {
    /** Default number of compiled packs to cache. */
    private static final int MOST_PACKS = 64;

    private final RulesFolder folder;
    private final boolean allowDrl;
    private final RuleBookCache books;
    /**
     * Cached listings of games and profiles, so that requests to a service do not wait for the disk. Null if listings are not
     * cached.
     */
    private final Map<String, List<String>> found;

    private RuleLibrary(RulesFolder folder, boolean allowDrl, RuleBookCache books, Map<String, List<String>> found) {
        this.folder = folder;
        this.allowDrl = allowDrl;
        this.books = books;
        this.found = found;
    }

    /** Returns a library of the rules that ship with Oya. */
    public static RuleLibrary inJar() {
        return of(RulesFolder.inJar());
    }

    /** Returns a library of the rules in a folder. */
    public static RuleLibrary of(RulesFolder folder) {
        return new RuleLibrary(folder, false, new RuleBookCache(MOST_PACKS, MOST_PACKS, folder.caches()), null);
    }

    /**
     * Returns a library of the rules of a match that has already begun, or of mutated rules. The rules can be played even if
     * {@link #check} reports unused names or missing glossary entries.
     */
    public static RuleLibrary ofKept(RulesFolder folder) {
        return of(folder.kept());
    }

    /**
     * Returns this library with DRL allowed in untrusted house-rule layers. The rules of these layers are validated against the
     * vocabulary first.
     */
    public RuleLibrary allowingDrl() {
        return new RuleLibrary(folder, true, books, found);
    }

    /** Returns whether untrusted house-rule layers may contain DRL. */
    public boolean allowsDrl() {
        return allowDrl;
    }

    /**
     * Returns this library with additional house-rule layers that have no file.
     *
     * @param texts function that returns the text of the layer with the given name, or null if it does not exist; these layers
     *     are untrusted
     */
    public RuleLibrary withLayers(UnaryOperator<String> texts) {
        return new RuleLibrary(folder.withLayers(texts), allowDrl, books, found);
    }

    /**
     * Returns this library for a service, with additional house-rule layers that have no file. The lists of games and profiles
     * are read once and cached.
     *
     * @param texts function that returns the text of the layer with the given name, or null if it does not exist; these layers
     *     are untrusted
     * @param packs maximum number of compiled packs; beyond it, the least recently used packs are evicted
     * @param compiling maximum number of concurrent compilations
     */
    public RuleLibrary serving(UnaryOperator<String> texts, int packs, int compiling) {
        return new RuleLibrary(
                folder.withLayers(texts),
                allowDrl,
                new RuleBookCache(packs, compiling, folder.caches()),
                new ConcurrentHashMap<>());
    }

    /** Returns whether the rules of the given pack are already compiled. */
    public boolean hasCompiled(Pack pack) {
        return books.has(pack);
    }

    /**
     * Evicts answers if all packs together cache more than {@code most}. The answers that were not used recently are evicted
     * first.
     */
    public void keepAnswers(int most) {
        books.keepAnswers(most);
    }

    /** Returns the number of cached answers of all packs together. */
    public long cachedAnswers() {
        return books.cachedAnswers();
    }

    public RulesFolder folder() {
        return folder;
    }

    /** Returns the ids of all games. */
    public List<String> games() {
        return found("", () -> PackReader.games(folder));
    }

    /**
     * Returns the ids of a game's profiles.
     *
     * @param game id of the game, or id and major version such as {@code game@1}
     */
    public List<String> profiles(String game) {
        return found(
                game,
                () -> PackReader.profiles(folder, game).stream()
                        .map(Profile::id)
                        .toList());
    }

    private List<String> found(String what, Supplier<List<String>> looking) {
        return found == null ? looking.get() : found.computeIfAbsent(what, any -> looking.get());
    }

    /**
     * Returns the resolved pack of a game. Untrusted house-rule layers may contain only YAML unless {@link #allowsDrl} is true.
     *
     * @param game id of the game, with or without {@code @major}
     * @param profile id of the profile, or null for the default profile
     * @param houses files of house-rule layers, in the order of application
     * @throws PackException listing every problem, if there are any
     */
    public Pack pack(String game, String profile, List<Path> houses) {
        return pack(game, profile, houses, allowDrl);
    }

    /**
     * Returns the resolved pack of a game.
     *
     * @param game id of the game, with or without {@code @major}
     * @param profile id of the profile, or null for the default profile
     * @param houses files of house-rule layers, in the order of application
     * @param allowDrl whether untrusted house-rule layers may contain DRL, which is validated against the vocabulary before
     * compilation
     * @throws PackException listing every problem, if there are any
     */
    public Pack pack(String game, String profile, List<Path> houses, boolean allowDrl) {
        RuleGate gate = allowDrl ? new UntrustedRuleGate() : RuleGate.SHUT;
        return folder.isKept()
                ? PackCheckCache.readWithoutRechecking(folder, game, profile, houses, gate)
                : PackCheckCache.read(folder, game, profile, houses, gate);
    }

    /**
     * Returns all problems of a game. These are the problems that {@link #pack} throws, rules that do not compile, and warnings
     * about unused names and missing glossary entries. A game with warnings can be played ({@link Problem#isWarning}).
     *
     * @param game id of the game, with or without {@code @major}
     * @param profile id of the profile, or null for the default profile
     * @param houses files of house-rule layers, in the order of application
     */
    public List<Problem> check(String game, String profile, List<Path> houses) {
        try {
            List<Problem> problems = PackCheckCache.problems(
                    folder, game, profile, houses, allowDrl ? new UntrustedRuleGate() : RuleGate.SHUT);
            if (problems.stream().allMatch(Problem::isWarning)) {
                rules(pack(game, profile, houses), Map.of()).fishing().askAboutCards();
            }
            return problems;
        } catch (PackException wrong) {
            return wrong.problems();
        }
    }

    /**
     * Returns the rules of the given pack with the given options. Equal arguments return the same rule book unless it was
     * evicted.
     *
     * @throws PackException if a rule does not compile
     * @throws IllegalArgumentException if an option is unknown or does not allow its value
     */
    public RuleBook rules(Pack pack, Map<String, Object> options) {
        return books.of(pack, options);
    }
}
