package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands find scenarios in or next to a user's rules folder, as they do for the shipped rules. */
class BesideTheRulesCliTest {
    @TempDir
    Path folder;

    private String rules;

    @BeforeEach
    void copyRulesFolderWithFeatures() throws IOException {
        Path shipped = Path.of("rules");
        try (Stream<Path> files = Files.walk(shipped)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy =
                        folder.resolve("rules").resolve(shipped.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
        rules = folder.resolve("rules").toString();
        Path feature = folder.resolve("features/mulle/sv/bord.feature");
        Files.createDirectories(feature.getParent());
        Files.writeString(feature, """
                # language: sv
                Egenskap: Bordet
                  Scenario: Två sitter vid bordet
                    Givet ett bord med 2 spelare
                    När given börjar
                    Så är given inte slut
                  Scenario: Fyra sitter vid bordet
                    Givet ett bord med 4 spelare
                    När given börjar
                    Så är given inte slut
                """);
    }

    @Test
    void runsScenariosOfRulesFolderByDefault() {
        Run run = Run.of("verify", "--rules", rules);
        assertEquals("mulle/sv: 2 scenarios, no failures", run.out().strip(), run.err());
        Run none = Run.of("verify", "--rules", rules, "--game", "koi-koi");
        assertEquals(ExitCode.COMMAND, none.exit());
    }

    @Test
    void resolvesPathRelativeToRulesFolder() {
        assertEquals(
                "mulle/sv: 2 scenarios, no failures",
                Run.of("verify", "mulle/sv", "--rules", rules).out().strip());
        assertEquals(
                "mulle/sv: 1 scenario, no failures",
                Run.of("verify", "mulle/sv/bord.feature:7", "--rules", rules)
                        .out()
                        .strip());
    }

    @ParameterizedTest
    @ValueSource(strings = {"features", "rules/features"})
    void mutationUsesScenariosOfRulesFolder(String place) throws IOException {
        Path features = folder.resolve(place);
        if (!Files.exists(features)) {
            Files.move(folder.resolve("features"), features);
        }
        Files.writeString(
                features.resolve("mulle/accepted-mutants.yaml"),
                "- { of: values/lillan-from-hand/is, change: 15 -> 16, because: Nobody plays the lillan here. }\n");
        Run run = Run.of(
                "rules", "mutate", "mulle", "--of", "lillan-from-hand", "--rules", rules, "--threads", "1", "--json");
        assertEquals(ExitCode.REFUSED, run.exit(), run.err());
        assertEquals(2, run.json().get("scenarios").asInt(), run.out());
        assertEquals(1, run.json().get("excepted").size(), run.out());
        assertEquals(
                "mulle/sv: 2 scenarios, no failures",
                Run.of("verify", "--rules", rules).out().strip());
    }

    @Test
    void explainsProblemCode() {
        Run run = Run.of("explain", "no-cite");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertTrue(run.out().contains("Missing source"), run.out());
        assertTrue(Run.of("explain", "no-cites").err().contains("did you mean \"no-cite\"?"));
    }

    @Test
    void explainsRefusalWithoutRule() {
        Run run = Run.of("explain", "not-your-turn", "--game", "mulle", "--lang", "sv");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertTrue(run.out().contains("en annan spelare är på tur"), run.out());
        Run near = Run.of("explain", "not-your-trun", "--game", "mulle");
        assertTrue(near.err().contains("did you mean \"not-your-turn\"?"), near.err());
    }
}
