package dev.oya.spec.mutate;

import dev.oya.engine.ChangedRules;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.PackException;
import dev.oya.pack.Pack;
import dev.oya.pack.Profile;
import dev.oya.pack.read.PackReader;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.run.FeatureFiles;
import dev.oya.spec.run.ScenarioRunner;
import dev.oya.spec.run.Scenarios;
import dev.oya.threads.OrderedWork;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Predicate;

/**
 * A mutation test of the rules of a game or a layer. It applies one mutation at a time and runs the scenarios whose answers
 * change, until a scenario fails. Scenarios that are tagged with a statement that the rule cites run first. Not thread-safe,
 * but it starts threads.
 */
public final class Mutations {
    private static final int TOGETHER = 60;
    private static final int AT_ONCE = 3;

    private final BaselineRun baseline;
    private final RuleTexts texts;
    private final Scenarios scenarios;
    private final List<RulesUnderTest.Subject> profiles = new ArrayList<>();
    private final List<Pack> packs = new ArrayList<>();
    private final Map<List<Object>, Pack> before = new HashMap<>();
    private final ThreadLocal<ScenarioRunner> runners;
    private volatile boolean stopped;

    /**
     * @param rules rules under test, all of one game
     * @param layer file of the layer in the rules folder whose rules are mutated, or null to mutate the rules of the game
     * @param meant predicate that selects the scenarios to run
     * @throws PackException if a profile of the game is invalid
     */
    public Mutations(
            RulesUnderTest rules, String game, String layer, Scenarios scenarios, Predicate<Scenarios.One> meant) {
        this.baseline =
                new BaselineRun(rules, scenarios.all().stream().filter(meant).toList());
        this.scenarios = scenarios;
        for (Profile profile : PackReader.profiles(rules.library().folder(), game)) {
            RulesUnderTest.Subject subject = new RulesUnderTest.Subject(game, profile.id());
            profiles.add(subject);
            Pack pack = rules.pack(subject);
            packs.add(pack);
            before.put(MutantRun.OfFile.key(pack), pack);
        }
        this.texts = new RuleTexts(rules.library().folder(), rules.houses(), packs, layer);
        this.runners = ThreadLocal.withInitial(() -> new ScenarioRunner(scenarios));
    }

    public int scenarios() {
        return baseline.scenarios().size();
    }

    /** Returns all mutations in the order of the files. */
    public List<Mutation> changes() {
        return texts.changes();
    }

    /** Stops the run before the next mutation. Earlier results are retained. Safe to call from any thread. */
    public void stop() {
        stopped = true;
    }

    /** Runs the work for each number from 0 to {@code count - 1}, or until the run is stopped. */
    private void eachOf(int threads, int count, IntConsumer work) {
        try {
            OrderedWork.all(threads, count, number -> {
                if (!stopped) {
                    work.accept(number);
                }
                return number;
            });
        } catch (InterruptedException broken) {
            Thread.currentThread().interrupt();
            stop();
        }
    }

    /** Runs every scenario under unmodified rules. Returns the failures with place and message. */
    public List<String> baseline(int threads, Runnable each) {
        eachOf(threads, scenarios(), number -> {
            baseline.run(number, runners.get());
            each.run();
        });
        List<String> red = new ArrayList<>();
        for (int i = 0; i < scenarios(); i++) {
            if (baseline.wrong(i) != null) {
                red.add(place(i) + ": " + baseline.wrong(i));
            }
        }
        return red;
    }

    /**
     * Tries mutations.
     *
     * @param each receiver of each result, called on the thread that ran the mutant
     */
    public void run(List<Mutation> changes, int threads, Consumer<MutantResult> each) {
        make(changes, threads, (change, mutant, none) -> {
            MutantResult result = none != null ? none : tried(change, mutant);
            // A mutation that was interrupted does not count as tried.
            if (result.isNoticed() || !stopped) {
                each.accept(result);
            }
        });
    }

    /**
     * Plays random rounds, and returns a search of these rounds for scenarios that detect mutations.
     *
     * @param rounds number of rounds of each profile
     */
    public Proposals proposals(int rounds) {
        Map<String, Map<String, Integer>> used = new TreeMap<>();
        for (Scenarios.One one : baseline.scenarios()) {
            String profile = baseline.rules()
                    .subjects()
                    .subject(one.file(), one.tags(), one.language())
                    .profile();
            used.computeIfAbsent(profile, any -> new TreeMap<>()).merge(one.language(), 1, Integer::sum);
        }
        Map<String, String> languages = new HashMap<>();
        used.forEach((profile, times) -> languages.put(
                profile,
                Collections.max(times.entrySet(), Map.Entry.comparingByValue()).getKey()));
        RandomRounds played = new RandomRounds(baseline.rules(), profiles, rounds);
        return new Proposals(this, played, packs, languages, scenarios, () -> stopped);
    }

    /** Returns the tags, without {@code @}, of scenarios that pass under unmodified rules. */
    Set<String> green() {
        Set<String> ids = new TreeSet<>();
        for (int number = 0; number < scenarios(); number++) {
            if (baseline.wrong(number) == null) {
                baseline.scenarios().get(number).tags().forEach(tag -> ids.add(tag.substring(1)));
            }
        }
        return ids;
    }

    /** Receives whether a scenario that is tagged with a cited statement detects a mutation. */
    interface Noted {
        void of(Mutation change, String statement, boolean noticed);
    }

    /**
     * Tests for each mutation and cited statement whether a scenario with the tag of the statement detects the mutation.
     *
     * @param needed predicate that selects the pairs of mutation and statement to test
     * @param noted receiver of each result, called on the thread that found it; receives nothing for mutations that are
     *     rejected or that do not change the packs of the statement's scenarios
     */
    void prove(List<Mutation> changes, BiPredicate<Mutation, String> needed, int threads, Noted noted, Runnable each) {
        make(changes, threads, (change, mutant, none) -> {
            if (none == null) {
                prove(change, mutant, needed, noted);
            }
            each.run();
        });
    }

    private void prove(Mutation change, MutantRun mutant, BiPredicate<Mutation, String> needed, Noted noted) {
        Map<String, Set<Integer>> tagged = new TreeMap<>();
        Set<Integer> all = new HashSet<>();
        for (int number : baseline.in(mutant::isIn)) {
            for (String tag : baseline.scenarios().get(number).tags()) {
                String id = tag.substring(1);
                if (change.cites().contains(id) && baseline.wrong(number) == null) {
                    tagged.computeIfAbsent(id, any -> new TreeSet<>()).add(number);
                    all.add(number);
                }
            }
        }
        Set<Integer> affected = new HashSet<>();
        mutant.affected(some -> !affected.containsAll(some) && some.stream().anyMatch(all::contains))
                .forEach(affected::addAll);
        Map<Integer, Boolean> red = new HashMap<>();
        tagged.forEach((id, some) -> {
            if (needed.test(change, id) && !stopped) {
                noted.of(
                        change,
                        id,
                        some.stream()
                                .filter(affected::contains)
                                .sorted(Comparator.comparing(baseline::questions))
                                .anyMatch(one -> red.computeIfAbsent(one, any -> tried(change, mutant, one) != null)));
            }
        });
    }

    /** Receives each mutation with its mutated rules, or with its result if no scenario needs to run. */
    private interface Made {
        void of(Mutation change, MutantRun mutant, MutantResult none);
    }

    private void make(List<Mutation> changes, int threads, Made each) {
        List<List<Mutation>> parts = new ArrayList<>();
        List<Mutation> rules = changes.stream().filter(Mutation::inRule).toList();
        for (int i = 0; i < rules.size(); i += TOGETHER) {
            parts.add(rules.subList(i, Math.min(i + TOGETHER, rules.size())));
        }
        changes.stream().filter(one -> !one.inRule()).forEach(one -> parts.add(List.of(one)));
        eachOf(threads, parts.size(), number -> {
            List<Mutation> part = parts.get(number);
            if (part.get(0).inRule()) {
                makeRules(part, each);
            } else {
                makeFile(part.get(0), each);
            }
        });
    }

    private void makeRules(List<Mutation> part, Made each) {
        Map<Mutation, ChangedRules.Compiled> made = compiled(part);
        for (Mutation change : part) {
            if (stopped) {
                return;
            }
            ChangedRules.Compiled now = made.get(change);
            String refused = now == null ? "drl-does-not-compile" : texts.refused(change);
            if (refused != null) {
                each.of(change, null, new MutantResult(change, MutantResult.Result.REFUSED, refused, 0));
            } else {
                each.of(change, mutant(change, now, baseline), null);
            }
        }
    }

    /**
     * Returns the mutated rules of each mutation. The rule check must have accepted all mutations.
     *
     * @param runs calls of the unmodified rules
     */
    List<MutantRun> mutants(List<Mutation> changes, BaselineRun runs) {
        Map<Mutation, ChangedRules.Compiled> compiled = compiled(changes);
        return changes.stream()
                .map(change -> change.inRule()
                        ? mutant(change, compiled.get(change), runs)
                        : mutant(change, texts.read(change).others(), runs))
                .toList();
    }

    private MutantRun mutant(Mutation change, ChangedRules.Compiled now, BaselineRun runs) {
        return new MutantRun.OfRule(runs, change.of(), texts.find(change).text(), now);
    }

    private MutantRun mutant(Mutation change, Set<String> profiles, BaselineRun runs) {
        return new MutantRun.OfFile(runs, RuleLibrary.ofKept(texts.with(change)), before, profiles);
    }

    /** Returns the changed rules by mutation. Mutations whose rules do not compile are missing. */
    private Map<Mutation, ChangedRules.Compiled> compiled(List<Mutation> changes) {
        Map<Mutation, ChangedRules.Compiled> made = new HashMap<>();
        List<Mutation> written = new ArrayList<>();
        for (Mutation change : changes) {
            if (change.inRule() && change.kind() == Mutation.Kind.RULE) {
                made.put(change, ChangedRules.Compiled.none(texts.find(change).text()));
            } else if (change.inRule()) {
                written.add(change);
            }
        }
        List<ChangedRules.Compiled> all =
                ChangedRules.compile(written.stream().map(Mutation::text).toList());
        for (int i = 0; i < all.size(); i++) {
            made.put(written.get(i), all.get(i));
        }
        return made;
    }

    private void makeFile(Mutation change, Made each) {
        RuleTexts.Read read = texts.read(change);
        if (read.refused() != null) {
            each.of(change, null, new MutantResult(change, MutantResult.Result.REFUSED, read.refused(), 0));
        } else if (read.others().isEmpty()) {
            each.of(change, null, new MutantResult(change, MutantResult.Result.EQUAL, null, 0));
        } else {
            each.of(change, mutant(change, read.others(), baseline), null);
        }
    }

    /**
     * Tries a mutation. Runs a few scenarios for each call with a changed answer immediately. Runs the other scenarios when all
     * such calls have been found.
     */
    private MutantResult tried(Mutation change, MutantRun mutant) {
        Comparator<Integer> likely = likely(change.cites());
        Set<Integer> run = new HashSet<>();
        Set<Integer> waiting = new TreeSet<>(likely.thenComparing(Comparator.naturalOrder()));
        for (List<Integer> some : mutant.affected(any -> true)) {
            List<Integer> left = some.stream()
                    .filter(one -> !run.contains(one))
                    .sorted(likely)
                    .toList();
            List<Integer> now = left.subList(0, Math.min(AT_ONCE, left.size()));
            run.addAll(now);
            waiting.addAll(left);
            MutantResult noticed = first(change, mutant, now);
            if (noticed != null) {
                return noticed;
            }
        }
        waiting.removeAll(run);
        run.addAll(waiting);
        MutantResult noticed = first(change, mutant, waiting);
        return noticed != null ? noticed : new MutantResult(change, MutantResult.Result.UNNOTICED, null, run.size());
    }

    private MutantResult first(Mutation change, MutantRun mutant, Collection<Integer> some) {
        return some.stream()
                .takeWhile(one -> !stopped)
                .map(one -> tried(change, mutant, one))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    /** Returns the result of one scenario, or null if it passes. */
    private MutantResult tried(Mutation change, MutantRun mutant, int scenario) {
        MutantLimits bounds = new MutantLimits(baseline.questions(scenario));
        String wrong;
        try {
            wrong = runners.get().run(mutant.rules(bounds), baseline.scenarios().get(scenario));
        } catch (MutantLimits.DidNotEnd endless) {
            wrong = endless.getMessage();
        }
        if (bounds.isOver()) {
            return new MutantResult(change, MutantResult.Result.ENDLESS, place(scenario), 1);
        }
        return wrong == null ? null : new MutantResult(change, MutantResult.Result.NOTICED, place(scenario), 1);
    }

    /**
     * Returns an order of scenarios: first the scenarios with the tag of a cited statement, then by number of questions.
     */
    private Comparator<Integer> likely(Set<String> cites) {
        Predicate<Integer> tests = number ->
                baseline.scenarios().get(number).tags().stream().anyMatch(tag -> cites.contains(tag.substring(1)));
        return Comparator.<Integer, Integer>comparing(number -> tests.test(number) ? 0 : 1)
                .thenComparing(baseline::questions);
    }

    private String place(int number) {
        Scenarios.One one = baseline.scenarios().get(number);
        return FeatureFiles.shown(one.file()) + ":" + one.line();
    }
}
