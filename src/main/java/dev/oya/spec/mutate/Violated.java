package dev.oya.spec.mutate;

import dev.oya.engine.RuleLibrary;
import dev.oya.input.PackException;
import dev.oya.pack.Pack;
import dev.oya.pack.Profile;
import dev.oya.pack.read.PackReader;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.run.ScenarioRunner;
import dev.oya.spec.run.Scenarios;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Tries what statements note as violating them: each must turn a scenario red that carries the statement's own tag. Faults of
 * the engine are left to the tests of the engine. For one thread, which starts others.
 */
public final class Violated {
    /** How many questions a scenario may be thought to ask; broken rules have twenty times as many. */
    private static final int USUAL = 10_000;

    private final RulesUnderTest rules;
    private final Map<String, List<Scenarios.One>> byTag = new LinkedHashMap<>();
    private final Map<List<Object>, Pack> before = new ConcurrentHashMap<>();
    private final ThreadLocal<ScenarioRunner> runners;
    private final Workers workers = new Workers();
    private final Map<String, Set<String>> unnoticed = new ConcurrentHashMap<>();
    private final Set<String> covered = ConcurrentHashMap.newKeySet();

    /** One violation, and the statements that note it. */
    private record Case(String game, Violation violation) {}

    /**
     * @param rules what the scenarios are held against
     * @param scenarios those of all statements that will be tried
     */
    public Violated(RulesUnderTest rules, Scenarios scenarios) {
        this.rules = rules;
        this.runners = ThreadLocal.withInitial(() -> new ScenarioRunner(scenarios));
        for (Scenarios.One one : scenarios.all()) {
            one.tags()
                    .forEach(tag ->
                            byTag.computeIfAbsent(tag, any -> new ArrayList<>()).add(one));
        }
        for (String game : rules.oya().games()) {
            for (Profile profile : PackReader.profiles(rules.oya().folder(), game)) {
                Pack pack = rules.pack(new RulesUnderTest.Subject(game, profile.id()));
                before.put(MutantRun.OfFile.key(pack), pack);
            }
        }
    }

    /** How many steps {@link #run} takes. */
    public int steps(List<Stated> statements) {
        return statements.size() + cases(statements).size();
    }

    /** Nothing more is begun. May be called from any thread. */
    public void stop() {
        workers.stop();
    }

    /** What is noted of rules but cannot be done to them, as nothing like it stands there. */
    public List<String> impossible(List<Stated> statements) {
        List<String> impossible = new ArrayList<>();
        cases(statements).forEach((one, some) -> {
            try {
                one.violation.in(rules.oya().folder(), one.game);
            } catch (IllegalArgumentException cannot) {
                some.forEach(statement -> impossible.add(statement.id() + ": " + cannot.getMessage()));
            }
        });
        return impossible;
    }

    /** Runs the scenarios of statements as they are, then under each of their violations. */
    public void run(List<Stated> statements, int threads, Runnable each) {
        workers.run(threads, statements.size(), number -> {
            Stated one = statements.get(number);
            List<Scenarios.One> of = byTag.getOrDefault(one.tag(), List.of());
            if (of.stream().anyMatch(scenario -> runners.get().run(rules, scenario) == null)) {
                covered.add(one.id());
            }
            each.run();
        });
        Map<Case, List<Stated>> cases = cases(statements);
        List<Case> all = List.copyOf(cases.keySet());
        workers.run(threads, all.size(), number -> {
            violate(all.get(number), cases.get(all.get(number)));
            each.run();
        });
    }

    private static Map<Case, List<Stated>> cases(List<Stated> statements) {
        Map<Case, List<Stated>> cases = new LinkedHashMap<>();
        for (Stated one : statements) {
            one.violations().stream()
                    .filter(violation -> !violation.engine())
                    .forEach(violation -> cases.computeIfAbsent(
                                    new Case(one.game(), violation), any -> new ArrayList<>())
                            .add(one));
        }
        return cases;
    }

    private void violate(Case one, List<Stated> statements) {
        try {
            RuleLibrary broken = RuleLibrary.ofKept(one.violation.in(rules.oya().folder(), one.game));
            MutantRun trial = new MutantRun.OfFile(rules, broken, before);
            for (Stated statement : statements) {
                if (!isRed(trial, statement)) {
                    miss(statement, one.violation.toString());
                }
            }
        } catch (IllegalArgumentException | PackException cannot) {
            statements.forEach(statement -> miss(statement, one.violation + ": " + firstLine(cannot)));
        }
    }

    /** What cannot be read was never tried: the rules must be fine before any scenario is run. */
    private boolean isRed(MutantRun trial, Stated statement) {
        List<Scenarios.One> of = byTag.getOrDefault(statement.tag(), List.of());
        Set<RulesUnderTest.Subject> subjects = new LinkedHashSet<>();
        of.forEach(one -> subjects.add(rules.subjects().subject(one.file(), one.tags(), one.language())));
        for (RulesUnderTest.Subject subject : subjects) {
            trial.changed(trial.packs().pack(subject), Map.of());
        }
        for (Scenarios.One one : of) {
            MutantLimits bounds = new MutantLimits(USUAL);
            try {
                if (runners.get().run(trial.rules(bounds), one) != null
                        && runners.get().run(rules, one) == null) {
                    return true;
                }
            } catch (MutantLimits.DidNotEnd endless) {
                return true;
            }
        }
        return false;
    }

    private static String firstLine(RuntimeException wrong) {
        return String.valueOf(wrong.getMessage()).lines().findFirst().orElse("");
    }

    private void miss(Stated statement, String said) {
        unnoticed
                .computeIfAbsent(statement.id(), any -> ConcurrentHashMap.newKeySet())
                .add(said);
    }

    /** Whether a scenario under its tag is green with nothing broken. */
    public boolean isCovered(Stated statement) {
        return covered.contains(statement.id());
    }

    /** Whether something violates it that was tried, and all of that was noticed. */
    public boolean isNoticed(Stated statement) {
        return isTried(statement) && !unnoticed.containsKey(statement.id());
    }

    /** Whether it notes anything that can be tried in rules. */
    public boolean isTried(Stated statement) {
        return statement.violations().stream().anyMatch(one -> !one.engine());
    }

    /** What of its violations no scenario under its tag noticed, with what went wrong where it could not be tried. */
    public List<String> missed(Stated statement) {
        return unnoticed.getOrDefault(statement.id(), Set.of()).stream()
                .sorted()
                .toList();
    }
}
