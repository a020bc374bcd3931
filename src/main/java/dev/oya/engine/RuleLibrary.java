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

/**
 * The games of a folder of rules, read, checked and compiled when they are asked for, and kept.
 *
 * <p>Safe to share between threads.
 */
public final class RuleLibrary {
    /** How many packs are kept compiled where nothing else is said. */
    private static final int MOST_PACKS = 64;

    private final RulesFolder folder;
    private final boolean isKept;
    private final boolean allowDrl;
    private final RuleBookCache books;
    /** What the folder was found to hold, where it is served: nobody who asks waits for the disk. Null elsewhere. */
    private final Map<String, List<String>> found;

    private RuleLibrary(
            RulesFolder folder,
            boolean isKept,
            boolean allowDrl,
            RuleBookCache books,
            Map<String, List<String>> found) {
        this.folder = folder;
        this.isKept = isKept;
        this.allowDrl = allowDrl;
        this.books = books;
        this.found = found;
    }

    /** With the rules that came with Oya. */
    public static RuleLibrary inJar() {
        return of(RulesFolder.inJar());
    }

    /** With the rules of a folder. */
    public static RuleLibrary of(RulesFolder folder) {
        return new RuleLibrary(folder, false, false, new RuleBookCache(MOST_PACKS, MOST_PACKS, folder.caches()), null);
    }

    /**
     * With rules that a match began with, or that are changed to see who notices: they are played whatever {@link #check} says
     * of what nobody uses or has a word for.
     */
    public static RuleLibrary ofKept(RulesFolder folder) {
        return new RuleLibrary(folder, true, false, new RuleBookCache(MOST_PACKS, MOST_PACKS, folder.caches()), null);
    }

    /** The same, where house layers from elsewhere may bring rules in DRL, held against the vocabulary first. */
    public RuleLibrary allowingDrl() {
        return new RuleLibrary(folder, isKept, true, books, found);
    }

    /** Whether house layers from elsewhere may bring rules in DRL. */
    public boolean allowsDrl() {
        return allowDrl;
    }

    /**
     * The same, with house layers that have no file.
     *
     * @param texts the text of a layer by its name, or null where there is none of that name; such layers are from elsewhere
     */
    public RuleLibrary withLayers(UnaryOperator<String> texts) {
        return new RuleLibrary(folder.withLayers(texts), isKept, allowDrl, books, found);
    }

    /**
     * The same, with rules besides that have no file. Which games and profiles there are is looked up once.
     *
     * @param texts the text of a house layer by its name, or null where there is none of that name; such layers are from
     *     elsewhere
     * @param packs how many packs are kept compiled, the least used being forgotten
     * @param compiling how many are compiled at a time
     */
    public RuleLibrary serving(UnaryOperator<String> texts, int packs, int compiling) {
        return new RuleLibrary(
                folder.withLayers(texts),
                isKept,
                allowDrl,
                new RuleBookCache(packs, compiling, folder.caches()),
                new ConcurrentHashMap<>());
    }

    /** Whether the rules of a pack are compiled already. */
    public boolean hasCompiled(Pack pack) {
        return books.has(pack);
    }

    /** Lets go of answers where all packs together remember more than {@code most}: those not asked for lately first. */
    public void keepAnswers(int most) {
        books.keepAnswers(most);
    }

    /** How many answers are remembered, of all packs together. */
    public long remembered() {
        return books.remembered();
    }

    /** Where the rules come from. */
    public RulesFolder folder() {
        return folder;
    }

    /** The ids of all games. */
    public List<String> games() {
        return found("", () -> PackReader.games(folder));
    }

    /**
     * The ids of a game's profiles.
     *
     * @param game the game's id, or id and major version such as {@code game@1}
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
     * The resolved pack of a game. House layers from elsewhere than the rules folder may hold YAML alone, unless this is
     * {@link #allowingDrl}.
     *
     * @param game its id, with or without {@code @major}
     * @param profile the profile, or null for the first
     * @param houses files of house layers, laid on in order
     * @throws PackException with every problem, where anything is wrong
     */
    public Pack pack(String game, String profile, List<Path> houses) {
        return pack(game, profile, houses, allowDrl);
    }

    /**
     * The resolved pack of a game.
     *
     * @param game its id, with or without {@code @major}
     * @param profile the profile, or null for the first
     * @param houses files of house layers, laid on in order
     * @param allowDrl whether house layers from elsewhere than the rules folder may bring rules in DRL; these are held
     *     against the vocabulary before they are compiled
     * @throws PackException with every problem, where anything is wrong
     */
    public Pack pack(String game, String profile, List<Path> houses, boolean allowDrl) {
        RuleGate gate = allowDrl ? new UntrustedRuleGate() : RuleGate.SHUT;
        return isKept
                ? PackCheckCache.readWithoutRechecking(folder, game, profile, houses, gate)
                : PackCheckCache.read(folder, game, profile, houses, gate);
    }

    /**
     * Everything that is wrong with a game as a table plays it: what {@link #pack} throws, and rules that do not compile.
     * What is not said or not used yet is told too, but hinders nobody ({@link Problem#isRemark}).
     *
     * @param game its id, with or without {@code @major}
     * @param profile the profile, or null for the first
     * @param houses files of house layers, laid on in order
     */
    public List<Problem> check(String game, String profile, List<Path> houses) {
        try {
            List<Problem> problems = PackCheckCache.problems(
                    folder, game, profile, houses, allowDrl ? new UntrustedRuleGate() : RuleGate.SHUT);
            if (problems.stream().allMatch(Problem::isRemark)) {
                rules(pack(game, profile, houses), Map.of());
            }
            return problems;
        } catch (PackException wrong) {
            return wrong.problems();
        }
    }

    /**
     * The rules of a pack under certain options; the same pack and options mostly give the same rule book.
     *
     * @throws PackException where a rule does not compile
     * @throws IllegalArgumentException where an option is unknown or may not have its value
     */
    public RuleBook rules(Pack pack, Map<String, Object> options) {
        return books.of(pack, options);
    }
}
