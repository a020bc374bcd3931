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
 * The rules that scenarios are held against: a rules folder, house layers, and a game and a profile where these are chosen
 * for all of them. Every file is read once; to see what has changed since, make a new one. Safe to share
 * between threads.
 */
public final class RulesUnderTest {
    private static final InheritableThreadLocal<RulesUnderTest> CURRENT = new InheritableThreadLocal<>();

    private final RuleLibrary library;
    private final List<Path> houses;
    private final ScenarioRules subjects;
    private final Function<Pack, Map<String, Object>> settings;
    /** What answers the questions of scenarios, of a pack under certain options. */
    private final BiFunction<Pack, Map<String, Object>, Rules> books;

    private final Read read;
    /** By what it goes on where a scenario leaves it to chance; empty as always. */
    final String luck;

    /** What has been read of a folder: packs by subject and further layers, and what scenarios of packs say. */
    private record Read(
            Map<List<Object>, Pack> packs, Map<String, StepPhrases> phrases, Map<String, Set<String>> written) {
        Read() {
            this(new ConcurrentHashMap<>(), new ConcurrentHashMap<>(), new ConcurrentHashMap<>());
        }
    }

    /**
     * What a scenario is about.
     *
     * @param game the id of a game, or null where nothing tells it
     * @param profile the id of one of its profiles, or null where there is no game
     */
    public record Subject(String game, String profile) {}

    /**
     * @param oya where the rules come from
     * @param houses files of house layers, laid on in order
     * @param game the game of all scenarios, or null
     * @param profile the profile of all scenarios, or null
     * @param settings the options that are set for all scenarios of a pack; what a scenario sets goes before them
     * @throws PackException where a house layer is broken
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

    /** The same packs, read once for both, whose questions something else answers. */
    public RulesUnderTest answeredBy(BiFunction<Pack, Map<String, Object>, Rules> others) {
        return new RulesUnderTest(library, houses, subjects, settings, others, read, luck);
    }

    /** The same rules where what scenarios leave to chance goes another way, one for each text. */
    public RulesUnderTest withLuck(String other) {
        return new RulesUnderTest(library, houses, subjects, settings, books, read, other);
    }

    /** The same choice among the packs of another folder, which has the same games. */
    public RulesUnderTest of(RuleLibrary other) {
        return new RulesUnderTest(other, houses, subjects, settings, other::rules, new Read(), luck);
    }

    /** The rules that scenarios are held against in this thread and in those it starts; else those that came with Oya. */
    public static RulesUnderTest current() {
        RulesUnderTest chosen = CURRENT.get();
        return chosen != null ? chosen : Own.RULES;
    }

    /** Does something while these are the rules of the scenarios that this thread runs. */
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
     * The resolved pack of a scenario.
     *
     * @throws PackException with every problem, where anything is wrong
     */
    public Pack pack(Subject subject) {
        return pack(subject, List.of());
    }

    /**
     * The pack of a scenario that names further house layers.
     *
     * @throws PackException where it names any that is neither in the rules folder nor given for all scenarios
     */
    Pack pack(Subject subject, List<String> further) {
        return read.packs.computeIfAbsent(List.of(subject, List.copyOf(further)), key -> {
            Set<Path> all = new LinkedHashSet<>(houses);
            further.forEach(name -> all.add(layer(name)));
            return library.pack(subject.game(), subject.profile(), List.copyOf(all));
        });
    }

    /**
     * The house layer that a scenario names.
     *
     * @throws PackException where there is none of that name in the rules folder or given for all scenarios
     */
    Path layer(String name) {
        LayerNames layers = new LayerNames(library.folder(), houses);
        Path layer = layers.find(name);
        if (layer == null) {
            throw new PackException(List.of(layers.unknown(new Place("(scenario)", 0), name, "A scenario")));
        }
        return layer;
    }

    /**
     * Compiles the rules of a subject, as they are where a scenario sets no option.
     *
     * @throws PackException with every problem, where anything is wrong
     * @throws IllegalArgumentException where an option that is set for all scenarios may not have its value
     */
    public RuleBook rules(Subject subject) {
        Pack pack = pack(subject);
        return library.rules(pack, settings.apply(pack));
    }

    /** The rules of a pack for a number of seats, under the options that a scenario sets. */
    Rules rules(Pack pack, Map<String, Object> options, int seats) {
        Map<String, Object> all = new LinkedHashMap<>(settings.apply(pack));
        all.putAll(options);
        all.put("players", seats);
        return books.apply(pack, all);
    }

    /** House layers that are laid on for all scenarios, in order. */
    public List<Path> houses() {
        return houses;
    }

    /** Which game and profile scenarios are of. */
    public ScenarioRules subjects() {
        return subjects;
    }

    /** Where the rules come from. */
    public RuleLibrary library() {
        return library;
    }

    /** What the words of a scenario of a pack mean; what the rules have between quotation marks stands for itself. */
    PhraseReader words(Pack pack) {
        StepPhrases phrases =
                read.phrases.computeIfAbsent(pack.base() + pack.words(), key -> StepPhrases.of(library.folder(), pack));
        Set<String> written = read.written.computeIfAbsent(
                pack.digest(),
                any -> pack.rules().stream()
                        .flatMap(file -> Arrays.stream(file.text().split("\"")))
                        .collect(Collectors.toUnmodifiableSet()));
        return new PhraseReader(pack, phrases, written);
    }

    /** The rules that came with Oya, read when they are first asked for. */
    private static final class Own {
        private static final RulesUnderTest RULES =
                new RulesUnderTest(RuleLibrary.inJar(), List.of(), null, null, pack -> Map.of());
    }
}
