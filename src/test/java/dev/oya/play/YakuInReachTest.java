package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.cards.CardSet;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.properties.RandomGame;
import dev.oya.vocabulary.Conclusion;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Combinations within reach are completed by their wanted cards and are the same for every viewer. */
class YakuInReachTest {
    /** Average number of moves between checks. */
    private static final int EVERY = 6;

    static Stream<Arguments> games() {
        return RandomGame.games(301, 301).filter(game -> ((RandomGame.Kind) game.get()[0]).seats() == 3);
    }

    @ParameterizedTest(name = "{0}, game {1}")
    @MethodSource("games")
    void wantedCardsCompleteCombination(RandomGame.Kind kind, long seed) {
        new RandomGame(kind, seed).play(new RandomGame.Watcher() {
            @Override
            public void before(RandomGame game, Move move) {
                if (game.random(EVERY) == 0) {
                    holds(game.match(), game.rules(), game.random(kind.seats()));
                }
            }
        });
    }

    private static void holds(Match match, Rules rules, int seat) {
        CardSet own = match.table().pile(seat);
        Table table = match.table();
        CardSet dealt = CardSet.of(new Deal(rules, table.seats(), table.dealer(), false).cards());
        for (YakuInReach reach : YakuInReach.of(rules, match.view(0), seat)) {
            String key = reach.entry().key();
            assertEquals(CardSet.NONE, reach.wants().minus(dealt), key + " wants cards that were not dealt");
            // Skips combinations with a card of two kinds, because the card may be worth more as the other kind.
            boolean either = reach.entry().takes().stream()
                    .anyMatch(count -> !rules.settings()
                            .either(count.of())
                            .equals(count.of().set()));
            assertEquals(false, !either && makes(rules, own, match.table().round(), key), key + " is already complete");
            CardSet more = own.plus(reach.wants());
            assertEquals(
                    true, either || makes(rules, more, match.table().round(), key), key + " is not made by " + more);
        }
        for (int other = 0; other < match.table().seats(); other++) {
            assertEquals(YakuInReach.of(rules, match.view(seat)), YakuInReach.of(rules, match.view(other), seat));
        }
    }

    private static boolean makes(Rules rules, CardSet cards, int round, String key) {
        return rules.taken(cards, round).all(Conclusion.Yaku.class).stream()
                .anyMatch(yaku -> yaku.key().equals(key));
    }
}
