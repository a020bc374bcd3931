package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.cli.io.ExitCode;
import dev.oya.cli.text.Text;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

class VerifyScenariosCliTest {
    private static final String RIBBONS = """
            # language: sv
            Egenskap: Remsor
              Scenario: Blå remsor betalas
                Givet att plats 1 har tagit 6R 9R 10R
                När given är slut: shoubu av plats 1
                Så gäller att plats 2 betalar 70 poäng till plats 1 för dekiyaku "blå remsor"
              Scenariomall: Avgiften är <poäng>
                Så är en kan <poäng> poäng
                Exempel:
                  | poäng |
                  | 10    |
                  | 12    |
            """;

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = Files.createDirectory(folder.resolve("hachi-hachi")).resolve("remsor.feature");
        Files.writeString(file, RIBBONS);
    }

    private Run verify(String... words) {
        return Run.of(Stream.concat(Stream.of("verify", file.toString()), Stream.of(words))
                .toArray(String[]::new));
    }

    @Test
    void countsPassedScenarios() {
        Run run = Run.of("verify", "hachi-hachi/sv/given.feature");
        assertEquals(ExitCode.DONE, run.exit(), run.out() + run.err());
        assertTrue(run.out().matches("hachi-hachi/sv: [0-9]+ scenarios, no failures\\R"), run.out());
    }

    /**
     * Many scenarios of one profile fail under another, some because the other profile does not allow their number of players.
     */
    @Test
    @Tag(Exhaustive.TAG)
    void outputDoesNotDependOnThreadCount() {
        Run alone = Run.of("verify", "hachi-hachi/sv", "--profile", "de", "--threads", "1");
        Run three = Run.of("verify", "hachi-hachi/sv", "--profile", "de", "--threads", "3");
        assertEquals(ExitCode.REFUSED, alone.exit(), alone.err());
        assertTrue(alone.out().contains("The option players cannot be 2; allowed: 3 to 7"), alone.out());
        assertEquals(alone.out(), three.out());
        assertEquals("", three.err());
    }

    @Test
    void appliesLayerNamedTwiceOnce() {
        Run run = Run.of("verify", "koi-koi/de/ende-und-partie.feature", "--house", "rules/house/bankrupt.yaml");
        assertEquals(ExitCode.DONE, run.exit(), run.out() + run.err());
        assertTrue(run.out().matches("koi-koi/de with bankrupt: [0-9]+ scenarios, no failures\\R"), run.out());
    }

    @Test
    void failureShowsStepTableAndRule() {
        Run run = verify("--profile", "de");
        String out = run.out();
        assertAll(
                () -> assertEquals(ExitCode.REFUSED, run.exit()),
                () -> assertTrue(out.contains("remsor.feature:6: Blå remsor betalas"), out),
                () -> assertTrue(
                        out.contains("  Så gäller att plats 2 betalar 70 poäng till plats 1 för dekiyaku"), out),
                () -> assertTrue(out.contains("expected 70, found 84"), out),
                () -> assertTrue(out.contains("the table, in hachi-hachi/de:"), out),
                () -> assertTrue(out.contains("seat 1    active; captured 6R 9R 10R"), out),
                () -> assertTrue(out.contains("paid      seat 2 -> seat 1 84 dekiyaku:blue-ribbons"), out),
                () -> assertTrue(out.contains("settle/shoubu, hachi-hachi/1/settle/settlement.drl:"), out),
                () -> assertTrue(out.contains("[HH-13 "), out),
                () -> assertTrue(out.contains("After shoubu, each opponent"), out),
                () -> assertTrue(out.contains("hachi-hachi/de: 3 scenarios, 2 failed"), out),
                () -> assertTrue(run.width() <= Text.WIDTH, out));
    }

    @ParameterizedTest
    @CsvSource({
        "sv, 'väntade 70, fann 84', 'bordet, enligt hachi-hachi/de:', 'avgörande regler:', '3 scenarier, 2 fel'",
        "de, 'erwartet 70, gefunden 84', 'der Tisch nach hachi-hachi/de:', 'entschieden durch:', '3 Szenarien, 2 fehlgeschlagen'"
    })
    void reportsFailureInLanguageOfReader(String language, String found, String table, String decided, String sum) {
        String out = verify("--profile", "de", "--lang", language).out();
        assertTrue(out.contains(found), out);
        assertTrue(out.contains(table), out);
        assertTrue(out.contains(decided), out);
        assertTrue(out.contains(sum), out);
    }

    @ParameterizedTest
    @CsvSource({
        "sv, 'Inget heter \"blå rumsor\"', 'ingen giv spelas före det här steget; skriv först'",
        "de, 'Nichts heißt \"blå rumsor\"', 'vor diesem Schritt wird keine Runde gespielt; schreib davor'"
    })
    void explainsInvalidStepInLanguageOfReader(String language, String unknown, String early) throws IOException {
        Files.writeString(file, RIBBONS.replace("\"blå remsor\"", "\"blå rumsor\""));
        assertTrue(
                verify("--lang", language).out().contains(unknown),
                verify("--lang", language).out());
        Files.writeString(file, """
                # language: sv
                Egenskap: Tur
                  Scenario: Ingen giv
                    Så är plats 1 på tur
                """);
        assertTrue(
                verify("--lang", language).out().contains(early),
                verify("--lang", language).out());
    }

    @Test
    void explainsMissingPaymentByItsRules() throws IOException {
        Files.writeString(file, RIBBONS.replace("6R 9R 10R", "1R 2R 3R"));
        Run run = verify();
        assertEquals(ExitCode.REFUSED, run.exit());
        assertTrue(run.out().contains("expected 70, found 0"), run.out());
        assertTrue(run.out().contains("no rule has paid this; rules about dekiyaku:blue-ribbons:"), run.out());
    }

    @Test
    void showsRefusedMove() throws IOException {
        Files.writeString(file, """
                Feature: Moves
                  Scenario: Nobody may take back what was not said
                    Given the field shows 1B 11B 2C1 4C1 5R 7A
                    When the round begins
                    And seat 0 says "cancel"
                    Then that is accepted
                """);
        Run run = verify();
        assertTrue(run.out().contains("this is refused: "), run.out());
        assertTrue(run.out().contains("refused   seat 0 cancel"), run.out());
        assertTrue(run.out().contains("legal     seat 0 "), run.out());
    }

    @Test
    void failsAtRefusedMoveThatNoStepExamines() throws IOException {
        String moves = """
                Feature: Moves
                  Scenario: Nobody may take back what was not said
                    Given the field shows 1B 11B 2C1 4C1 5R 7A
                    When the round begins
                    And seat 0 says "cancel"
                    %sThen seat 0 has captured nothing
                """;
        Files.writeString(file, moves.formatted(""));
        Run run = verify();
        assertEquals(ExitCode.REFUSED, run.exit());
        assertTrue(run.out().contains("Then seat 0 has captured nothing"), run.out());
        assertTrue(run.out().contains("this is refused: no-sage-to-take-back"), run.out());
        Files.writeString(file, moves.formatted("Then that is refused: no sage to cancel\n    "));
        assertEquals(ExitCode.DONE, verify().exit());
    }

    @Test
    void scenarioWithoutNumberOfSeatsHasUsualPlayersOfGame() throws IOException {
        Path house = Files.writeString(file.resolveSibling("two.yaml"), """
                layer: two
                title: For two
                because: To see.
                seats: 2..2
                """);
        Files.writeString(file, """
                Feature: Dealing
                  Scenario: For two
                    When the round begins
                    Then every seat holds 8 cards
                """);
        Run run = Run.of("verify", file.toString(), "--house", house.toString(), "--game", "koi-koi");
        assertEquals(ExitCode.DONE, run.exit(), run.out());
    }

    @Test
    void selectsScenariosByLineAndTag() throws IOException {
        assertTrue(Run.of("verify", file + ":3").out().contains(": 1 scenario, no failures"));
        assertTrue(Run.of("verify", file + ":11:12").out().contains(": 2 scenarios, 1 failed"));
        Files.writeString(file, RIBBONS.replace("  Scenario:", "  @mine\n  Scenario:"));
        assertTrue(verify("--tags", "@mine").out().contains(": 1 scenario, no failures"));
        Run none = verify("--tags", "not @mine and @mine");
        assertEquals(ExitCode.COMMAND, none.exit());
        assertTrue(none.err().contains("No matching scenario"), none.err());
        assertTrue(verify("--tags", "@mine and").err().contains("is not a tag expression"));
    }

    @Test
    void readsRulesAgainInEveryRun() throws IOException {
        Path house = folder.resolve("friday.yaml");
        String layer =
                "layer: friday\ntitle: Our table\nbecause: We like it.\nbase: hachi-hachi\noptions: { kan: %s }\n";
        Files.writeString(house, layer.formatted(12));
        assertTrue(verify("--house", house.toString()).out().contains("expected 70, found 84"));
        Files.writeString(house, layer.formatted(10));
        assertFalse(verify("--house", house.toString()).out().contains("expected 70"));
        assertTrue(verify("--set", "kan=12").out().contains("expected 70, found 84"));
        Files.writeString(house, layer.formatted(11));
        Run broken = verify("--house", house.toString());
        assertEquals(ExitCode.PACK, broken.exit());
        assertTrue(broken.err().contains(house + ":5: "), broken.err());
        assertEquals("", broken.out());
    }

    @Test
    void writesCucumberReports() throws IOException {
        Path junit = folder.resolve("report.xml");
        Path html = folder.resolve("report.html");
        Path json = folder.resolve("report.json");
        Run run = verify("--junit", junit.toString(), "--html", html.toString(), "--json", json.toString());
        assertEquals(ExitCode.REFUSED, run.exit(), run.err());
        assertTrue(Files.readString(junit).contains("failures=\"1\""), Files.readString(junit));
        assertTrue(Files.readString(html).contains("Blå remsor betalas"));
        assertEquals(
                3,
                new JsonMapper()
                        .readTree(Files.readString(json))
                        .get(0)
                        .get("elements")
                        .size());
        try (Stream<Path> left = Files.list(folder)) {
            assertEquals(
                    List.of("hachi-hachi", "report.html", "report.json", "report.xml"),
                    left.map(path -> path.getFileName().toString()).sorted().toList());
        }
        assertEquals(ExitCode.COMMAND, verify("--junit", folder.toString()).exit());
        assertEquals(
                ExitCode.COMMAND, verify("--json", folder + "/none/report.json").exit());
    }

    @Test
    void findsRulesByTagFolderOrLanguage() throws IOException {
        Path other = Files.createDirectory(file.resolveSibling("de")).resolve("a.feature");
        Files.writeString(other, RIBBONS);
        assertTrue(Run.of("verify", other.toString()).out().contains("hachi-hachi/de: 3 scenarios, 2 failed"));
        Files.writeString(other, RIBBONS.replace("Egenskap", "@profile:en\nEgenskap"));
        assertTrue(Run.of("verify", other.toString()).out().contains("hachi-hachi/en: "));
        Path nowhere = folder.resolve("a.feature");
        Files.writeString(nowhere, RIBBONS);
        Run lost = Run.of("verify", nowhere.toString());
        assertEquals(ExitCode.COMMAND, lost.exit());
        assertTrue(lost.err().contains("a.feature: unknown game"), lost.err());
        assertTrue(Run.of("verify", nowhere.toString(), "--game", "hachi-hachi")
                .out()
                .contains("hachi-hachi/sv: 3 scenarios, 1 failed"));
        assertTrue(Run.of("verify", nowhere.toString(), "--house", "rules/house/traditional.yaml")
                .out()
                .contains("hachi-hachi/sv with traditional: 3 scenarios"));
        Files.writeString(file, RIBBONS.replace("Egenskap", "@game:hachi-hashi\nEgenskap"));
        Run run = verify();
        assertEquals(ExitCode.COMMAND, run.exit(), run.out());
        assertTrue(run.err().contains("did you mean \"hachi-hachi\"?"), run.err());
    }

    @Test
    void reportsMissingAndBrokenFiles() throws IOException {
        Run missing = Run.of("verify", folder + "/none.feature", folder + "/neither");
        assertEquals(ExitCode.COMMAND, missing.exit());
        assertTrue(missing.err().contains("none.feature") && missing.err().contains("neither"), missing.err());
        Path empty = Files.createDirectory(folder.resolve("empty"));
        assertTrue(Run.of("verify", empty.toString()).err().contains("contains no scenario"));
        Files.writeString(file, "Egenskap: no language\n  Scenario: One\n");
        Run broken = verify();
        assertEquals(ExitCode.COMMAND, broken.exit());
        assertTrue(broken.err().contains("remsor.feature:1: "), broken.err());
        assertFalse(broken.err().contains("Exception"), broken.err());
        Files.write(file, new byte[] {'F', 'e', (byte) 0xff});
        assertTrue(verify().err().contains("UTF-8"));
        assertTrue(Run.of("verify", "--profile", "dee").err().contains("did you mean \"de\"?"));
        assertTrue(Run.of("verify", "--game", "hachi-hashi").err().contains("did you mean \"hachi-hachi\"?"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sv | Egenskap | Scenario | Givet borde visar 1B 2A | Givet att bordet visar {cards}",
                "en | Feature | Scenario | Given the feld shows 1B 2A | Given the field shows {cards}",
                "de | Funktionalität | Szenario | Angenommen das Fell zeigt 1B 2A | Angenommen das Feld zeigt {cards}",
                "sv | Egenskap | Scenario | Så är multiplikaton 4 | Så är multiplikatorn {int}",
                "en | Feature | Scenario | Then seat 3 pay 10 points to seat 1 in card points | Then seat {int} pays {points} to seat {int} for/in {reason}"
            })
    void suggestsStepsInTheirLanguage(String language, String feature, String scenario, String step, String meant)
            throws IOException {
        Files.writeString(
                file, "# language: " + language + "\n" + feature + ": A\n  " + scenario + ": B\n    " + step + "\n");
        Run run = verify();
        assertEquals(ExitCode.REFUSED, run.exit(), run.err());
        assertTrue(run.out().contains("no step matches this sentence"), run.out());
        List<String> lines = run.out().lines().toList();
        assertEquals("      " + meant, lines.get(lines.indexOf("    did you mean:") + 1), run.out());
    }

    @Test
    void reportsUnknownSeat() throws IOException {
        Files.writeString(
                file,
                "Feature: A\n  Scenario: B\n    When the turn comes to seat 0\n    Then seat 9 has 1B in its pile\n");
        Run run = verify();
        assertEquals(ExitCode.REFUSED, run.exit(), run.err());
        assertTrue(run.out().contains("there is no seat 9; seats are 0 to "), run.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Given that seat 1 has said saga | did you mean \"has said sage\"?",
                "Given the option \"kann\" is 10 | Unknown option \"kann\"; did you mean \"kan\"?",
                "Given the field shows 1B 13C | Unknown card \"13C\" in deck hanafuda",
                "Given the field shows 1B 12B 1A | Unknown card \"1A\" in deck hanafuda",
                "Given seat 1 has declared \"three pair\" | did you mean \"three pairs\"?",
                "Then it is the turn of seat 0 | no round is played before this step; write before it \"When the turn comes to seat 0\"",
                "Then that is accepted | no seat moves before this step",
                "Then there is no combination | no cards are drawn, inspected or played before this step",
                "When the round is over: finished | available: sole-player, dissolved, ",
                "Then nothing is paid in card-pionts | did you mean \"card-points\"?"
            })
    void reportsMisspelledNames(String step, String said) throws IOException {
        Files.writeString(file, "Feature: A\n  Scenario: B\n    " + step + "\n");
        Run run = verify();
        String words = run.out().replaceAll("\\s+", " ");
        assertEquals(ExitCode.REFUSED, run.exit(), run.err());
        assertTrue(words.contains(said), run.out());
        assertFalse(words.contains("Exception"), run.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Then nothing is paid for \"card-points\" | it has too many quotation marks | Then nothing is paid for card-points",
                "Then that is refused: \"not your turn\" | it has too many quotation marks | Then that is refused: not your turn",
                "Then the multiplier is 2.5 | 2.5 is not a {int} | ''",
                "Then it is the turn of seat two | two is not a {int} | Then it is the turn of seat {int}"
            })
    void suggestionDiffersFromWrittenStep(String step, String mistake, String meant) throws IOException {
        Files.writeString(file, "Feature: A\n  Scenario: B\n    " + step + "\n");
        Run run = verify();
        assertTrue(run.out().contains("no step matches this sentence; " + mistake), run.out());
        assertTrue(run.out().contains("    did you mean:\n      " + meant), run.out());
    }

    private static final String GO_STOP = """
            # language: en
            Feature: A bomb
              Background:
                Given the field shows 1R 2R 3R 6R 9R 10R
                And seat 0 holds 1B 1C1 1C2 4A 5A 7A 8A
                And seat 1 holds 4R 5R 6C1 7R 8B 9C1 11B
                And seat 2 holds 2C1 3B 4C1 5C1 7C1 11A 12C1
                And the stock begins with 3C1 10C1 12C2 11C1
                When the round begins
                And seat 0 says "bomb" with 1B and takes 1R
              Scenario: An action
            """;

    private Run goStop(String steps, String... words) throws IOException {
        Path feature = Files.createDirectories(folder.resolve("go-stop")).resolve("bomb.feature");
        Files.writeString(feature, GO_STOP + steps.replaceAll("(?m)^", "    "));
        return Run.of(Stream.concat(Stream.of("verify", feature.toString()), Stream.of(words))
                .toArray(String[]::new));
    }

    @Test
    void comparesNumberOfCountedActions() throws IOException {
        assertEquals(
                ExitCode.DONE,
                goStop("Then \"bomb\" has been said 1 time\nAnd \"go\" has been said 0 times")
                        .exit());
        assertTrue(goStop("Then \"bomb\" has been said 2 times").out().contains("expected 2, found 1"));
        String uncounted = goStop("Then \"draw\" has been said 1 time").out().replaceAll("\\s+", " ");
        assertTrue(uncounted.contains("is neither announced when a phase begins nor a counted action"), uncounted);
    }

    /** The layer renames the action that turns the top card of the stock. */
    @Test
    void stepThatTurnsStockCardUsesRenamedAction() throws IOException {
        Path rules = AnyInput.copy(folder.resolve("rules"));
        for (File file : rules.resolve("go-stop/1/text").toFile().listFiles()) {
            assertTrue(file.delete());
        }
        Files.delete(rules.resolve("go-stop/1/lessons.yaml"));
        for (File file : rules.resolve("go-stop/1").toFile().listFiles(File::isFile)) {
            String text = Files.readString(file.toPath())
                    .replace("  draw: { what: The top card", "  reveal: { what: The top card")
                    .replace("actions: [draw", "actions: [reveal")
                    .replaceAll("(action [!=]= |Offer\\(\\$seat, )\"draw\"", "$1\"reveal\"");
            Files.writeString(file.toPath(), text);
        }
        Run run = goStop("And seat 0 turns 3C1 and takes 3R\nThen that is accepted", "--rules", rules.toString());
        assertEquals(ExitCode.DONE, run.exit(), run.out() + run.err());
    }

    @Test
    void failsScenarioWithoutSteps() throws IOException {
        Files.writeString(file, "Feature: A\n  Scenario: B\n");
        Run run = verify();
        assertEquals(ExitCode.REFUSED, run.exit(), run.err());
        assertTrue(run.out().contains("this scenario has no step"), run.out());
    }

    @Test
    void listsSteps() {
        Run run = Run.of("verify", "--steps");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertTrue(
                run.out()
                        .matches(
                                "(?s).*\n\\| `Given the field shows \\{cards}` \\| [^\n]+ \\| `Givet att bordet visar \\{cards}` \\| .*"),
                run.out());
    }

    /** The step that enters an invalid round fails with the same message as {@code score}. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | Given seat 0 has declared "red"                                          | its hand is missing; enter the hand
            sv | Givet att plats 0 har deklarerat "tretal"                                | men handen saknas; ange handen
            de | Angenommen Platz 0 hat "Drilling" angesagt                               | aber seine Hand fehlt; gib die Hand an
            en | Given seat 0 holds 1B 1R 1C1 2A 4A 6A 8A;And seat 0 has declared "red"   | Seat 0 does not have "red" in its hand; its hand contains
            en | Given seat 0 holds 1B 1R 1C1 2A 4A 6A 8A 9A                              | Wrong number of cards: 8; the rules deal 7
            sv | Givet att plats 0 har 1B 1R 1C1 2A 4A 6A 8A 9A på handen                 | Fel antal kort: 8; reglerna ger 7
            en | Given the field shows 1B 2R 3B 4A 5A                                     | Wrong number of cards: 5; the rules deal 6
            en | Given the field shows 1B 2R 3B 4A 5A 6A;And the multiplier is 2          | "multiplier" is given together with "field"
            en | Given seat 0 has captured 1B;And seat 1 has captured 1B                  | 1B is in two places: with seat 0 and with seat 1
            en | Given seat 0 has captured 1B 1B                                          | 1B is named twice
            en | Given seat 0 has captured 1B;And seat 0 has 19 card points               | captured cards of seat 0 have 20 card points
            de | Angenommen Platz 0 hat 100 Kartenpunkte;Und Platz 1 hat 100 Kartenpunkte;Und Platz 2 hat 100 Kartenpunkte | zusammen 300 Kartenpunkte, aber das Kartenspiel hat 264
            en | Given seat 0 has -5 card points                                          | The number -5 is out of range
            en | Given seat 7 has 5 card points                                           | Unknown seat "7"; seats are numbered 0 to 2
            en | Given seat 3 is the dealer                                               | Unknown seat "3"; seats are numbered 0 to 2
            en | Given the multiplier is 0                                                | The number 0 is out of range
            en | Given -3 points lie in the pot                                           | The number -3 is too small
            en | Given the scores are 5 and -5                                           | Wrong number of scores: 2
            en | Given it is round 13                                                     | The match has no round 13; the last round is 12
            en | Given it is round 0                                                      | The number 0 is too small
            en | Given that seat 1 said sage first                                        | but has not said "sage"; add sage
            sv | Givet att plats 1 sade sage först                                        | men har inte sagt "sage"; lägg till sage
            en | Given that seats 0 and 1 has said sage;And that seats 0 and 1 said sage first | Only one seat can be "first-sage", not 2
            en | Given a table of 4;And that seats 0, 1 and 2 are active;And seat 3 has captured 1B | Seat 3 sat out, but has captured cards
            en | Given a table of 4;And that seats 0, 1, 2 and 3 are active               | Too many seats play: 4; at most 3
            en | Given the stock begins with 1B                                           | This has no effect on a round that is entered, not played
            """)
    void rejectsInvalidEnteredRoundAtItsStep(String language, String steps, String message) throws IOException {
        String end = switch (language) {
            case "sv" -> "När given är slut: korten är slut\nSå betalas inget i teyaku\n";
            case "de" -> "Wenn die Runde zu Ende ist: die Karten sind aus\nDann wird nichts für Teyaku gezahlt\n";
            default -> "When the round is over: the cards have run out\nThen nothing is paid for teyaku\n";
        };
        String[] told = steps.split(";");
        Run run = unfit(language, String.join("\n", told) + "\n" + end);
        assertTrue(flat(run).contains(message), run.out());
        assertTrue(run.out().contains("  " + told[told.length - 1]), run.out());
    }

    private static String flat(Run run) {
        return run.out().replaceAll("\\s+", " ");
    }

    private Run unfit(String language, String steps) throws IOException {
        Map<String, String> heads = Map.of(
                "en",
                "Feature: F\nScenario: S\n",
                "sv",
                "Egenskap: F\nScenario: S\n",
                "de",
                "Funktionalität: F\nSzenario: S\n");
        Files.writeString(file, "# language: " + language + "\n" + heads.get(language) + steps);
        Run run = verify("--profile", language, "--lang", language);
        assertEquals(ExitCode.REFUSED, run.exit(), run.out() + run.err());
        return run;
    }

    @ParameterizedTest
    @CsvSource({"3, 'Plätze 0, 1 und 2', false", "3, Plätze 0 und 1, true", "4, 'Plätze 0, 1 und 2', true"})
    void rejectsEnteredActionsThatAreIllegalInEveryOrder(int players, String seats, boolean isFine) throws IOException {
        Files.writeString(file, """
                # language: de
                @game:koi-koi
                Funktionalität: F
                  Szenario: S
                    Angenommen ein Tisch mit %d Spielern
                    Und %s haben Koi-Koi gerufen
                    Wenn die Runde zu Ende ist: die Karten sind aus
                    Dann gewinnt niemand die Runde
                """.formatted(players, seats));
        Run run = verify("--lang", "de");
        assertEquals(isFine ? ExitCode.DONE : ExitCode.REFUSED, run.exit(), run.out() + run.err());
        String refusal = "Die Plätze 0, 1, 2 können nicht alle \"koi-koi\" gesagt haben";
        assertEquals(!isFine, flat(run).contains(refusal), run.out());
    }

    /** A round cannot end with an action that is not legal. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Given seat 0 has captured 1R 2R 4R    | shoubu by seat 0             | Seat 0 has no captured combination that allows it to say "shoubu"
            Given seat 0 has 90 card points       | shoubu by seat 0             | Seat 0 has no captured combination that allows it to say "shoubu"
            Given seat 0 has captured 1R 2R 3R    | shoubu                       | Missing seat that said "shoubu"
            Given seat 0 has captured 1R 2R 3R    | shoubu by seat 5             | Unknown seat "5"
            Given seat 0 has captured 1R 2R 3R    | sage is taken back by seat 0 | Seat 0 could not say "cancel" at this point
            """)
    void rejectsIllegalEndingAction(String told, String end, String message) throws IOException {
        Run run = unfit("en", told + "\nWhen the round is over: " + end + "\nThen nothing is paid for teyaku\n");
        assertTrue(flat(run).contains(message), run.out());
    }

    @Test
    void rejectsInvalidStartOfPlayedRound() throws IOException {
        String then = "\nWhen the round begins\nThen 6 cards lie on the field\n";
        assertTrue(flat(unfit("en", "Given seat 0 holds 1B 1R 1C1 2A 4A 6A 8A 9A" + then))
                .contains("Too many cards: 8; the rules deal at most 7"));
        assertTrue(flat(unfit("en", "Given the field shows 1B 2A\nAnd seat 0 holds 1B" + then))
                .contains("1B is in two places: on the field and in the hand of seat 0"));
        assertTrue(flat(unfit("en", "Given that seat 0 has said sage" + then))
                .contains("has no effect on a round that is dealt and played"));
    }

    @Test
    void rejectsFieldThatIsAlwaysRedealt() throws IOException {
        Run run = unfit("sv", """
                Givet att bordet visar 1R 1B 1C1 1C2 7C1 9C1
                När given börjar
                Så är multiplikatorn 1
                """);
        assertTrue(flat(run).contains("ges korten om varje gång"), run.out());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | Given seat 0 has captured 1B
            en | When the round begins
            sv | När given börjar;Så spelar plats 0 1B
            de | Wenn die Runde beginnt
            """)
    void failsScenarioWithoutComparison(String language, String steps) throws IOException {
        Run run = unfit(language, steps.replace(';', '\n') + "\n");
        assertTrue(
                flat(run).contains("checks anything") || flat(run).contains("prüft etwas") || steps.contains("spelar"),
                run.out());
    }

    /**
     * If only one seat has taken an action, this seat also gets the marks for the first and the last seat to take it.
     */
    @Test
    void enteredActionGivesAllItsMarks() throws IOException {
        Files.writeString(file, """
                Feature: F
                  Scenario: S
                    Given seat 0 has captured 1R 2R 3R
                    And that seat 0 has said sage
                    When the round is over: the cards have run out
                    Then seat 1 pays 35 points to seat 0 for dekiyaku "poetry ribbons"
                """);
        Run run = verify("--profile", "en");
        assertEquals(ExitCode.DONE, run.exit(), run.out() + run.err());
    }
}
