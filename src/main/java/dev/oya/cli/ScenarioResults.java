package dev.oya.cli;

import dev.oya.cli.io.Complaint;
import dev.oya.notation.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Reads what cucumber's plugin {@code message:} wrote: one JSON object a line. Not thread-safe. */
final class ScenarioResults {
    private final Map<String, Set<String>> tagsByPickle = new HashMap<>();
    private final Map<String, String> pickleByCase = new HashMap<>();
    private final Map<String, String> caseByStart = new HashMap<>();
    private final Set<String> spoilt = new HashSet<>();
    private final Set<String> passed = new HashSet<>();

    private ScenarioResults() {}

    /** The ids among the tags, without {@code @}, of all scenarios that have steps and of which every step passed. */
    static Set<String> passed(Path file) throws IOException {
        ScenarioResults results = new ScenarioResults();
        int number = 0;
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                if (!line.isBlank()) {
                    results.take(Json.MAPPER.readTree(line));
                }
            }
        } catch (JacksonException broken) {
            throw new Complaint(
                    file + ":" + number + ": this is no message of cucumber",
                    "was the run broken off? make it anew: mvn -B verify");
        }
        return results.passed;
    }

    private void take(JsonNode message) {
        if (message.has("pickle")) {
            JsonNode pickle = message.get("pickle");
            Set<String> tags = new HashSet<>();
            pickle.path("tags")
                    .forEach(tag -> tags.add(tag.path("name").asString("").replaceFirst("^@", "")));
            if (!pickle.path("steps").isEmpty()) {
                tagsByPickle.put(pickle.path("id").asString(""), tags);
            }
        } else if (message.has("testCase")) {
            JsonNode test = message.get("testCase");
            pickleByCase.put(test.path("id").asString(""), test.path("pickleId").asString(""));
        } else if (message.has("testCaseStarted")) {
            JsonNode start = message.get("testCaseStarted");
            caseByStart.put(
                    start.path("id").asString(""), start.path("testCaseId").asString(""));
        } else if (message.has("testStepFinished")) {
            JsonNode step = message.get("testStepFinished");
            if (!step.path("testStepResult").path("status").asString("").equals("PASSED")) {
                spoilt.add(step.path("testCaseStartedId").asString(""));
            }
        } else if (message.has("testCaseFinished")) {
            finish(message.get("testCaseFinished").path("testCaseStartedId").asString(""));
        }
    }

    private void finish(String start) {
        if (!spoilt.contains(start)) {
            passed.addAll(tagsByPickle.getOrDefault(pickleByCase.get(caseByStart.get(start)), Set.of()));
        }
    }
}
