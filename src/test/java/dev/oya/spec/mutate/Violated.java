package dev.oya.spec.mutate;

import dev.oya.engine.RuleLibrary;
import dev.oya.input.PackException;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.input.YamlParser;
import dev.oya.pack.Pack;
import dev.oya.pack.Profile;
import dev.oya.pack.read.PackReader;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.run.ScenarioRunner;
import dev.oya.spec.run.Scenarios;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Applies listed violations to the rules and finds the statements for which no scenario fails. */
final class Violated {
    /** Usual number of questions per scenario. With violated rules, a scenario may ask twenty times as many. */
    private static final int USUAL = 10_000;

    private final RulesUnderTest rules;
    private final Scenarios scenarios;
    private final ScenarioRunner runner;
    private final Map<List<Object>, Pack> before = new HashMap<>();

    /**
     * A violation with the statements that it violates.
     *
     * @param violates ids of the statements
     * @param game game whose rules are changed
     */
    record Written(List<String> violates, String game, Violation violation) {
        /** Reads a list of violations from the test resources. */
        static List<Written> list(String name) throws IOException {
            String text = new String(Violated.class.getResourceAsStream(name).readAllBytes(), StandardCharsets.UTF_8);
            Tree root = YamlParser.parse(name, text, new Problems());
            List<Written> all = new ArrayList<>();
            for (Tree node : root.list()) {
                all.add(new Written(
                        node.get("violates").list().stream().map(Tree::text).toList(),
                        node.has("of") ? node.get("of").text() : null,
                        Violation.of(node)));
            }
            return all;
        }
    }

    Violated(RulesUnderTest rules, Scenarios scenarios) {
        this.rules = rules;
        this.scenarios = scenarios;
        this.runner = new ScenarioRunner(scenarios);
        for (String game : rules.library().games()) {
            for (Profile profile : PackReader.profiles(rules.library().folder(), game)) {
                Pack pack = rules.pack(new RulesUnderTest.Subject(game, profile.id()));
                before.put(MutantRun.OfFile.key(pack), pack);
            }
        }
    }

    /** Returns the statements for which no scenario fails, with the reason if the violation cannot be applied. */
    List<String> missed(Written one) {
        List<String> missed = new ArrayList<>();
        try {
            RuleLibrary broken =
                    RuleLibrary.ofKept(one.violation.in(rules.library().folder(), one.game));
            MutantRun trial = new MutantRun.OfFile(new BaselineRun(rules, List.of()), broken, before, Set.of());
            for (String statement : one.violates) {
                if (!isRed(trial, statement)) {
                    missed.add(statement + ": " + one.violation);
                }
            }
        } catch (IllegalArgumentException | PackException cannot) {
            one.violates.forEach(id -> missed.add(id + ": " + one.violation + ": " + cannot.getMessage()));
        }
        return missed;
    }

    /** Returns whether, under the violation, a scenario of the statement fails or does not end. */
    private boolean isRed(MutantRun trial, String statement) {
        List<Scenarios.One> of = scenarios.all().stream()
                .filter(one -> one.tags().contains("@" + statement))
                .toList();
        Set<RulesUnderTest.Subject> subjects = new LinkedHashSet<>();
        of.forEach(one -> subjects.add(rules.subjects().subject(one.file(), one.tags(), one.language())));
        for (RulesUnderTest.Subject subject : subjects) {
            trial.changed(trial.packs().pack(subject), Map.of());
        }
        for (Scenarios.One one : of) {
            try {
                if (runner.run(trial.rules(new MutantLimits(USUAL)), one) != null && runner.run(rules, one) == null) {
                    return true;
                }
            } catch (MutantLimits.DidNotEnd endless) {
                return true;
            }
        }
        return false;
    }
}
