package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.bots.Luck;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Pack;
import dev.oya.pack.read.PackReader;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.Verdict;
import dev.oya.properties.EveryField;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Cached answers equal those of the rules. The test plays rounds with the cache and replays them without it. {@code
 * -Doya.cache.rounds=1000000 -Doya.cache.every=100} plays more rounds and replays every 100th.
 */
class RuleCacheTest {
    private static final int ROUNDS = Integer.getInteger("oya.cache.rounds", Exhaustive.times(60, 24));
    /** The test replays the first rounds and then every round whose number is divisible by this number. */
    private static final int EVERY = Integer.getInteger("oya.cache.every", 3);

    private static final int FIRST = 10;
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    private static RuleBook rules(String game, String profile, int players, String match) {
        Pack pack = OYA.pack(game, profile, List.of());
        Map<String, Object> options = new java.util.HashMap<>(Map.of("players", players));
        if (match != null) {
            options.put("match", match);
        }
        return OYA.rules(pack, options);
    }

    /** Plays a round and adds its moves to {@code made}. Returns the legal moves before each move. */
    private static List<List<Move>> play(Match match, Luck luck, List<Move> made) {
        List<List<Move>> open = new ArrayList<>();
        while (!match.round().isOver()) {
            open.add(List.copyOf(match.round().moves()));
            Move move = match.round().any(luck::below);
            assertInstanceOf(Verdict.Accepted.class, match.act(move));
            made.add(move);
        }
        return open;
    }

    private static List<List<Move>> playAgain(Match match, List<Move> made) {
        List<List<Move>> open = new ArrayList<>();
        for (Move move : made) {
            open.add(List.copyOf(match.round().moves()));
            assertInstanceOf(Verdict.Accepted.class, match.act(move));
        }
        return open;
    }

    /** Returns every profile of every game with its usual number of players, and some other tables. */
    static Stream<Arguments> tables() {
        Stream<Arguments> usual = OYA.games().stream()
                .flatMap(game -> PackReader.profiles(OYA.folder(), game).stream()
                        .map(profile -> {
                            Pack pack = OYA.pack(game, profile.id(), List.of());
                            return Arguments.of(
                                    game, profile.id(), pack.settings().get("players"), null);
                        }));
        Stream<Arguments> others = Stream.of(
                Arguments.of("hachi-hachi", "sv", 6, "campaign"),
                Arguments.of("hachi-hachi", "en", 4, "credit"),
                Arguments.of("koi-koi", "de", 4, null),
                Arguments.of("go-stop", null, 2, null),
                Arguments.of("mulle", null, 4, null),
                Arguments.of("cassino", "royal", 4, null),
                Arguments.of("pishti", "tr", 4, null),
                Arguments.of("cuarenta", "ec", 4, null));
        return Stream.concat(usual, others);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void cachedAnswersMatchRules(String game, String profile, int players, String match) {
        RuleBook learning = rules(game, profile, players, match);
        RuleBook forgetting = learning.under(learning.settings().options());
        Luck luck = new Luck(game + players);
        Match played = null;
        Match.Start start = null;
        for (int round = 0; round < ROUNDS; round++) {
            // The round number is not sufficient, because the round after a void first round is also number 1.
            boolean first = played == null || played.isOver();
            if (first) {
                played = Match.start(learning, game + round);
                Table table = played.table();
                int[] scores = new int[players];
                start = new Match.Start(table.round(), table.dealer(), scores, table.carriedIn(), table.potIn());
            } else {
                start = played.next();
                played.nextRound(CardSource.of(game, round));
            }
            List<Move> made = new ArrayList<>();
            List<List<Move>> open = play(played, luck, made);
            if (round < FIRST || round % EVERY == 0) {
                CardSource chance = first ? CardSource.of(game + round, 1) : CardSource.of(game, round);
                Match again = new Match(new AskedAnew(forgetting), players, played.rounds(), start, chance);
                assertEquals(open, playAgain(again, made), "legal moves in round " + round);
                EveryField.assertSame(again.table(), played.table());
            }
        }
    }

    @Test
    void recomputesAnswersAfterCacheIsCleared() {
        RuleBook rules = rules("koi-koi", null, 2, null);
        Match match = Match.start(rules, "forgotten");
        Luck luck = new Luck("forgotten");
        List<Move> made = new ArrayList<>();
        List<List<Move>> open = play(match, luck, made);
        assertTrue(rules.cachedAnswers() > 0);
        rules.forget();
        assertEquals(0, rules.cachedAnswers());
        Match again = Match.start(rules, "forgotten");
        assertEquals(open, playAgain(again, made));
        EveryField.assertSame(match.table(), again.table());
    }
}
