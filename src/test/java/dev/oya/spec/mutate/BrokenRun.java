package dev.oya.spec.mutate;

import dev.oya.engine.RuleLibrary;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.run.FeatureFiles;
import dev.oya.spec.run.ScenarioRunner;
import dev.oya.spec.run.Scenarios;
import java.util.List;
import java.util.Map;

/** Runs scenarios with the engine of the class loader that has loaded this class. */
public final class BrokenRun {
    private BrokenRun() {}

    /** Returns those of the given statements that have a failing scenario. */
    public static List<String> red(List<String> ids) {
        String tags = String.join(" or ", ids.stream().map(id -> "@" + id).toList());
        Scenarios scenarios = FeatureFiles.read(List.of("features"), tags);
        RulesUnderTest rules = new RulesUnderTest(RuleLibrary.inJar(), List.of(), null, null, pack -> Map.of());
        ScenarioRunner runner = new ScenarioRunner(scenarios);
        return ids.stream()
                .filter(id -> scenarios.all().stream()
                        .anyMatch(one -> one.tags().contains("@" + id) && runner.run(rules, one) != null))
                .toList();
    }
}
