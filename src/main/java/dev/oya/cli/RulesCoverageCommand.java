package dev.oya.cli;

import dev.oya.cli.text.Text;
import dev.oya.explain.Statements;
import dev.oya.record.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** How many statements of the rule texts have a scenario that passes. */
@Command(
        name = "coverage",
        description = {
            "Tells for each rule text how many of its testable statements have a passing scenario,",
            "and lists those that have none."
        },
        footer = {
            "  mvn -B verify && oya rules coverage",
            "  oya rules coverage --json --results target/features.ndjson"
        })
final class RulesCoverageCommand extends AnswerCommand {
    @Option(
            names = "--results",
            paramLabel = "FILE",
            defaultValue = "target/features.ndjson",
            description = "What cucumber's plugin 'message:' wrote; else ${DEFAULT-VALUE}.")
    private Path results;

    @Option(
            names = "--features",
            paramLabel = "DIR",
            defaultValue = "features",
            description = "The folder that holds statements/; else ${DEFAULT-VALUE}.")
    private Path features;

    @Override
    public Integer call() throws IOException {
        Map<String, List<String>> texts = statements(features);
        if (!Files.isRegularFile(results)) {
            throw new Complaint(
                    "There are no results of scenarios in " + results,
                    "run 'mvn -B verify' first: it writes them; or name others with --results");
        }
        Set<String> passed = ScenarioResults.passed(results);
        PrintWriter out = out();
        ArrayNode all = Json.MAPPER.createArrayNode();
        texts.forEach((text, testable) -> {
            List<String> missing =
                    testable.stream().filter(id -> !passed.contains(id)).toList();
            if (json) {
                ObjectNode one = all.addObject();
                one.put("id", text);
                one.put("testable", testable.size());
                one.put("covered", testable.size() - missing.size());
                ArrayNode list = one.putArray("missing");
                missing.forEach(list::add);
            } else {
                out.println(text + "  " + (testable.size() - missing.size()) + " of " + testable.size());
                if (!missing.isEmpty()) {
                    out.println(Text.block("no passing scenario: " + String.join(" ", missing), 2));
                }
            }
        });
        if (json) {
            out.println(Json.object().set("texts", all));
        }
        return Exit.DONE;
    }

    /** The ids of the testable statements of each text. */
    private static Map<String, List<String>> statements(Path features) throws IOException {
        Map<String, List<String>> texts = new TreeMap<>();
        Statements.of(features).values().forEach(statement -> {
            List<String> ids = texts.computeIfAbsent(statement.text(), key -> new ArrayList<>());
            if (statement.testable()) {
                ids.add(statement.id());
            }
        });
        if (texts.isEmpty()) {
            throw new Complaint(
                    "There are no statements in " + features.resolve("statements"),
                    "run this in Oya's own folder, or name it: --features DIR");
        }
        return texts;
    }
}
