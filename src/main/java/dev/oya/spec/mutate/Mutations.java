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
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Changes the rules of a game, or of a layer, one thing at a time, and runs the scenarios that get another answer by it.
 * Scenarios are run until one turns red, those first that test what the rule cites. For one thread, which starts others.
 */
public final class Mutations {
    private static final int TOGETHER = 60;
    private static final int AT_ONCE = 3;

    private final Scenarios scenarios;
    private final BaselineRun baseline;
    private final RuleTexts texts;
    private final Map<List<Object>, Pack> before = new HashMap<>();
    private final ThreadLocal<ScenarioRunner> runners;
    private final Workers workers = new Workers();

    /**
     * @param rules what the scenarios are held against; all of one game
     * @param game the game
     * @param layer the file of the layer in the rules folder whose rules alone are changed, or null for the game's own
     * @throws PackException where a reading of the game cannot be read
     */
    public Mutations(RulesUnderTest rules, String game, String layer, Scenarios scenarios) {
        this.scenarios = scenarios;
        this.baseline = new BaselineRun(rules, scenarios.all());
        List<Pack> packs = new ArrayList<>();
        for (Profile profile : PackReader.profiles(rules.oya().folder(), game)) {
            Pack pack = rules.pack(new RulesUnderTest.Subject(game, profile.id()));
            packs.add(pack);
            before.put(MutantRun.OfFile.key(pack), pack);
        }
        this.texts = new RuleTexts(rules.oya().folder(), rules.houses(), packs, layer);
        this.runners = ThreadLocal.withInitial(() -> new ScenarioRunner(scenarios));
    }

    /** How many scenarios there are. */
    public int scenarios() {
        return baseline.scenarios().size();
    }

    /** Everything that can be changed, in the order of the files. */
    public List<Mutation> changes() {
        return texts.changes();
    }

    /** Nothing more is begun; what has been tried stays. May be called from any thread. */
    public void stop() {
        workers.stop();
    }

    /**
     * Runs every scenario with nothing changed, to see what each asks.
     *
     * @return the scenarios that are red already, each as {@code file:line: what is wrong}
     */
    public List<String> baseline(int threads, Runnable each) {
        workers.run(threads, scenarios(), number -> {
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

    /** Tries changes; {@code each} is told of each, by whichever thread tried it. */
    public void run(List<Mutation> changes, int threads, Consumer<MutantResult> each) {
        List<List<Mutation>> parts = new ArrayList<>();
        List<Mutation> rules = changes.stream().filter(Mutation::inRule).toList();
        for (int i = 0; i < rules.size(); i += TOGETHER) {
            parts.add(rules.subList(i, Math.min(i + TOGETHER, rules.size())));
        }
        changes.stream().filter(one -> !one.inRule()).forEach(one -> parts.add(List.of(one)));
        Consumer<MutantResult> whole = tried -> {
            // What was broken off in the middle has not been tried.
            if (tried.isNoticed() || !workers.isStopped()) {
                each.accept(tried);
            }
        };
        workers.run(threads, parts.size(), number -> {
            List<Mutation> part = parts.get(number);
            if (part.get(0).inRule()) {
                rules(part, whole);
            } else {
                whole.accept(file(part.get(0)));
            }
        });
    }

    private void rules(List<Mutation> part, Consumer<MutantResult> each) {
        List<Mutation> compiled = part.stream()
                .filter(change -> change.kind() != Mutation.Kind.RULE)
                .toList();
        Map<Mutation, ChangedRules.Compiled> made = new HashMap<>();
        List<ChangedRules.Compiled> all =
                ChangedRules.compile(compiled.stream().map(Mutation::text).toList());
        for (int i = 0; i < all.size(); i++) {
            made.put(compiled.get(i), all.get(i));
        }
        for (Mutation change : part) {
            if (workers.isStopped()) {
                return;
            }
            String rule = texts.rule(change);
            ChangedRules.Compiled now =
                    change.kind() == Mutation.Kind.RULE ? ChangedRules.Compiled.none(rule) : made.get(change);
            String refused = now == null ? "drl-does-not-compile" : texts.refused(change);
            each.accept(
                    refused != null
                            ? new MutantResult(change, MutantResult.Result.REFUSED, refused, 0)
                            : rule(change, new MutantRun.OfRule(baseline, change.of(), rule, now)));
        }
    }

    private MutantResult rule(Mutation change, MutantRun.OfRule trial) {
        Comparator<Integer> likely = likely(texts.cites(change));
        Set<Integer> run = new HashSet<>();
        Set<Integer> waiting = new LinkedHashSet<>();
        for (BaselineRun.Asked asked : trial.differing()) {
            if (workers.isStopped()) {
                break;
            }
            List<Integer> some = asked.scenarios().stream()
                    .filter(one -> !run.contains(one))
                    .sorted(likely)
                    .toList();
            for (int i = 0; i < some.size(); i++) {
                if (i >= AT_ONCE) {
                    waiting.add(some.get(i));
                    continue;
                }
                run.add(some.get(i));
                MutantResult noticed = tried(change, trial, some.get(i));
                if (noticed != null) {
                    return noticed;
                }
            }
        }
        waiting.removeAll(run);
        run.addAll(waiting);
        return first(change, trial, waiting.stream().sorted(likely).toList(), run.size());
    }

    private MutantResult file(Mutation change) {
        RuleTexts.Read read = texts.read(change);
        if (read.refused() != null) {
            return new MutantResult(change, MutantResult.Result.REFUSED, read.refused(), 0);
        }
        if (read.others().isEmpty()) {
            return new MutantResult(change, MutantResult.Result.EQUAL, null, 0);
        }
        MutantRun.OfFile trial = new MutantRun.OfFile(baseline.rules(), RuleLibrary.ofKept(texts.with(change)), before);
        List<Integer> some = new ArrayList<>();
        for (int i = 0; i < scenarios(); i++) {
            Scenarios.One one = baseline.scenarios().get(i);
            if (read.others()
                    .contains(baseline.rules()
                            .subjects()
                            .subject(one.file(), one.tags(), one.language())
                            .profile())) {
                some.add(i);
            }
        }
        some.sort(likely(texts.cites(change)));
        return first(change, trial, some, some.size());
    }

    private MutantResult first(Mutation change, MutantRun trial, List<Integer> some, int all) {
        for (int one : some) {
            if (workers.isStopped()) {
                break;
            }
            MutantResult noticed = tried(change, trial, one);
            if (noticed != null) {
                return noticed;
            }
        }
        return new MutantResult(change, MutantResult.Result.UNNOTICED, null, all);
    }

    /** What came of it in one scenario, or null where the scenario is green. */
    private MutantResult tried(Mutation change, MutantRun trial, int scenario) {
        MutantLimits bounds = new MutantLimits(baseline.questions(scenario));
        String wrong;
        try {
            wrong = runners.get().run(trial.rules(bounds), baseline.scenarios().get(scenario));
        } catch (MutantLimits.DidNotEnd endless) {
            wrong = endless.getMessage();
        }
        if (bounds.isOver()) {
            return new MutantResult(change, MutantResult.Result.ENDLESS, place(scenario), 1);
        }
        return wrong == null ? null : new MutantResult(change, MutantResult.Result.NOTICED, place(scenario), 1);
    }

    /** Scenarios under the tags of some statements first, then those that ask little. */
    private Comparator<Integer> likely(Set<String> cites) {
        Predicate<Integer> tests =
                number -> baseline.scenarios().get(number).tags().stream().anyMatch(cites::contains);
        return Comparator.<Integer, Integer>comparing(number -> tests.test(number) ? 0 : 1)
                .thenComparing(baseline::questions);
    }

    private String place(int number) {
        Scenarios.One one = baseline.scenarios().get(number);
        return FeatureFiles.shown(one.file()) + ":" + one.line();
    }
}
