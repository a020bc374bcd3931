package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.spec.steps.StepVocabulary;
import io.cucumber.gherkin.GherkinParser;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.FeatureChild;
import io.cucumber.messages.types.Pickle;
import io.cucumber.messages.types.PickleStep;
import io.cucumber.messages.types.RuleChild;
import io.cucumber.messages.types.Scenario;
import io.cucumber.messages.types.Step;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** In scenario outlines, cells contain only values and no parts of steps, so that every row has the same steps. */
class OutlinesTest {
    @TestFactory
    Stream<DynamicTest> rowsContainValuesNotSteps() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("features"))) {
            return files.filter(file -> file.toString().endsWith(".feature")).sorted().toList().stream()
                    .map(file -> DynamicTest.dynamicTest(
                            file.toString(), () -> assertEquals(List.of(), hidden(Files.readString(file)))));
        }
    }

    @TestFactory
    Stream<DynamicTest> detectsStepsHiddenInCells() {
        String outline = "Feature: F\n  Scenario Outline: S\n    Given a table of 3\n    Then %s\n    Examples:\n"
                + "      | what | seats |\n      | that is accepted | 3 |\n      | the round is not over | 4 |\n";
        return Map.of("<what>", 1, "a table of <seats>", 0, "it is <seats>", 2).entrySet().stream()
                .map(step -> DynamicTest.dynamicTest(step.getKey(), () -> {
                    List<String> hidden = hidden(outline.formatted(step.getKey()));
                    assertTrue(step.getValue() == 0 ? hidden.isEmpty() : !hidden.isEmpty(), hidden.toString());
                }));
    }

    /** Returns the steps of outlines that match different steps in different rows, or no step. */
    private static List<String> hidden(String text) {
        List<Envelope> all = GherkinParser.builder()
                .build()
                .parse("one.feature", text.getBytes(java.nio.charset.StandardCharsets.UTF_8))
                .toList();
        Map<String, Step> steps = new TreeMap<>();
        all.stream()
                .flatMap(envelope -> envelope.getGherkinDocument().stream())
                .flatMap(document -> document.getFeature().stream())
                .flatMap(feature -> feature.getChildren().stream())
                .flatMap(OutlinesTest::scenarios)
                .filter(scenario -> !scenario.getExamples().isEmpty())
                .flatMap(scenario -> scenario.getSteps().stream())
                .forEach(step -> steps.put(step.getId(), step));
        Map<String, Set<String>> said = new TreeMap<>();
        for (Envelope envelope : all) {
            envelope.getPickle().map(Pickle::getSteps).orElse(List.of()).forEach(step -> note(step, steps, said));
        }
        List<String> hidden = new ArrayList<>();
        said.forEach((id, sentences) -> {
            if (sentences.size() != 1) {
                hidden.add(steps.get(id).getText() + " is " + sentences);
            }
        });
        return hidden;
    }

    private static void note(PickleStep step, Map<String, Step> outlined, Map<String, Set<String>> said) {
        String id = step.getAstNodeIds().get(0);
        if (outlined.containsKey(id)) {
            Set<String> sentences = StepVocabulary.all().matching(step.getText()).stream()
                    .map(StepVocabulary.Sentence::written)
                    .collect(Collectors.toSet());
            said.computeIfAbsent(id, key -> new TreeSet<>()).addAll(sentences);
        }
    }

    private static Stream<Scenario> scenarios(FeatureChild child) {
        Stream<Scenario> inRules = child.getRule().stream()
                .flatMap(rule -> rule.getChildren().stream())
                .flatMap((RuleChild one) -> one.getScenario().stream());
        return Stream.concat(child.getScenario().stream(), inRules);
    }
}
