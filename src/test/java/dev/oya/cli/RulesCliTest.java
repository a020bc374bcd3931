package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.text.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RulesCliTest {
    @ParameterizedTest
    @CsvSource({
        "sv, Storan .ruter 10.. .2 poäng för varje kort .alternativet storan-points.., 0 eller fler",
        "de, Storan .Karo 10.. .2 Punkte .* Karte .Option storan-points.., 0 oder mehr",
        "en, Each storan.* .2 points for each card .option storan-points.., 0 or more"
    })
    void showsPackInRequestedLanguage(String language, String combination, String range) {
        Run run = Run.of("rules", "show", "mulle", "--lang", language);
        String flat = run.out().replaceAll("\\s+", " ");
        assertTrue(flat.matches(".*" + combination + ".*"), flat);
        assertTrue(flat.contains("[" + range + "]"), flat);
        assertEquals(language.equals("en"), flat.contains("or more"), flat);
        assertTrue(run.width() <= Text.WIDTH, run.out());
    }

    @Test
    void listsGamesWithProfiles() {
        Run run = Run.of("rules", "list");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertTrue(run.out().contains("hachi-hachi 1."), run.out());
        assertTrue(run.out().contains("sv  complete"), run.out());
        assertEquals(
                "en",
                Run.of("rules", "list", "--json")
                        .json()
                        .get("games")
                        .get(0)
                        .get("profiles")
                        .get(0)
                        .get("profile")
                        .asString());
    }

    @Test
    void showsGameWithChangedOptions() {
        Run run = Run.of("rules", "show", "hachi-hachi", "--set", "kan=12", "--profile", "en");
        assertAll(
                () -> assertEquals(ExitCode.DONE, run.exit(), run.err()),
                () -> assertTrue(run.out().contains("* kan = 12"), run.out()),
                () -> assertTrue(run.out().contains("  deal.first = right-of-dealer"), run.out()),
                () -> assertTrue(run.out().contains("poetry-ribbons"), run.out()),
                () -> assertTrue(run.out().contains("-> settle (ends: shoubu)"), run.out()),
                () -> assertTrue(run.width() <= Text.WIDTH, run.out()));
        assertEquals(
                12,
                Run.of("rules", "show", "hachi-hachi", "--set", "kan=12", "--json")
                        .json()
                        .get("options")
                        .get("kan")
                        .get("value")
                        .asInt());
    }

    @Test
    void reportsMisspeltCommandAsUsageError() {
        assertAll(
                () -> assertEquals(ExitCode.COMMAND, Run.of().exit()),
                () -> assertEquals(ExitCode.COMMAND, Run.of("rules").exit()),
                () -> assertTrue(Run.of("rules", "chekc").err().contains("rules check")),
                () -> assertTrue(Run.of("rules", "show", "hachi").err().contains("Unknown game")),
                () -> assertEquals(
                        ExitCode.COMMAND, Run.of("rules", "show", "hachi-hashi").exit()),
                () -> assertTrue(
                        Run.of("rules", "show", "hachi-hashi").err().contains("did you mean \"hachi-hachi\"?")),
                () -> assertEquals(
                        ExitCode.COMMAND,
                        Run.of("rules", "show", "hachi-hachi", "--profile", "xx")
                                .exit()),
                () -> assertTrue(Run.of("rules", "show", "hachi-hachi", "--set", "kna=10")
                        .err()
                        .contains("did you mean \"kan\"?")),
                () -> assertTrue(Run.of("rules", "show", "hachi-hachi", "--set", "kan=11")
                        .err()
                        .contains("allowed: 10, 12")),
                () -> assertEquals(
                        ExitCode.COMMAND,
                        Run.of("rules", "show", "hachi-hachi", "--set", "kan").exit()),
                () -> assertEquals(
                        ExitCode.COMMAND,
                        Run.of("rules", "list", "--rules", "nowhere").exit()));
    }

    @Test
    void shippedRulesPassCheck() {
        Run run = Run.of("rules", "check");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertTrue(run.out().contains("hachi-hachi/sv: fine"), run.out());
        Run house = Run.of("rules", "check", "rules/house/traditional.yaml");
        assertEquals(ExitCode.DONE, house.exit(), house.err());
    }

    @Test
    void reportsAllProblemsOfLayer(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("friday.yaml");
        Files.writeString(file, """
                layer: friday
                title: Our Friday table
                because: We like it.
                options: { kan: 11 }
                yaku:
                  add:
                    odd:
                      group: dekiyaku
                      what: A card that is not there.
                      needs: 8L
                      worth: { kan: 5 }
                """);
        Run run = Run.of("rules", "check", file.toString(), "--game", "hachi-hachi", "--profile", "sv");
        assertEquals(ExitCode.PACK, run.exit());
        assertTrue(run.err().contains(file + ":4: "), run.err());
        assertTrue(run.err().contains(file + ":10: "), run.err());
        assertTrue(run.err().contains("2 problems."), run.err());
        Run json = Run.of("rules", "check", file.toString(), "--game", "hachi-hachi", "--profile", "sv", "--json");
        assertEquals(2, json.json().get("checked").get(0).get("problems").size());
        assertEquals(
                ExitCode.PACK,
                Run.of("rules", "show", "hachi-hachi", "--house", file.toString())
                        .exit());
    }

    @Test
    void namesRuleThatDoesNotCompile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("broken.yaml");
        Files.writeString(file, """
                layer: broken
                title: A broken rule
                because: Try it.
                base: hachi-hachi
                rules:
                  add: |
                    // Uses a property that does not exist.
                    rule "mine/broken" @because("Try it.")
                    when
                        Ended( nonsense == 3 )
                    then
                        insert( new Winner(0) );
                    end
                """);
        Run run = Run.of("rules", "check", file.toString(), "--profile", "sv", "--allow-drl");
        assertEquals(ExitCode.PACK, run.exit(), run.out());
        assertTrue(run.err().contains("broken.yaml"), run.err());
    }

    @ParameterizedTest
    @CsvSource({
        "sv, 2 kombinationer skiljer, (saknas), 2 skillnader mellan",
        "de, 2 Kombinationen unterscheiden sich, (fehlt), 2 Unterschiede zwischen"
    })
    void describesDifferencesInRequestedLanguage(String language, String head, String missing, String all) {
        String house = "hachi-hachi/sv+rules/house/moon-viewing.yaml";
        Run run = Run.of("rules", "diff", "hachi-hachi/sv", house, "--lang", language);
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        for (String said : List.of(head, missing, all)) {
            assertTrue(run.out().contains(said), run.out());
        }
        assertFalse(run.out().contains("differ"), run.out());
    }

    @Test
    void comparesProfilesWithCitations() {
        Run run = Run.of("rules", "diff", "hachi-hachi/sv", "hachi-hachi@1/de");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertTrue(run.out().contains("  kan\n    sv        10 [HH-SV-028"), run.out());
        assertTrue(run.out().contains("    de        12"), run.out());
        Run house = Run.of("rules", "diff", "hachi-hachi/sv", "rules/house/traditional.yaml", "--json");
        assertEquals(5, house.json().get("differences").size(), house.out());
        assertTrue(Run.of("rules", "diff", "hachi-hachi/sv", "hachi-hachi/sv")
                .out()
                .contains("No differences between"));
        assertEquals(
                ExitCode.COMMAND,
                Run.of("rules", "diff", "hachi-hachi", "nothing").exit());
    }

    private static String message(String id, String tag, String status, int steps) {
        return """
                {"pickle":{"id":"p%1$s","uri":"a","name":"a","language":"en","astNodeIds":[],"tags":[%2$s],"steps":[%4$s]}}
                {"testCase":{"id":"c%1$s","pickleId":"p%1$s","testSteps":[{"id":"t"}]}}
                {"testCaseStarted":{"id":"r%1$s","testCaseId":"c%1$s","attempt":0,"timestamp":%5$s}}
                {"testStepFinished":{"testCaseStartedId":"r%1$s","testStepId":"t","timestamp":%5$s,"testStepResult":\
                {"status":"%3$s","duration":%5$s}}}
                {"testCaseFinished":{"testCaseStartedId":"r%1$s","willBeRetried":false,"timestamp":%5$s}}
                """.formatted(
                        id,
                        "{\"name\":\"@" + tag + "\",\"astNodeId\":\"0\"}",
                        status,
                        steps == 0 ? "" : "{\"id\":\"s\",\"text\":\"a\",\"astNodeIds\":[]}",
                        "{\"seconds\":0,\"nanos\":0}");
    }

    @Test
    void countsOnlyPassingScenariosAsCoverage(@TempDir Path folder) throws IOException {
        Files.createDirectories(folder.resolve("statements"));
        Files.writeString(folder.resolve("statements/a.yaml"), """
                - { id: AB-EN-001, says: One., testable: true }
                - { id: AB-EN-002, says: Two., testable: true }
                - { id: AB-EN-003, says: Three., testable: false }
                - { id: AB-EN-004, says: Four., testable: true }
                """);
        Path results = folder.resolve("results.ndjson");
        Files.writeString(
                results,
                message("1", "AB-EN-001", "PASSED", 1)
                        + message("2", "AB-EN-002", "UNDEFINED", 1)
                        + message("3", "AB-EN-004", "PASSED", 0));
        String[] command = {"rules", "coverage", "--features", folder.toString(), "--results", results.toString()};
        assertTrue(
                Run.of(command).out().startsWith("AB-EN  1 of 3"),
                Run.of(command).out());
        String[] json = java.util.Arrays.copyOf(command, command.length + 1);
        json[command.length] = "--json";
        assertEquals(
                "{\"texts\":[{\"id\":\"AB-EN\",\"testable\":3,\"covered\":1,\"missing\":[\"AB-EN-002\",\"AB-EN-004\"]}]}",
                Run.of(json).out().strip());
    }

    @Test
    void explainsHowToCreateMissingResults(@TempDir Path folder) throws IOException {
        Run run = Run.of("rules", "coverage", "--results", folder + "/none");
        assertEquals(ExitCode.COMMAND, run.exit());
        assertTrue(run.err().contains("mvn -B verify"), run.err());
        assertEquals(
                ExitCode.COMMAND,
                Run.of("rules", "coverage", "--features", folder.toString()).exit());
        Path broken = folder.resolve("broken.ndjson");
        Files.writeString(broken, "{\"pickle\":");
        assertTrue(Run.of("rules", "coverage", "--results", broken.toString())
                .err()
                .contains("broken.ndjson:1:"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "settle/teyaku",
                "teyaku:triplet",
                "achievement:catch-triplet",
                "drop-fee",
                "compensation",
                "card-points",
                "pot",
                "poetry-ribbons",
                "captured-yaku/poetry-ribbons",
                "kan",
                "par",
                "standing",
                "sage",
                "turn",
                "no-sage-to-take-back",
                "HH-SV-120",
                "HH-9"
            })
    void explainsEveryKindOfId(String id) {
        Run run = Run.of("explain", id);
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertTrue(run.out().contains("hachi-hachi, sv"), run.out());
        assertTrue(run.width() <= Text.WIDTH, run.out());
        assertTrue(Run.of("explain", id, "--json").json().get("found").size() > 0);
    }

    @Test
    void suggestsSimilarIds() {
        Run run = Run.of("explain", "settle/teyakk");
        assertEquals(ExitCode.COMMAND, run.exit());
        assertTrue(run.err().contains("did you mean \"settle/teyaku\"?"), run.err());
    }

    @Test
    void printsCompletionScriptVersionAndHelp() {
        assertTrue(Run.of("completion").out().contains("complete -F _complete_oya"));
        assertTrue(Run.of("--version").out().startsWith("oya "));
        assertEquals(ExitCode.DONE, Run.of("help", "score").exit());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            koi-koi | five-ribbons         | en | 1 point, and 1 point for each further card
            koi-koi | five-ribbons         | sv | 1 poäng och 1 poäng för varje kort till
            koi-koi | five-ribbons         | de | 1 Punkt und 1 Punkt für jede weitere Karte
            go-stop | lights               | sv | bara den bästa räknas
            go-stop | lights               | de | nur die beste zählt
            go-stop | stop-from-two        | de | stop-from-two = 7 [5, 7]
            koi-koi | rounds               | sv | minst 1
            go-stop | four-of-a-kind       | sv | (spelas: four-of-a-month är true)
            """)
    void explainsAmountsInTheChosenLanguage(String game, String id, String language, String amount) {
        String told = Run.of("explain", id, "--game", game, "--lang", language).out();
        assertTrue(told.replaceAll("\\s+", " ").contains(amount), told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            pay/go-penalty-of-two | en | only with: go-penalty = true
            pay/go-penalty-of-two | sv | bara med: go-penalty = true
            pay/go-penalty-of-two | de | nur mit: go-penalty = true
            turn/put              | sv | bara med: jokers = two eller three
            junk/own-pile         | en | only with: steals = true; own-stuck-steals-two = true
            """)
    void explainNamesOptionsThatRuleRequires(String rule, String language, String needs) {
        Run run = Run.of("explain", rule, "--game", "go-stop", "--lang", language);
        assertTrue(run.out().contains("      " + needs + System.lineSeparator()), run.out());
        assertTrue(run.width() <= Text.WIDTH, run.out());
    }

    @Test
    void explainListsRequiredOptionsAsJson() {
        assertEquals(
                "[{\"option\":\"jokers\",\"values\":[\"two\",\"three\"]}]",
                Run.of("explain", "turn/put", "--game", "go-stop", "--json")
                        .json()
                        .get("found")
                        .get(0)
                        .get("needs")
                        .toString());
        assertFalse(Run.of("explain", "turn/play", "--game", "go-stop", "--json")
                .json()
                .get("found")
                .get(0)
                .has("needs"));
    }

    /**
     * Reasons of shipped rules exist only in English. Reasons of house rules are printed as written in every language.
     */
    @Test
    void omitsUntranslatedReasons() {
        String reason = "Heundeulgi is played nearly everywhere.";
        Run english = Run.of("explain", "shaking", "--game", "go-stop", "--lang", "en");
        assertTrue(english.out().contains(reason), english.out());
        Run swedish = Run.of("explain", "shaking", "--game", "go-stop", "--lang", "sv");
        assertEquals(ExitCode.DONE, swedish.exit(), swedish.err());
        assertFalse(swedish.out().contains(reason), swedish.out());
        Run house =
                Run.of("explain", "moon-viewing", "--game", "hachi-hachi", "--house", "moon-viewing", "--lang", "sv");
        assertTrue(house.out().contains("skäl: A sake cup under the full moon."), house.out() + house.err());
    }
}
