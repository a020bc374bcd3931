package dev.oya.noticed;

import dev.oya.Oya;
import dev.oya.pack.read.RulesFolder;
import dev.oya.spec.Outcome;
import dev.oya.spec.SpecRules;
import dev.oya.spec.run.FeatureFiles;
import dev.oya.spec.run.ScenarioRun;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Runs the scenarios of a statement against rules. */
public final class Trial {
    private Trial() {}

    /**
     * Which scenarios turn red, by each of their tags, as {@code file:line: what was wrong}.
     *
     * @param rules the rules folder
     * @param files the files in which the tags stand
     * @param tags which scenarios are run, as an expression of tags
     * @throws dev.oya.pack.PackException where the rules cannot be read, so that nothing was tried
     */
    public static Map<String, List<String>> red(Path rules, List<String> files, String tags) {
        SpecRules broken = new SpecRules(Oya.of(RulesFolder.of(rules)), List.of(), null, null, pack -> Map.of());
        Set<SpecRules.Subject> compiled = new HashSet<>();
        Map<String, List<String>> red = new TreeMap<>();
        for (Outcome outcome : ScenarioRun.run(broken, FeatureFiles.read(files, tags), List.of(), each -> {})) {
            if (compiled.add(outcome.subject())) {
                broken.rules(outcome.subject());
            }
            if (!outcome.passed()) {
                String said = FeatureFiles.shown(outcome.file()) + ":" + outcome.line() + ": "
                        + outcome.failure().message();
                outcome.tags()
                        .forEach(tag -> red.computeIfAbsent(tag, any -> new ArrayList<>())
                                .add(said));
            }
        }
        return red;
    }
}
