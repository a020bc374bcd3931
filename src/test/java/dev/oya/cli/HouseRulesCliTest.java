package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.cli.io.ExitCode;
import dev.oya.cli.text.Text;
import dev.oya.engine.RuleLibrary;
import dev.oya.notation.Json;
import dev.oya.pack.Pack;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Creating, comparing and playing house rules. */
class HouseRulesCliTest {
    private static final String SV = "hachi-hachi@1/sv";

    private static JsonNode played(String house, int rounds) {
        return played(house, rounds, 3);
    }

    private static JsonNode played(String house, int rounds, int players) {
        List<String> command = new ArrayList<>(List.of("rules", "diff", SV, "rules/house/" + house + ".yaml"));
        command.addAll(List.of("--rounds", "" + rounds, "--players", "" + players, "--seed", "x", "--json"));
        Run run = Run.of(command.toArray(String[]::new));
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        return run.json().get("play");
    }

    private static Set<String> changed(JsonNode play) {
        Set<String> reasons = new TreeSet<>();
        play.get("payments").properties().forEach(one -> {
            if (one.getValue().get("changed").asInt() > 0) {
                reasons.add(one.getKey());
            }
        });
        return reasons;
    }

    @ParameterizedTest
    @ValueSource(strings = {"hachi-hachi@1/sv", "hachi-hachi/de", "koi-koi"})
    void newHouseRulesDoNotDifferFromTheirBase(String from, @TempDir Path folder) {
        Path file = folder.resolve("friday.yaml");
        Run made = Run.of("rules", "new", file.toString(), "--from", from);
        assertEquals(ExitCode.DONE, made.exit(), made.err());
        Run check = Run.of("rules", "check", file.toString());
        assertEquals(ExitCode.DONE, check.exit(), check.err());
        assertTrue(Run.of("rules", "diff", from, file.toString()).out().contains("No differences between"));
    }

    @Test
    @Tag(Exhaustive.TAG)
    void commentedDefaultsMatchBaseRules(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("friday.yaml");
        Run.of("rules", "new", file.toString(), "--from", SV);
        String written = Files.readString(file);
        assertTrue(written.lines().allMatch(line -> line.length() <= 140), written);
        String holding = written.lines()
                .filter(line -> !line.startsWith("##"))
                .map(line -> line.replaceFirst("^# ?", ""))
                .collect(Collectors.joining("\n", "", "\n"));
        Files.writeString(file, holding);
        Run check = Run.of("rules", "check", file.toString(), "--profile", "sv", "--allow-drl");
        assertEquals(ExitCode.DONE, check.exit(), check.err());
        JsonNode differences = Run.of("rules", "diff", SV, file.toString(), "--allow-drl", "--json")
                .json()
                .get("differences");
        List<String> names = new ArrayList<>();
        differences.forEach(one -> names.add(one.get("kind").asString() + " "
                + one.get(one.get("first").isNull() ? "name" : "kind").asString()));
        assertEquals(List.of("combination friday-special", "rule rule", "rule friday/our-rule"), names);
    }

    @Test
    void refusesToOverwriteWithoutForce(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("friday.yaml");
        Files.writeString(file, "mine");
        Run refused = Run.of("rules", "new", file.toString(), "--from", SV);
        assertEquals(ExitCode.COMMAND, refused.exit());
        assertTrue(refused.err().contains("--force"), refused.err());
        assertEquals("mine", Files.readString(file));
        assertEquals(
                ExitCode.DONE,
                Run.of("rules", "new", file.toString(), "--from", SV, "--force").exit());
        assertTrue(Files.readString(file).contains("layer: friday"));
        assertEquals(List.of(file), Files.list(folder).toList());
        assertAll(
                () -> assertEquals(
                        ExitCode.COMMAND,
                        Run.of("rules", "new", file.toString()).exit()),
                () -> assertEquals(
                        ExitCode.COMMAND,
                        Run.of("rules", "new", folder + "/x.yaml", "--from", "bridge")
                                .exit()),
                () -> assertEquals(
                        ExitCode.COMMAND,
                        Run.of("rules", "new", folder + "/x.txt", "--from", SV).exit()),
                () -> assertEquals(
                        ExitCode.COMMAND,
                        Run.of("rules", "new", folder + "/none/x.yaml", "--from", SV)
                                .exit()),
                () -> assertEquals(
                        ExitCode.COMMAND,
                        Run.of("rules", "new", folder.toString(), "--from", SV, "--force")
                                .exit()));
        assertFalse(Files.exists(folder.resolve("x.yaml")));
    }

    @Test
    void equalRulesProduceEqualPlay() {
        Run run = Run.of("rules", "diff", SV, "hachi-hachi/sv", "--rounds", "30", "--lang", "en");
        assertTrue(
                run.out().contains("30 deals with seed 1, 3 seats, played under A and again under B: 30"), run.out());
        JsonNode play = Run.of("rules", "diff", SV, SV, "--rounds", "30", "--players", "5", "--json")
                .json()
                .get("play");
        assertEquals(30, play.get("alike").asInt());
        assertEquals(5, play.get("players").asInt());
        assertEquals(0, play.get("choices").get("otherwise").asInt());
        assertTrue(play.get("choices").get("made").asInt() > 30);
    }

    @Test
    void diffPlaysFirstRulesLikeSimulate() {
        JsonNode play = played("traditional", 60);
        JsonNode simulated = Run.of(
                        "simulate",
                        "hachi-hachi",
                        "--profile",
                        "sv",
                        "--rounds",
                        "60",
                        "--seed",
                        "x",
                        "--bots",
                        "steady",
                        "--json")
                .json()
                .get("payments");
        assertEquals(names(simulated), names(paid(play)));
        simulated
                .properties()
                .forEach(reason -> assertEquals(
                        reason.getValue().get("pointsPerRound").asDouble() * 60,
                        play.get("payments").get(reason.getKey()).get("first").asDouble(),
                        1e-6));
    }

    private static JsonNode paid(JsonNode play) {
        var paid = Json.object();
        play.get("payments").properties().forEach(one -> {
            if (one.getValue().get("first").asInt() > 0) {
                paid.set(one.getKey(), one.getValue());
            }
        });
        return paid;
    }

    private static Set<String> names(JsonNode object) {
        return new TreeSet<>(object.propertyNames());
    }

    @Test
    void traditionalTableCountsTwelvePointsPerKan() {
        JsonNode play = played("traditional", 120);
        JsonNode teyaku = play.get("payments").get("teyaku:triplet");
        assertEquals(teyaku.get("first").asInt() * 12 / 10, teyaku.get("second").asInt());
        JsonNode example = teyaku.get("example");
        assertEquals(
                example.get("first").asInt() * 12 / 10, example.get("second").asInt());
        assertTrue(example.get("seed").asString().startsWith("x/"));
        JsonNode made = play.get("payments").get("dekiyaku:boar-deer-butterflies");
        assertEquals(0, made.get("first").asInt());
        assertTrue(made.get("second").asInt() > 0);
        assertTrue(play.get("choices").get("otherwise").asInt() > 0);
    }

    @Test
    void highStakesPayYearBonus() {
        JsonNode play = played("high-stakes", 120);
        JsonNode prize = play.get("payments").get("year-bonus");
        assertEquals(0, prize.get("first").asInt());
        assertEquals(10 * 5 * 2 * 10, prize.get("second").asInt(), "ten years, two seats that pay five kan each");
        assertEquals(0, play.get("choices").get("otherwise").asInt());
        assertTrue(changed(play).contains("card-points"), play.toString());
    }

    @Test
    void halfYearPaysLeader() {
        JsonNode play = played("half-year", 120);
        assertEquals(Set.of("year-bonus"), changed(play));
        assertEquals(
                10 * 2 * 2 * 10,
                play.get("payments").get("year-bonus").get("second").asInt(),
                "ten breaks, two seats that pay two kan each");
        assertEquals(
                6,
                play.get("payments")
                        .get("year-bonus")
                        .get("example")
                        .get("round")
                        .asInt());
        assertEquals(0, play.get("winners").get("changed").asInt());
    }

    @Test
    void openDoorAllowsRoundsToEndBeforePlay() {
        JsonNode play = played("open-door", 60, 5);
        Set<String> ends = new TreeSet<>();
        play.get("ends").forEach(one -> ends.add(one.get("second").asString()));
        assertTrue(ends.contains("sole-player"), ends.toString());
        assertTrue(changed(play).contains("drop-fee"), changed(play).toString());
    }

    @Test
    void combinesSeveralHouseRules() {
        Run run = Run.of(
                "rules",
                "diff",
                "rules/house/traditional.yaml",
                "hachi-hachi/sv+rules/house/traditional.yaml+rules/house/moon-viewing.yaml");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertTrue(run.out().contains("2 combinations differ"), run.out());
        assertTrue(run.out().contains("2 differences between"), run.out());
        assertTrue(run.width() <= Text.WIDTH, run.out());
        assertEquals(
                ExitCode.COMMAND,
                Run.of("rules", "diff", SV, "hachi-hachi/sv+nothing.yaml").exit());
    }

    @Test
    void fitsTerminalAndRejectsInvalidRequests() {
        Run run = Run.of("rules", "diff", SV, "rules/house/traditional.yaml", "--rounds", "100", "--lang", "de");
        assertTrue(run.width() <= Text.WIDTH, run.out());
        assertTrue(run.out().contains("Anderer Sieger"), run.out());
        assertEquals("", run.err());
        assertAll(
                () -> assertTrue(Run.of("rules", "diff", SV, "koi-koi", "--rounds", "5")
                        .err()
                        .contains("not the same game")),
                () -> assertEquals(
                        ExitCode.COMMAND,
                        Run.of("rules", "diff", SV, SV, "--rounds", "0").exit()),
                () -> assertEquals(
                        ExitCode.COMMAND,
                        Run.of("rules", "diff", SV, SV, "--rounds", "5", "--players", "9")
                                .exit()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "action hush | add: { actions: { hush: { what: You are quiet. } }, phases: { declare: { actions: [hush] } } }",
                "mark quiet    | add: { marks: { seat: { quiet: Is quiet. } } }",
                "tally naps    | add: { tallies: { naps: { what: How often it slept. } } }",
                "phase nap     | add: { phases: { nap: { what: All sleep. } } }",
                "table seats   | seats: 2..6",
                "option kan    | widen: { kan: [8] }",
                "name sage     | words: { sage: on we go }"
            })
    void diffShowsEveryChangeOfLayer(String difference, String change, @TempDir Path folder) throws IOException {
        Path file = folder.resolve("friday.yaml");
        Files.writeString(
                file, "layer: friday\ntitle: Friday\nbase: hachi-hachi@1\nbecause: We like it.\n" + change + "\n");
        Run run = Run.of("rules", "diff", SV, file.toString(), "--json");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        List<String> found = new ArrayList<>();
        run.json()
                .get("differences")
                .forEach(one -> found.add(
                        one.get("kind").asString() + " " + one.get("name").asString()));
        assertTrue(found.contains(difference), found.toString());
    }

    @ParameterizedTest
    @CsvSource({"koi-koi, 2..2, 2", "koi-koi, 4..4, 4", "hachi-hachi, 5..7, 5", "hachi-hachi, 2..2, 2", "mulle, 4..4, 4"
    })
    void defaultNumberOfPlayersIsAmongSeatsOfLayer(String game, String seats, int players, @TempDir Path folder)
            throws IOException {
        Path file = Files.writeString(
                folder.resolve("ours.yaml"), "layer: ours\ntitle: Ours\nbecause: We.\nseats: " + seats + "\n");
        Pack pack = RuleLibrary.inJar().pack(game, null, List.of(file));
        assertEquals(players, pack.settings().get("players"));
        Run run = Run.of("simulate", game, "--house", file.toString(), "--rounds", "2");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
    }

    @Test
    void everyShippedHouseRuleDiffersFromItsBase() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("rules/house"))) {
            for (Path house :
                    files.filter(file -> file.toString().endsWith(".yaml")).toList()) {
                String base = Files.readString(house).replaceFirst("(?s).*\nbase: (\\S+).*", "$1");
                Run run = Run.of("rules", "diff", base, house.toString(), "--lang", "en");
                assertEquals(ExitCode.DONE, run.exit(), run.err());
                assertFalse(run.out().contains("No differences between"), house + ": " + run.out());
            }
        }
    }

    @Test
    void printsNameOfPaymentFromLayer() {
        Run run = Run.of(
                "rules", "diff", "koi-koi", "rules/house/six-to-the-dealer.yaml", "--rounds", "40", "--lang", "en");
        assertTrue(run.out().lines().anyMatch(line -> line.startsWith("six to the dealer ")), run.out());
    }
}
