package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.spec.run.FeatureFiles;
import dev.oya.spec.run.FeatureProblems;
import dev.oya.spec.run.ScenarioRun;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Limits on the size, the number of steps and the processing time of feature files. */
class FeatureSizeTest {
    private static final int STEPS = 20_000;
    private static final String HEAD = "Feature: F\n";
    private static final String ONE = "  Scenario: S\n    Given a table of 3\n";

    static Stream<Arguments> tooMuch() {
        String rows = "      | 3 |\n".repeat(5_000);
        String outline = "  Scenario Outline: S\n    Given a table of <a>\n    Examples:\n      | a |\n";
        return Stream.of(
                Arguments.of(
                        "background times rows",
                        HEAD + "  Background:\n" + "    Given a table of 3\n".repeat(3_000) + outline + rows,
                        "multiply to more than 400000 steps"),
                Arguments.of(
                        "a rule's background",
                        HEAD + "  Rule: R\n  Background:\n" + "    Given a table of 3\n".repeat(100)
                                + outline.replace("table", "long table") + rows,
                        "multiply to more than 400000 steps"),
                Arguments.of("rows", HEAD + outline + rows.repeat(10), "feature:16670: more than 50000 lines"),
                Arguments.of(
                        "background times scenarios",
                        HEAD + "  Background:\n" + "    Given a table of 3\n".repeat(200) + ONE.repeat(110),
                        "there are more than 20000 steps"),
                Arguments.of(
                        "cells that multiply",
                        HEAD + multiplied("    Given %s\n"),
                        "feature:3: this step has more than 500 characters"),
                Arguments.of(
                        "cells in a name",
                        HEAD + multiplied("").replace("Outline: S", "Outline: " + "<a>".repeat(300)),
                        ""),
                Arguments.of(
                        "cells in a text",
                        HEAD + multiplied("    Given this layer:\n      \"\"\"\n      %s\n      \"\"\"\n"),
                        ""),
                Arguments.of("cells in a table", HEAD + multiplied("    Given these:\n      | %s |\n"), ""),
                Arguments.of("cells of cells", HEAD + chained(), "feature:6: a cell of the examples refers to another"),
                Arguments.of(
                        "texts",
                        HEAD + "  Background:\n    Given this layer:\n      \"\"\"\n"
                                + ("x".repeat(900) + "\n").repeat(100) + "      \"\"\"\n" + ONE.repeat(200),
                        ""),
                Arguments.of(
                        "columns",
                        HEAD + outline.replace("      | a |\n", "      |" + " x |".repeat(300) + "\n"),
                        "feature contains no scenario"),
                Arguments.of("tags", "@t" + "@t".repeat(700) + "\n" + HEAD + outline + rows, "multiply to more than"),
                Arguments.of("many tags", ("@t".repeat(900) + "\n").repeat(100) + HEAD + ONE, "lines, cells and tags"),
                Arguments.of(
                        "one line", HEAD + ONE + "    # " + "x".repeat(900_000), "feature:4: this line has more than"),
                Arguments.of(
                        "a pile",
                        HEAD + ONE + "    And the pile of seat 0 is" + " 1B".repeat(20_000) + "\n",
                        "feature:4: this line has more than"),
                Arguments.of("a name", "Feature: " + "F".repeat(60_000) + "\n" + ONE, "feature:1: this line"),
                Arguments.of("comments", "# x\n".repeat(60_000) + HEAD + ONE, "lines, cells and tags"),
                Arguments.of(
                        "bytes",
                        HEAD + ONE + ("#" + "x".repeat(1_500) + "\n").repeat(12_000),
                        "more than 1048576 bytes"));
    }

    /** Returns an outline with a long cell that a step repeats 600 times, so that the expanded step is very large. */
    private static String multiplied(String step) {
        return "  Scenario Outline: S\n" + step.formatted("<a>".repeat(600))
                + "    Given a table of 3\n    Examples:\n      | a |\n      | " + "y".repeat(1_900) + " |\n";
    }

    private static String chained() {
        String names = IntStream.range(0, 30).mapToObj(i -> "c" + i).collect(Collectors.joining(" | ", "| ", " |\n"));
        String cells = IntStream.range(0, 30)
                .mapToObj(i -> ("<c" + (i + 1) + ">").repeat(5))
                .collect(Collectors.joining(" | ", "| ", " |\n"));
        return "  Scenario Outline: S\n    Given <c0>\n    Examples:\n" + names + cells;
    }

    /** Hostile features are either rejected or read within the time limit. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("tooMuch")
    void limitsHostileFeature(String name, String feature, String expected) {
        assertTimeout(Duration.ofSeconds(5), () -> {
            if (expected.isEmpty()) {
                assertFalse(FeatureFiles.text("feature", feature, STEPS).all().isEmpty());
                return;
            }
            FeatureProblems told =
                    assertThrows(FeatureProblems.class, () -> FeatureFiles.text("feature", feature, STEPS));
            assertTrue(told.getMessage().contains(expected), told.getMessage());
            assertEquals(1, told.getMessage().lines().count());
        });
    }

    /** Language comments and misleading headings do not hide examples from the size check. */
    @ParameterizedTest
    @ValueSource(strings = {"# language: de\n", "# note\n\n#language:de \n"})
    void rejectsNestedCellsInEveryLanguage(String language) {
        String feature = language + "Funktionalität: F\n"
                + chained()
                        .replace("Scenario Outline", "Szenariogrundriss")
                        .replace("Examples:\n", "Beispiele:\n    Scenario: no heading in German\n");
        FeatureProblems told = assertThrows(FeatureProblems.class, () -> FeatureFiles.text("feature", feature, STEPS));
        assertTrue(told.getMessage().contains("a cell of the examples refers to another"), told.getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "sv, 'feature:1: raden har fler än 2000 tecken; ett steg är en mening'",
        "de, 'feature:1: diese Zeile hat mehr als 2000 Zeichen; ein Schritt ist ein Satz'"
    })
    void reportsLimitsInLanguageOfReader(String language, String expected) {
        String feature = "Feature: " + "F".repeat(60_000) + "\n" + ONE;
        FeatureProblems told = assertThrows(FeatureProblems.class, () -> FeatureFiles.text("feature", feature, STEPS));
        assertEquals(expected, told.in(language));
    }

    @Test
    void readsLargeFeatureWithinLimits() {
        String outline = "  Scenario Outline: S\n    Given a table of <a>\n    Examples:\n      | a |\n";
        assertEquals(
                9_000,
                FeatureFiles.text("feature", HEAD + outline + "      | 3 |\n".repeat(9_000), STEPS)
                        .all()
                        .size());
        assertFalse(FeatureFiles.own(null).all().isEmpty());
    }

    @Test
    void limitsStepsAcrossFiles(@TempDir Path folder) throws Exception {
        String feature = HEAD + "  Background:\n" + "    Given a table of 3\n".repeat(300) + ONE.repeat(100);
        for (int i = 0; i < 12; i++) {
            Files.writeString(folder.resolve(i + ".feature"), feature);
        }
        List<String> all = List.of(folder.toString());
        assertTrue(assertThrows(FeatureProblems.class, () -> FeatureFiles.read(all, null))
                .getMessage()
                .contains("more than " + FeatureFiles.MOST_STEPS));
        assertThrows(FeatureProblems.class, () -> FeatureFiles.read(all, "not ".repeat(30_000) + "@a"));
        String lines = folder.resolve("0.feature") + ":1".repeat(30_000);
        assertThrows(FeatureProblems.class, () -> FeatureFiles.read(List.of(lines), null));
    }

    /** The steps have the maximum length and repeat a part that is slow to match for naive expressions. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                " 1B",
                " 1B,",
                "1",
                " 0,",
                " a",
                "\"",
                " \"x\"",
                "\\\"",
                "'",
                " och 1B",
                "-",
                " 1B 1B: ",
                "(",
                "\t",
                "å/"
            })
    void matchesLongStepQuickly(String part) {
        RuleLibrary oya = RuleLibrary.inJar();
        RulesUnderTest rules = new RulesUnderTest(oya, List.of(), "koi-koi@1", "en", pack -> Map.of());
        String many = part.repeat(460 / part.length());
        String feature = HEAD + "  Scenario: S\n    Given the pile of seat 0 is" + many + "\n  Scenario: T\n    Given"
                + many + "\n  Scenario: U\n    Given the hand of seat 0 is" + many + " and"
                + many.substring(many.length() - 20) + "\n";
        String fitting = feature.lines()
                .map(line -> line.substring(0, Math.min(line.length(), 500)))
                .collect(Collectors.joining("\n"));
        assertTimeout(Duration.ofSeconds(10), () -> {
            List<Outcome> outcomes =
                    ScenarioRun.run(rules, FeatureFiles.text("feature", fitting, STEPS), List.of(), outcome -> {});
            assertEquals(3, outcomes.size());
            assertTrue(outcomes.stream().noneMatch(Outcome::passed));
            assertTrue(
                    outcomes.stream().noneMatch(one -> one.failure().message().contains("StackOverflow")));
        });
    }

    @Test
    void stopsStepAtTimeLimit() {
        RulesUnderTest rules = new RulesUnderTest(RuleLibrary.inJar(), List.of(), "koi-koi@1", "en", pack -> Map.of());
        int[] asked = {0};
        assertThrows(
                RuntimeException.class,
                () -> ScenarioRun.run(
                        rules,
                        FeatureFiles.text("feature", HEAD + ONE.repeat(3), STEPS),
                        List.of(),
                        () -> {
                            if (++asked[0] > 1) {
                                throw new IllegalStateException("time is up");
                            }
                        },
                        outcome -> {}));
    }
}
