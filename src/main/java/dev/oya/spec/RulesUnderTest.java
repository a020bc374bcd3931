package dev.oya.spec;

import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.PackException;
import dev.oya.input.Place;
import dev.oya.pack.Pack;
import dev.oya.pack.read.LayerNames;
import dev.oya.pack.words.StepPhrases;
import dev.oya.play.Rules;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The rules that scenarios are checked against: a rules folder, house-rule layers, and optionally a game and a profile for all
 * scenarios. Each file is read once, so changes require a new instance. Safe for concurrent use.
 */
public final class RulesUnderTest {
    private static final InheritableThreadLocal<RulesUnderTest> CURRENT = new InheritableThreadLocal<>();

    private final RuleLibrary library;
    private final List<Path> houses;
    private final ScenarioRules subjects;
    private final Function<Pack, Map<String, Object>> settings;
    /** Function that returns the rules of a pack with certain options. */
    private final BiFunction<Pack, Map<String, Object>, Rules> books;

    private final Read read;
    /** Suffix of the seeds for random choices in scenarios. Empty by default. */
    final String luck;

    /** The cached content of a folder: packs by subject and additional layers, and the phrases of packs. */
    private record Read(
            Map<List<Object>, Pack> packs, Map<String, StepPhrases> phrases, Map<String, Set<String>> written) {
        Read() {
            this(new ConcurrentHashMap<>(), new ConcurrentHashMap<>(), new ConcurrentHashMap<>());
        }
    }

    /**
     * The game and profile of a scenario.
     *
     * @param game id of the game, or null if the game is unknown
     * @param profile id of a profile of the game, or null if the game is unknown
     */
    public record Subject(String game, String profile) {}

    /**
     * @param library library of the rules
     * @param houses files of house-rule layers, in the order of application
     * @param game game of all scenarios, or null if each scenario determines its game
     * @param profile profile of all scenarios, or null if each scenario determines its profile
     * @param settings options for all scenarios of a pack; the options that a scenario sets take precedence
     * @throws PackException if a house-rule layer is invalid
     */
    public RulesUnderTest(
            RuleLibrary library,
            List<Path> houses,
            String game,
            String profile,
            Function<Pack, Map<String, Object>> settings) {
        this(
                library,
                houses,
                new ScenarioRules(library, houses, game, profile),
                settings,
                library::rules,
                new Read(),
                "");
    }

    private RulesUnderTest(
            RuleLibrary library,
            List<Path> houses,
            ScenarioRules subjects,
            Function<Pack, Map<String, Object>> settings,
            BiFunction<Pack, Map<String, Object>, Rules> books,
            Read read,
            String luck) {
        this.library = library;
        this.houses = List.copyOf(houses);
        this.subjects = subjects;
        this.settings = settings;
        this.books = books;
        this.read = read;
        this.luck = luck;
    }

    /** Returns a copy that answers questions with the given rules. The copies share the cached files. */
    public RulesUnderTest answeredBy(BiFunction<Pack, Map<String, Object>, Rules> others) {
        return new RulesUnderTest(library, houses, subjects, settings, others, read, luck);
    }

    /** Returns a copy whose random choices are seeded with the given text. */
    public RulesUnderTest withLuck(String other) {
        return new RulesUnderTest(library, houses, subjects, settings, books, read, other);
    }

    /** Returns a copy that reads the rules of another folder with the same games. */
    public RulesUnderTest of(RuleLibrary other) {
        return new RulesUnderTest(other, houses, subjects, settings, other::rules, new Read(), luck);
    }

    /**
     * Returns the rules under test of this thread. Threads that this thread starts inherit these rules. By default, these are
     * the rules that ship with Oya.
     */
    public static RulesUnderTest current() {
        RulesUnderTest chosen = CURRENT.get();
        return chosen != null ? chosen : Own.RULES;
    }

    /** Makes these the current rules of this thread while {@code work} runs. */
    public void during(Runnable work) {
        RulesUnderTest before = CURRENT.get();
        CURRENT.set(this);
        try {
            work.run();
        } finally {
            CURRENT.set(before);
        }
    }

    /**
     * Returns the resolved pack of a scenario.
     *
     * @throws PackException if the pack has problems; the exception lists all of them
     */
    public Pack pack(Subject subject) {
        return pack(subject, List.of());
    }

    /**
     * Returns the pack of a scenario with additional house-rule layers.
     *
     * @throws PackException if a layer is neither in the rules folder nor given for all scenarios
     */
    Pack pack(Subject subject, List<String> further) {
        return read.packs.computeIfAbsent(List.of(subject, List.copyOf(further)), key -> {
            Set<Path> all = new LinkedHashSet<>(houses);
            further.forEach(name -> all.add(layer(name)));
            return library.pack(subject.game(), subject.profile(), List.copyOf(all));
        });
    }

    /**
     * Returns the house-rule layer with the given name.
     *
     * @throws PackException if the layer is neither in the rules folder nor given for all scenarios
     */
    Path layer(String name) {
        LayerNames layers = new LayerNames(library.folder(), houses);
        Path layer = layers.find(name);
        if (layer == null) {
            throw new PackException(List.of(layers.unknown(new Place("(scenario)", 0), name)));
        }
        return layer;
    }

    /**
     * Compiles the rules of a subject for scenarios that set no option.
     *
     * @throws PackException if the pack has problems; the exception lists all of them
     * @throws IllegalArgumentException if an option that is set for all scenarios has an invalid value
     */
    public RuleBook rules(Subject subject) {
        Pack pack = pack(subject);
        return library.rules(pack, settings.apply(pack));
    }

    /** Returns the rules of a pack for a number of seats, with the options of a scenario. */
    Rules rules(Pack pack, Map<String, Object> options, int seats) {
        Map<String, Object> all = new LinkedHashMap<>(settings.apply(pack));
        all.putAll(options);
        all.put("players", seats);
        return books.apply(pack, all);
    }

    /** Returns the house-rule layers of all scenarios, in the order of application. */
    public List<Path> houses() {
        return houses;
    }

    /** Returns the selector of the game and profile of scenarios. */
    public ScenarioRules subjects() {
        return subjects;
    }

    public RuleLibrary library() {
        return library;
    }

    /** Returns the reader of phrases in scenarios of a pack. Quoted texts of the rules are not translated. */
    public PhraseReader words(Pack pack) {
        StepPhrases phrases =
                read.phrases.computeIfAbsent(pack.base() + pack.words(), key -> StepPhrases.of(library.folder(), pack));
        Set<String> written = read.written.computeIfAbsent(
                pack.digest(),
                any -> pack.rules().stream()
                        .flatMap(file -> Arrays.stream(file.text().split("\"")))
                        .collect(Collectors.toUnmodifiableSet()));
        return new PhraseReader(pack, phrases, written);
    }

    /** The rules that ship with Oya, loaded on first use. */
    private static final class Own {
        private static final RulesUnderTest RULES =
                new RulesUnderTest(RuleLibrary.inJar(), List.of(), null, null, pack -> Map.of());
    }
}
