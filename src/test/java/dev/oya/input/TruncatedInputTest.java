package dev.oya.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.Simulation;
import dev.oya.notation.Json;
import dev.oya.record.Verifier;
import dev.oya.situation.RecordRulesFinder;
import dev.oya.situation.ScoreRequest;
import dev.oya.situation.SituationFields;
import dev.oya.spec.run.FeatureFiles;
import dev.oya.spec.run.FeatureProblems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;

/** Tests parsers of untrusted text with documents that are truncated anywhere or have one character replaced. */
class TruncatedInputTest {
    private static final String JSON = "{\"rules\": {\"game\": \"koi-koi\", \"options\": {\"rounds\": -6}},\t\"cards\":"
            + " [\"1B\", \"\\u0031R\", \"\\ud83c\\udca1 \\\\ \\\" \\/ \\n\"], \"n\": [-1.5e3, 0.25, true, false, null, {}, []]}";

    /** A document with every YAML construct, including those that packs do not use. */
    private static final String YAML = """
            %YAML 1.1
            %TAG !o! tag:oya,2026:
            --- # a comment
            layer: &anchor friday
            again: *anchor
            <<: { a: 1 }
            tagged: [!!str 1, !o!own 2, !<tag:oya,2026:x%20y> 3, ! 4]
            text: "\\x41 \\u00e5 \\U0001F0A1 \\t \\\\ \\
              more"
            quoted: 'it''s'
            literal: |2-
                keep
              this
            folded: >+
              fold
              this

            ? [a, key]
            : - nested
              - ? inner
                : value
            plain: a b
              c
            ...
            """;

    private static final String FEATURE = """
            # language: en
            @KK-1 @slow
            Feature: Koi-koi
              Words about it.

              Background:
                Given a game
                  | a \\| b | c |

              Rule: one
                Scenario Outline: <name>
                  When seat <seat> plays "h1"
                    \"\"\"
                    text
                    \"\"\"
                  Then it is
                  Examples: some
                    | name | seat |
                    | x    | 1    |
            """;

    private static final String ODD = "\\{}[]\"':,&*!|>%@`#?-+=~<.\t\n\r\0\u0007\u0085\u2028\ufeff\ud83c";

    private static List<Problem> problems(String text) {
        Problems problems = new Problems();
        Tree root = YamlParser.parse("body", text, problems);
        assertTrue(root != null || !problems.isEmpty(), text);
        problems.sorted().forEach(one -> assertFalse(one.message().matches("(?s).*[\\p{Cc}\\p{Cs}].*"), one.message()));
        return problems.sorted();
    }

    private static List<Problem> ofJson(String text) {
        SituationFields nodes = new SituationFields();
        ScoreRequest.root("body", text, nodes, InputBounds.USUAL);
        return nodes.problems().sorted();
    }

    @Test
    void reportsPlaceInTruncatedJsonBody() {
        assertEquals(List.of(), ofJson(JSON));
        Json.STRICT.readTree(JSON);
        for (int end = 1; end < JSON.length(); end++) {
            String cut = JSON.substring(0, end);
            List<Problem> found = ofJson(cut);
            assertFalse(found.isEmpty(), cut);
            assertTrue(found.get(0).place().line() > 0, cut);
            assertThrows(JacksonException.class, () -> Json.STRICT.readTree(cut), cut);
        }
    }

    @Test
    void reportsInvalidEscapes() {
        for (String escape : List.of("\\u", "\\x", "\\U", "\\UFFFFFFFF", "\\U00110000", "\\uZZZZ")) {
            for (String end : List.of("", "\"", "\"}", "\"\n}")) {
                Problem first = problems("{\"a\": \"" + escape + end).get(0);
                assertEquals("broken-yaml 1", first.code() + " " + first.place().line(), escape + end);
            }
        }
    }

    @Test
    void readsOrRejectsYamlTruncatedAnywhere() {
        for (int end = 0; end <= YAML.length(); end++) {
            problems(YAML.substring(0, end));
        }
    }

    @Test
    void readsOrRejectsYamlWithAnyCharacterReplaced() {
        for (int at = 0; at < YAML.length(); at++) {
            for (char odd : ODD.toCharArray()) {
                problems(YAML.substring(0, at) + odd + YAML.substring(at + 1));
            }
        }
    }

    @Test
    void readsOrRejectsTruncatedAndChangedFeatures() throws IOException {
        String real = Files.readString(Path.of("features/koi-koi/de")
                .resolve(Files.list(Path.of("features/koi-koi/de"))
                        .map(file -> file.getFileName().toString())
                        .filter(name -> name.endsWith(".feature"))
                        .sorted()
                        .findFirst()
                        .orElseThrow()));
        for (String text : List.of(FEATURE, real.substring(0, Math.min(1_500, real.length())))) {
            for (int end = 0; end <= text.length(); end++) {
                readFeature(text.substring(0, end));
            }
        }
        for (int at = 0; at < FEATURE.length(); at++) {
            for (char odd : "\\|\"#@:<>* \n\r\0".toCharArray()) {
                readFeature(FEATURE.substring(0, at) + odd + FEATURE.substring(at + 1));
            }
        }
    }

    private static void readFeature(String text) {
        try {
            assertTrue(FeatureFiles.text("feature", text, 1_000) != null);
        } catch (FeatureProblems broken) {
            assertTrue(broken.getMessage().startsWith("feature"), broken.getMessage());
        }
    }

    @Test
    void rejectsRecordTruncatedAnywhere() throws Exception {
        RuleLibrary oya = RuleLibrary.inJar();
        var rules = oya.rules(oya.pack("koi-koi", null, List.of()), Map.of());
        String record =
                Simulation.of(rules, 1, "cut", List.of("random")).records().get(0);
        Verifier verifier = new Verifier(new RecordRulesFinder(oya, List.of()));
        assertEquals(List.of(), verifier.verify(1, record));
        for (int end = 0; end < record.length(); end++) {
            String cut = record.substring(0, end);
            assertEquals(1, verifier.verify(1, cut).size(), cut);
        }
    }
}
