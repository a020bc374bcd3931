package dev.oya.spec.mutate;

import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.run.FeatureFiles;
import dev.oya.spec.run.FeatureProblems;
import dev.oya.spec.run.ScenarioRunner;
import dev.oya.spec.run.Scenarios;
import dev.oya.spec.write.WrittenScenario;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Tests whether a scenario detects a mutation, and removes parts of the scenario that are not needed for this. Not thread-safe.
 */
final class ScenarioTrial {
    /** Maximum number of steps of a scenario. */
    private static final int MOST_STEPS = 300;

    /** Maximum number of expectations that are tried for a scenario. */
    private static final int MOST_EXPECTED = 12;

    /** Maximum number of runs in an attempt to shorten a scenario. */
    private static final int MOST_RUNS = 150;

    private final RulesUnderTest unmodified;
    private final MutantRun mutant;
    private final ScenarioRunner runner;
    private final String name;
    private final Set<String> codes;
    private int runs;

    /**
     * @param name path of the scenario, which determines its game and profile
     * @param codes codes of the cards of the deck
     */
    ScenarioTrial(RulesUnderTest unmodified, MutantRun mutant, ScenarioRunner runner, String name, Set<String> codes) {
        this.unmodified = unmodified;
        this.mutant = mutant;
        this.runner = runner;
        this.name = name;
        this.codes = codes;
    }

    /** Returns whether a scenario passes under unmodified rules and fails with the mutation. */
    boolean detects(WrittenScenario scenario) {
        Scenarios text;
        try {
            text = FeatureFiles.text(name, scenario.feature(), MOST_STEPS);
        } catch (FeatureProblems unreadable) {
            return false;
        }
        runs++;
        if (runner.runFirst(unmodified, text) != null) {
            return false;
        }
        MutantLimits bounds = new MutantLimits(0);
        try {
            return runner.runFirst(mutant.rules(bounds), text) != null || bounds.isOver();
        } catch (MutantLimits.DidNotEnd endless) {
            return true;
        }
    }

    /**
     * Returns the scenario shortened to a single expectation that detects the mutation, or null if no expectation detects the
     * mutation.
     */
    WrittenScenario shortest(WrittenScenario scenario) {
        return scenario.then().stream()
                .limit(MOST_EXPECTED)
                .map(expected -> scenario.then(List.of(expected)))
                .filter(this::detects)
                .findFirst()
                .map(this::shortened)
                .orElse(null);
    }

    /** Removes starting conditions and cards. Cards that later steps name remain. */
    private WrittenScenario shortened(WrittenScenario scenario) {
        runs = 0;
        Set<String> named = new HashSet<>();
        scenario.when().forEach(step -> named.addAll(List.of(step.split(" "))));
        scenario.then().forEach(step -> named.addAll(List.of(step.split(" "))));
        named.retainAll(codes);
        WrittenScenario shortest = scenario;
        for (int i = scenario.given().size() - 1; i >= 0; i--) {
            List<String> fewer = new ArrayList<>(shortest.given());
            if (Collections.disjoint(List.of(fewer.remove(i).split(" ")), named)) {
                shortest = better(shortest, shortest.given(fewer));
            }
        }
        for (int i = 0; i < shortest.given().size(); i++) {
            for (String word : shortest.given().get(i).split(" ")) {
                List<String> given = new ArrayList<>(shortest.given());
                given.set(i, named.contains(word) ? given.get(i) : without(given.get(i), word));
                shortest = better(shortest, shortest.given(given));
            }
        }
        for (String word : shortest.when().get(0).split(" ")) {
            List<String> when = new ArrayList<>(shortest.when());
            when.set(0, without(when.get(0), word));
            shortest = better(shortest, shortest.when(when));
        }
        return shortest;
    }

    private WrittenScenario better(WrittenScenario scenario, WrittenScenario shorter) {
        return runs < MOST_RUNS && !shorter.equals(scenario) && detects(shorter) ? shorter : scenario;
    }

    /** Returns a sentence without the first occurrence of a card, or the sentence itself if the word is not a card. */
    private String without(String sentence, String word) {
        return codes.contains(word)
                ? (" " + sentence + " ").replaceFirst(" " + word + " ", " ").strip()
                : sentence;
    }
}
