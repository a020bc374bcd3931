package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.input.YamlParser;
import dev.oya.pack.read.RulesFolder;
import dev.oya.spec.run.FeatureFiles;
import dev.oya.spec.run.ScenarioRun;
import dev.oya.spec.run.Scenarios;
import dev.oya.spec.steps.StepParameters;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Scenarios can name cards by the codes of any deck, and other things by id or by name in any language. */
class AnyDeckTest {
    private static final Path RULES = Path.of("rules");

    @TempDir
    Path folder;

    /** Returns a copy of the rules in which the card codes of Mulle have unusual forms, such as 10di and AS. */
    private RuleLibrary foreign() throws IOException {
        try (Stream<Path> files = Files.walk(RULES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path to = folder.resolve(RULES.relativize(file).toString());
                Files.createDirectories(to.getParent());
                Files.copy(file, to);
            }
        }
        Path deck = folder.resolve("decks/french.yaml");
        String text = Files.readString(deck).replaceAll("(?m)^  ([shdc])([0-9]+|[AJQK]): ", "  $2$1: ");
        Files.writeString(
                deck, text.replaceAll("(?m)^  ([AJQK])s: ", "  $1S: ").replaceAll("(?m)^  10d: ", "  10di: "));
        for (String file : List.of("values", "lessons")) {
            Path naming = folder.resolve("mulle/1/" + file + ".yaml");
            Files.writeString(
                    naming,
                    Files.readString(naming)
                            .replaceAll("\\bd10\\b", "10di")
                            .replaceAll("\\bs([2-9]|10)\\b", "$1s")
                            .replaceAll("\\bs([AJQK])\\b", "$1S")
                            .replaceAll("\\b([hdc])([0-9]+|[AJQK])\\b", "$2$1"));
        }
        return RuleLibrary.of(RulesFolder.of(folder));
    }

    @Test
    void scenarioUsesCardCodesOfDeck() throws IOException {
        Path feature = folder.resolve("foreign.feature");
        Files.writeString(feature, """
                # language: en
                Feature: Another deck
                  Scenario: Cards are named by their codes, all else by id or by name
                    Given a table of 2
                    And seat 0 has captured 2s 10di AS and Kh
                    And seat 1 has captured 3s Ah
                    When the round is over: färdigspelad
                    Then the round ends like this: played out
                    And the round ends like this: played-out
                    And seat 0 gets 2 points for "storan (tens of diamonds)"
                    And seat 0 gets 2 points for "storan"
                """);
        RulesUnderTest rules = new RulesUnderTest(foreign(), List.of(), "mulle", null, pack -> Map.of());
        Scenarios scenarios = FeatureFiles.read(List.of(feature.toString()), null);
        List<Outcome> outcomes = ScenarioRun.run(rules, scenarios, List.of(), outcome -> {});
        assertEquals(1, outcomes.size());
        Outcome only = outcomes.get(0);
        assertTrue(only.passed(), () -> String.valueOf(only.failure()));
    }

    /** The deck schema allows exactly the codes that scenarios can read. */
    @Test
    void schemaAndStepsUseSameCardPattern() throws IOException {
        JsonNode schema = new JsonMapper().readTree(Files.readString(Path.of("src/main/resources/schema/deck.json")));
        for (String section : List.of("cards", "extra")) {
            String pattern = schema.at("/properties/" + section + "/propertyNames/pattern")
                    .asString();
            assertEquals("^" + StepParameters.CARD + "$", pattern);
        }
        try (Stream<Path> decks = Files.list(RULES.resolve("decks"))) {
            for (Path deck :
                    decks.filter(file -> file.toString().endsWith(".yaml")).toList()) {
                Tree root = YamlParser.parse(deck.toString(), Files.readString(deck), new Problems());
                root.get("cards").map().keySet().forEach(code -> assertTrue(code.matches(StepParameters.CARD), code));
            }
        }
    }
}
