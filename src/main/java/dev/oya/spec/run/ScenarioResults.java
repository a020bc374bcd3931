package dev.oya.spec.run;

import dev.oya.input.Localized;
import io.cucumber.messages.ndjson.Deserializer;
import io.cucumber.messages.types.PickleTag;
import io.cucumber.messages.types.TestCaseFinished;
import io.cucumber.messages.types.TestStepResultStatus;
import io.cucumber.query.Query;
import io.cucumber.query.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A reader of the file that Cucumber's plugin {@code message:} writes, with one message per line. */
public final class ScenarioResults {
    private ScenarioResults() {}

    /**
     * Returns the tags, without {@code @}, of all scenarios with steps in which every step passed.
     *
     * @throws FeatureProblems if a line is not a message
     */
    public static Set<String> passed(Path file) throws IOException {
        Repository run = Repository.builder().build();
        Deserializer messages = new Deserializer();
        List<String> lines = Files.readAllLines(file);
        for (int number = 0; number < lines.size(); number++) {
            if (!lines.get(number).isBlank()) {
                try {
                    run.update(messages.readValue(lines.get(number)));
                } catch (IOException broken) {
                    throw new FeatureProblems(
                            List.of(Localized.same(file + ":" + (number + 1) + ": not a Cucumber message")));
                }
            }
        }
        Query results = new Query(run);
        return results.findAllTestCaseFinished().stream()
                .filter(test -> hasPassed(results, test))
                .flatMap(test -> results.findPickleBy(test).stream())
                .filter(scenario -> !scenario.getSteps().isEmpty())
                .flatMap(scenario -> scenario.getTags().stream())
                .map(PickleTag::getName)
                .map(tag -> tag.replaceFirst("^@", ""))
                .collect(Collectors.toSet());
    }

    private static boolean hasPassed(Query results, TestCaseFinished test) {
        return results.findMostSevereTestStepResultBy(test)
                .filter(worst -> worst.getStatus() == TestStepResultStatus.PASSED)
                .isPresent();
    }
}
