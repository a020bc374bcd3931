package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.spec.run.FeatureFiles;
import dev.oya.spec.run.ScenarioRunner;
import dev.oya.spec.run.Scenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Moves that a scenario does not specify are chosen at random. The scenario must pass for every choice. */
class LeftToChanceTest {
    private static final List<String> WAYS = List.of(" 1", " 2", " 3");
    private static final Pattern GOES_ON = Pattern.compile(
            "rest of the round|resten av given|Rest der Runde|goes on until|det spelas tills|gespielt wird, bis|to its end|spelas till slut|zu Ende gespielt"
                    + "|hands are played out|korten på hand spelas ut|Karten auf der Hand ausgespielt");

    @Test
    void scenariosDoNotDependOnChance() throws IOException {
        Scenarios scenarios = FeatureFiles.read(files(), null);
        RulesUnderTest rules = new RulesUnderTest(RuleLibrary.inJar(), List.of(), null, null, pack -> Map.of());
        ScenarioRunner runner = new ScenarioRunner(scenarios);
        Set<String> wrong = new TreeSet<>();
        int left = 0;
        for (Scenarios.One one : scenarios.all()) {
            assertEquals(null, runner.run(rules, one), FeatureFiles.shown(one.file()) + ":" + one.line());
            if (ScenarioState.current().isLeftToChance()) {
                left++;
                for (String way : WAYS) {
                    String otherwise = runner.run(rules.withLuck(way), one);
                    if (otherwise != null) {
                        wrong.add(FeatureFiles.shown(one.file()) + ":" + one.line() + way + ": " + otherwise);
                    }
                }
            }
        }
        assertTrue(left > 0, "no scenario has unspecified moves");
        assertEquals(Set.of(), wrong, left + " scenarios");
    }

    private static List<String> files() throws IOException {
        try (Stream<Path> all = Files.walk(Path.of("features"))) {
            return all.filter(file -> file.toString().endsWith(".feature") && goesOn(file))
                    .map(Path::toString)
                    .sorted()
                    .toList();
        }
    }

    private static boolean goesOn(Path file) {
        try {
            return GOES_ON.matcher(Files.readString(file)).find();
        } catch (IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
    }
}
