package dev.oya.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.files.CacheFolder;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.table.Move;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Results that an earlier run stored in the cache equal the results of the rules. */
class ResultCacheTest {
    private static final int ROUNDS = 60;
    private static final int OF_A_MATCH = 3;

    @TempDir
    private Path folder;

    /** Plays the same rounds on every call and returns the moves and scores. */
    private static List<String> play(RuleBook rules) {
        List<String> played = new ArrayList<>();
        for (int number = 0; number < ROUNDS / OF_A_MATCH; number++) {
            String seed = "kept " + number;
            SplittableRandom random = new SplittableRandom(number);
            Match match = Match.start(rules, seed);
            for (int deal = 2; deal <= OF_A_MATCH + 1; deal++) {
                while (!match.round().isOver()) {
                    Move move = match.round().any(random::nextInt);
                    match.act(move);
                    played.add(move.toString());
                }
                played.add(Arrays.toString(match.table().scores()));
                if (match.isOver()) {
                    break;
                }
                match.nextRound(CardSource.of(seed, deal));
            }
        }
        return played;
    }

    @ParameterizedTest
    @CsvSource({
        "hachi-hachi, sv, 3, ",
        "hachi-hachi, sv, 7, campaign",
        "hachi-hachi, en, 4, credit",
        "hachi-hachi, de, 3, ",
        "koi-koi, , 2, ",
        "koi-koi, , 4, ",
        "mulle, , 4, ",
        "scopa, , 2, "
    })
    void readsAnswersAsWritten(String game, String profile, int players, String match) {
        RuleLibrary oya = RuleLibrary.inJar();
        Map<String, Object> options = new java.util.HashMap<>(Map.of("players", players));
        if (match != null) {
            options.put("match", match);
        }
        RuleBook first = oya.rules(oya.pack(game, profile, List.of()), options);
        List<String> played = play(first);
        // Repeats the rounds until no answer is added. A new recorded dependency discards earlier answers.
        for (int before = 0; answers(first) != before; ) {
            before = answers(first);
            play(first);
        }
        AnswerWriter written = new AnswerWriter(first.settings());
        first.write(written);

        RuleBook second = first.under(options);
        try {
            second.read(new AnswerReader(written.bytes(), second.settings()));
        } catch (ReflectiveOperationException otherwise) {
            throw new AssertionError(otherwise);
        }
        assertEquals(answers(first), answers(second));
        assertEquals(played, play(second));
        assertEquals(answers(first), answers(second), "an answer was not in the cache");
    }

    /** Returns the number of cached answers, without states that have no answer. */
    private static int answers(RuleBook rules) {
        int[] ofStates = {0};
        rules.ruleCache().forEach((state, question, answer) -> ofStates[0]++);
        return rules.cachedAnswers() - rules.ruleCache().states() + ofStates[0];
    }

    /** Main class of a separate process that plays rounds with the result cache. */
    static final class Run {
        private Run() {}

        public static void main(String... given) {
            CacheFolder.onWarning(System.err::println);
            RuleLibrary oya = RuleLibrary.inJar();
            RuleBook rules =
                    oya.rules(oya.pack("hachi-hachi", "sv", List.of()), Map.of("players", Integer.valueOf(given[1])));
            // Asks this question first, so that it does not change the number of answers loaded from the cache.
            rules.rounds(Integer.parseInt(given[1]));
            ResultCache answers = new ResultCache(rules, given[0]);
            play(rules);
            answers.keep();
            System.out.println(answers.recalled());
        }
    }

    private record Told(int recalled, String complaints) {}

    private Told run(String program, int players) throws IOException, InterruptedException {
        FreshProcess.Output output =
                FreshProcess.run(folder.resolve("cache"), "", Run.class, List.of(program, "" + players));
        return new Told(Integer.parseInt(output.out().strip()), output.err());
    }

    @Test
    @Tag(Exhaustive.TAG)
    void reusesAnswersOnlyForSameProgramAndRules() throws Exception {
        assertEquals(new Told(0, ""), run("one", 3));
        Told again = run("one", 3);
        assertTrue(again.recalled > 100, again.toString());
        assertEquals("", again.complaints);
        assertEquals(new Told(0, ""), run("another", 3));
        assertEquals(new Told(0, ""), run("one", 4));
        try (var files = Files.list(folder.resolve("cache"))) {
            for (Path file :
                    files.filter(one -> one.toString().endsWith(".answers")).toList()) {
                byte[] bytes = Files.readAllBytes(file);
                bytes[bytes.length / 2] ^= 1;
                Files.write(file, bytes);
            }
        }
        Told tampered = run("one", 3);
        assertEquals(0, tampered.recalled);
        assertEquals(1, tampered.complaints.lines().count(), tampered.complaints);
        assertTrue(tampered.complaints.contains("was changed"), tampered.complaints);
        assertEquals(again.recalled, run("one", 3).recalled, "the damaged file was not replaced");
    }
}
