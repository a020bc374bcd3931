package dev.oya.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.properties.RandomGame;
import dev.oya.record.Verifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SimulationTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    private static Simulation simulation(int seats, long rounds, String option, Object value) {
        Map<String, Object> options = new LinkedHashMap<>(Map.of("players", seats));
        options.put(option, value);
        RuleBook rules = OYA.rules(OYA.pack("hachi-hachi", "sv", List.of()), options);
        return Simulation.of(rules, rounds, "a seed", List.of("greedy", "random"));
    }

    private static List<PlayedRound> play(Simulation simulation, int threads) throws InterruptedException {
        List<PlayedRound> rounds = new ArrayList<>();
        simulation.run(threads, rounds::add, played -> {});
        return rounds;
    }

    /** Adds the rounds match by match and returns the totals. */
    private static RoundTotals totals(List<PlayedRound> rounds) {
        Totals totals = new Totals(1);
        rounds.stream()
                .collect(Collectors.groupingBy(PlayedRound::match, TreeMap::new, Collectors.toList()))
                .values()
                .forEach(totals::addLines);
        return new RoundTotals(totals.kept());
    }

    @ParameterizedTest(name = "{0} seats")
    @ValueSource(ints = {2, 3, 5, 7})
    void roundsDoNotDependOnThreadCount(int seats) throws InterruptedException {
        List<PlayedRound> alone = play(simulation(seats, 40, "rounds", 3), 1);
        List<PlayedRound> together = play(simulation(seats, 40, "rounds", 3), 4);
        assertEquals(
                alone.stream().map(PlayedRound::record).toList(),
                together.stream().map(PlayedRound::record).toList());
        assertEquals(
                alone.stream().map(PlayedRound::gains).toList(),
                together.stream().map(PlayedRound::gains).toList());
        assertEquals(40, alone.size());
    }

    /** Returns all lines of the given summary in order. */
    private static List<Object> told(RoundTotals summary) {
        List<Object> told = new ArrayList<>(List.of(summary.rounds(), summary.matches(), summary.voids()));
        Stream.of("paid", "awarded", "end", "seat", "place", "bot")
                .map(summary::lines)
                .forEach(told::add);
        return told;
    }

    /** In Mulle, the last match may have more rounds than requested, because a match ends when a score is reached. */
    @ParameterizedTest(name = "{1} rounds of {0}")
    @CsvSource({"hachi-hachi, 200", "mulle, 1", "mulle, 70"})
    void totalsDoNotDependOnThreadCount(String game, long rounds) throws InterruptedException {
        RuleBook rules = OYA.rules(OYA.pack(game, "sv", List.of()), Map.of());
        Simulation simulation = Simulation.of(rules, rounds, "sums", List.of("random"));
        RoundTotals oneByOne = totals(play(simulation, 2));
        assertEquals(rounds, oneByOne.rounds());
        for (int threads = 1; threads <= 3; threads++) {
            List<Long> steps = new ArrayList<>();
            assertEquals(told(oneByOne), told(simulation.run(threads, null, steps::add)));
            assertEquals(rounds, steps.stream().mapToLong(Long::longValue).sum());
        }
    }

    @Test
    void everyRoundPassesVerification() throws InterruptedException {
        Verifier verifier = new Verifier(RandomGame.finder());
        // With this option value, all players may drop out, so that the rounds include void ones.
        for (PlayedRound round : play(simulation(4, 100, "participation.minimum", "free"), 2)) {
            assertEquals(List.of(), verifier.verify(1, round.record()));
            assertEquals(0, potless(round), "gains and losses do not add up to zero");
        }
    }

    /** Returns the sum of all gains of the given round, with payments to and from the pot reverted. */
    private static int potless(PlayedRound round) {
        int sum = round.gains().stream().mapToInt(Integer::intValue).sum();
        return sum
                + round.reasons().getOrDefault("drop-fee", 0)
                - round.reasons().getOrDefault("pot", 0);
    }

    @Test
    void rotatesBotsAfterEachMatch() throws InterruptedException {
        List<PlayedRound> rounds = play(simulation(3, 7, "rounds", 3), 2);
        assertEquals(List.of("greedy", "random", "greedy"), rounds.get(0).bots());
        assertEquals(List.of("random", "greedy", "random"), rounds.get(3).bots());
        assertEquals(2, rounds.get(6).match());
    }

    @Test
    void totalsCountEveryRound() throws InterruptedException {
        RoundTotals summary = simulation(3, 50, "rounds", 12).run(2, null, played -> {});
        assertEquals(50, summary.rounds());
        assertEquals(5, summary.matches());
        assertEquals(
                50,
                summary.lines("end").values().stream()
                        .mapToLong(line -> line.rounds())
                        .sum());
        assertEquals(
                150,
                summary.lines("bot").values().stream()
                        .mapToLong(line -> line.rounds())
                        .sum());
        assertEquals(
                0,
                summary.lines("seat").values().stream()
                        .mapToDouble(line -> line.points())
                        .sum(),
                1e-6);
    }

    private static List<PlayedRound> pairs(long rounds) throws InterruptedException {
        RuleBook rules = OYA.rules(OYA.pack("mulle", "sv", List.of()), Map.of("players", 4));
        return play(Simulation.of(rules, rounds, "pairs", List.of("random")), 2);
    }

    @Test
    void countsJointWinnersTogether() throws InterruptedException {
        List<PlayedRound> rounds = pairs(24);
        RoundTotals summary = totals(rounds);
        long first = rounds.stream()
                .filter(round -> round.table().winners().equals(List.of(0, 2)))
                .count();
        long other = rounds.stream()
                .filter(round -> round.table().winners().equals(List.of(1, 3)))
                .count();
        assertTrue(first > 0 && other > 0, first + " and " + other);
        assertEquals(
                List.of(first, other, first, other),
                summary.lines("seat").values().stream()
                        .map(RoundTotals.Line::won)
                        .toList());
        assertEquals(2 * (first + other), summary.lines("bot").get("random").won());
    }

    @Test
    void countsSourcesOfPoints() throws InterruptedException {
        List<PlayedRound> rounds = pairs(8).stream()
                .filter(round -> round.end().equals("played-out"))
                .toList();
        RoundTotals summary = totals(rounds);
        assertEquals(Map.of(), summary.lines("paid"));
        assertEquals(26, summary.lines("awarded").get("spades").points());
        assertEquals(rounds.size(), summary.lines("awarded").get("spades").rounds());
        int gained = rounds.stream()
                .mapToInt(round -> round.gains().get(0) + round.gains().get(1))
                .sum();
        assertEquals(
                gained,
                summary.lines("awarded").values().stream()
                        .mapToDouble(line -> line.rounds() * line.points())
                        .sum(),
                1e-6);
    }

    @Test
    void writesRecordFileAtomically(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("rounds.jsonl");
        try (RecordFile records = new RecordFile(file)) {
            records.add("{}");
            assertFalse(Files.exists(file));
        }
        assertEquals(0, count(folder));
        try (RecordFile records = new RecordFile(file)) {
            records.add("{}");
            records.keep();
            records.add("too late");
        }
        assertEquals("{}\n", Files.readString(file));
        assertEquals(1, count(folder));
        assertThrows(
                IOException.class,
                () -> new RecordFile(folder.resolve("nowhere").resolve("file")));
    }

    private static long count(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.count();
        }
    }
}
