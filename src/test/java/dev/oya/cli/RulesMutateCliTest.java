package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.text.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class RulesMutateCliTest {
    @TempDir
    Path folder;

    private Path layer;

    @BeforeEach
    void write() throws IOException {
        layer = folder.resolve("friday.yaml");
        Files.writeString(layer, """
                layer: friday
                title: Koi-Koi on Fridays
                because: We like it so.
                base: koi-koi@1
                yaku:
                  add:
                    crane-and-moon:
                      group: dekiyaku
                      what: The crane and the moon.
                      needs: 1B 8B
                      worth: { points: 4 }
                      status: house
                      because: A bird in the night.
                rules:
                  add: |
                    package oya;
                    import dev.oya.vocabulary.*;
                    import dev.oya.vocabulary.Conclusion.*;

                    // No seat may stop while a card is turned.
                    rule "friday/hush" @because("We like it quiet.")
                    when
                        ToMove( phase == "draw", round == 7 )
                    then
                        insert( new Refusal("stop", "no-new-combination") );
                    end
                """);
        Files.writeString(folder.resolve("friday.feature"), """
                # language: de
                Funktionalität: Freitags
                  Szenario: Kranich und Mond
                    Wenn jemand die genommenen Karten 1B 8B 2C1 ansieht
                    Dann ist "crane-and-moon" genau 4 Punkte wert
                    Und gibt es nur "crane-and-moon"
                """);
    }

    private Run mutate(String... more) {
        List<String> words = new java.util.ArrayList<>(List.of("rules", "mutate", layer.toString()));
        words.addAll(List.of(more));
        if (!words.contains("--threads")) {
            words.addAll(List.of("--threads", "1"));
        }
        return Run.of(words.toArray(String[]::new));
    }

    private static List<String> changes(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(one -> one.get("of").asString() + " " + one.get("change").asString())
                .toList();
    }

    @Test
    void listsMutantsThatNoScenarioDetects() {
        Run run = mutate("--json");
        assertEquals(ExitCode.REFUSED, run.exit(), run.err() + run.out());
        JsonNode answer = run.json();
        List<String> noticed = changes(answer.get("noticed"));
        assertTrue(noticed.contains("yaku/add/crane-and-moon/worth/points 4 -> 5"), noticed.toString());
        assertTrue(noticed.stream().anyMatch(one -> one.startsWith("yaku/add/crane-and-moon/needs 1B")), noticed + "");
        assertTrue(noticed.contains("yaku/add/crane-and-moon crane-and-moon"), noticed.toString());
        // No scenario plays round 7, and none has an action in the phase "draw".
        assertEquals(
                List.of(
                        "friday/hush rule \"friday/hush\"",
                        "friday/hush round == 7",
                        "friday/hush phase == \"draw\" -> phase != \"draw\"",
                        "friday/hush round == 7 -> round != 7",
                        "friday/hush 7 -> 8",
                        "friday/hush 7 -> 6"),
                changes(answer.get("unnoticed")).stream()
                        .filter(one -> !one.contains("phase == \"draw\"") || one.contains("->"))
                        .toList());
    }

    /** The proposed scenario is in the language of the existing scenarios. Added to these, it detects the changes. */
    @Test
    void proposesScenarioThatDetectsUndetectedChanges() throws IOException {
        Path feature = folder.resolve("friday.feature");
        Files.writeString(
                feature,
                Files.readString(feature)
                        .replace("    Dann ist \"crane-and-moon\" genau 4 Punkte wert\n    Und", "    Dann"));
        String worth = "crane-and-moon/worth";
        Run run = mutate("--of", worth, "--rounds", "10", "--json");
        assertEquals(ExitCode.REFUSED, run.exit(), run.err());
        JsonNode group = run.json().get("groups").get(0);
        assertEquals("yaku/add/crane-and-moon/worth/points", group.get("of").asString());
        assertEquals("amount", group.get("effect").asString());
        assertEquals(2, group.get("changes").size());
        assertEquals("[]", group.get("notFound").toString());
        JsonNode proposed = group.get("proposed");
        assertEquals(1, proposed.size(), proposed.toString());
        assertEquals("[1,2]", proposed.get(0).get("detects").toString());
        String scenario = proposed.get(0).get("scenario").asString();
        assertEquals("""
                Szenario: The crane and the moon
                  Wenn jemand die genommenen Karten 1B 8B ansieht
                  Dann ist "crane-and-moon" genau 4 Punkte wert""", scenario);
        Run text = mutate("--of", worth, "--rounds", "10");
        assertTrue(text.out().contains("Proposed scenario, which detects 1, 2:"), text.out());
        assertTrue(text.out().contains(scenario.replaceAll("(?m)^", "        ")), text.out());
        Files.writeString(feature, Files.readString(feature) + scenario.replaceAll("(?m)^", "  ") + "\n");
        assertEquals(ExitCode.DONE, mutate("--of", worth).exit());
    }

    /** The output depends neither on the order in which threads finish nor on hash codes, which differ between runs. */
    @Test
    void outputDoesNotDependOnThreads() throws IOException {
        Files.writeString(folder.resolve("friday.feature"), """
                # language: de
                Funktionalität: Freitags
                  Szenario: Nichts
                    Wenn jemand die genommenen Karten 2C1 ansieht
                    Dann gibt es keine Kombination
                """);
        String printed = mutate("--rounds", "3", "--all").out();
        assertTrue(printed.contains("Proposed scenario"), printed);
        for (int again = 0; again < 2; again++) {
            assertEquals(
                    printed, mutate("--rounds", "3", "--all", "--threads", "3").out());
        }
    }

    @Test
    void reportsRoundsInWhichNoScenarioWasFound() {
        Run run = mutate("--of", "hush", "--rounds", "4");
        assertTrue(run.out().contains("No scenario found for 1, 2, 3, 4, 5, 6"), run.out());
        assertTrue(run.out().replaceAll("\\s+", " ").contains("Random rounds of each profile: 4."), run.out());
        Run none = mutate("--of", "hush", "--rounds", "0");
        assertFalse(none.out().contains("No scenario found"), none.out());
        assertEquals(ExitCode.COMMAND, mutate("--rounds", "-1").exit());
    }

    @Test
    void limitsPrintedRules() throws IOException {
        Files.writeString(folder.resolve("friday.feature"), """
                # language: de
                Funktionalität: Freitags
                  Szenario: Nichts
                    Wenn jemand die genommenen Karten 2C1 ansieht
                    Dann gibt es keine Kombination
                """);
        JsonNode all = mutate("--rounds", "0", "--all", "--json").json();
        int groups = all.get("groups").size();
        assertTrue(groups > 2, all.toString());
        assertEquals(groups, all.get("groupCount").asInt());
        JsonNode one = mutate("--rounds", "0", "--limit", "1", "--json").json();
        assertEquals(1, one.get("groups").size());
        assertEquals(all.get("groups").get(0), one.get("groups").get(0));
        assertEquals(groups, one.get("groupCount").asInt());
        Run text = mutate("--rounds", "0", "--limit", "1");
        assertTrue(text.out().contains((groups - 1) + " more rules and entries have undetected changes"), text.out());
    }

    /** A layer that only disables rules or removes combinations is mutated by restoring each of these parts. */
    @Test
    void mutatesDisabledRulesByRestoringThem() throws IOException {
        Files.writeString(layer, """
                layer: friday
                title: Friday
                because: We like it so.
                base: koi-koi@1
                rules:
                  disable:
                    - multiplier/seven
                yaku:
                  remove: [ten-chaff, "three-brights"]
                """);
        Files.writeString(folder.resolve("friday.feature"), """
                # language: de
                Funktionalität: Freitags
                  Szenario: Drei Lichter sind nichts
                    Wenn jemand die genommenen Karten 1B 3B 8B ansieht
                    Dann gibt es keine Kombination
                """);
        JsonNode answer = mutate("--json").json();
        assertEquals(List.of("yaku/remove three-brights"), changes(answer.get("noticed")));
        assertEquals(
                List.of("rules/disable multiplier/seven", "yaku/remove ten-chaff"), changes(answer.get("unnoticed")));
    }

    @Test
    void listsAcceptedMutantsWithReasons() throws IOException {
        Path list = folder.resolve("friday.accepted-mutants.yaml");
        Files.writeString(list, """
                - of: friday/hush
                  change: 7 -> 8
                  because: Nobody plays so long.
                - of: friday/hush
                  change: 9 -> 10
                  because: There is no nine.
                """);
        Run run = mutate("--all");
        assertEquals(ExitCode.REFUSED, run.exit(), run.err());
        assertTrue(run.out().contains("Accepted as undetectable: Nobody plays so long."), run.out());
        assertTrue(run.out().contains("Unused exception: friday/hush, 9 -> 10"), run.out());
        assertTrue(run.out().contains(folder.resolve("friday.yaml") + ":23 friday/hush"), run.out());
        assertTrue(run.width() <= Text.WIDTH, run.out());
        assertTrue(mutate("--all", "--lang", "sv").out().contains("Godtas som omöjlig att upptäcka"));
        assertFalse(mutate().out().contains("Accepted as undetectable"));
        Files.writeString(list, "- of: friday/hush\n");
        assertEquals(ExitCode.PACK, mutate().exit());
    }

    @Test
    void endlessRedealCountsAsDetection() {
        Run run = Run.of(
                "rules",
                "mutate",
                "koi-koi",
                "features/koi-koi/de/sofort-kombo.feature",
                "--of",
                "four-on-the-field",
                "--json");
        List<String> noticed = changes(run.json().get("noticed"));
        assertTrue(noticed.contains("deal/four-on-the-field fullGroup"), run.out());
    }

    @Test
    void keepsPositionOfMutatedRule() {
        Run run = Run.of("rules", "mutate", "mulle", "features/mulle/sv/ogon.feature", "--of", "pips/storan", "--json");
        List<String> noticed = changes(run.json().get("noticed"));
        assertTrue(noticed.contains("pips/storan among(\"storan\")"), run.out());
    }

    @Test
    void requiresGameForLayerWithoutBase() throws IOException {
        Files.writeString(layer, Files.readString(layer).replace("base: koi-koi@1\n", ""));
        assertEquals(ExitCode.COMMAND, mutate("--of", "worth").exit());
        Run run = mutate("--of", "worth", "--game", "koi-koi");
        assertEquals(ExitCode.DONE, run.exit(), run.err() + run.out());
    }

    @Test
    void reportsFailingScenariosBeforeMutating() throws IOException {
        Files.writeString(folder.resolve("friday.feature"), """
                Feature: Fridays
                  Scenario: Nonsense
                    When nobody says anything
                """);
        Run run = mutate();
        assertEquals(ExitCode.REFUSED, run.exit());
        assertTrue(run.err().contains("friday.feature:2"), run.err());
        Files.delete(folder.resolve("friday.feature"));
        assertEquals(ExitCode.COMMAND, mutate().exit());
        assertEquals(ExitCode.COMMAND, Run.of("rules", "mutate", "fridya").exit());
    }
}
