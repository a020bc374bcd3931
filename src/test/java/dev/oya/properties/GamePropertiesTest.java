package dev.oya.properties;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.oya.Exhaustive;
import dev.oya.engine.RuleBook;
import dev.oya.notation.Mismatch;
import dev.oya.notation.MoveNotation;
import dev.oya.play.Match;
import dev.oya.play.ViewCopy;
import dev.oya.play.table.Move;
import dev.oya.play.table.Payment;
import dev.oya.play.table.Table;
import dev.oya.play.table.Verdict;
import dev.oya.record.Verifier;
import dev.oya.vocabulary.Conclusion;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Invariants of games at every kind of table with random options. */
class GamePropertiesTest {
    private static final int GAMES = Exhaustive.times(20, 1);

    private static final int OTHER_MOVES = 8;

    static Stream<Arguments> games() {
        return RandomGame.games(1, GAMES);
    }

    /** Checks all invariants while playing a game once. */
    @ParameterizedTest(name = "{0}, game {1}")
    @MethodSource("games")
    void satisfiesInvariantsOfEveryGame(RandomGame.Kind kind, long seed) {
        new RandomGame(kind, seed)
                .play(
                        refusesIllegalMovesWithoutChange(),
                        readsMovesAsWritten(),
                        createsAndLosesNoPoints(),
                        explainsAmountOfEveryPayment(),
                        recordPassesVerification(),
                        everyFiredRuleHasSource());
    }

    /** Writes and reads the move that is made and some other legal moves. */
    private static RandomGame.Watcher readsMovesAsWritten() {
        return new RandomGame.Watcher() {
            @Override
            public void before(RandomGame game, Move move) {
                MoveNotation notation = new MoveNotation(game.rules().settings().pack());
                List<Move> legal = game.match().round().moves();
                List<Move> some = new ArrayList<>(List.of(move));
                for (int i = 0; i < OTHER_MOVES; i++) {
                    some.add(legal.get(game.random(legal.size())));
                }
                for (Move one : some) {
                    Move divided = game.rules().fishing().divided(one);
                    List<Mismatch> wrong = new ArrayList<>();
                    assertEquals(notation.read(notation.action(divided), wrong), notation.recorded(divided));
                    assertEquals(List.of(), wrong);
                }
            }
        };
    }

    private static RandomGame.Watcher refusesIllegalMovesWithoutChange() {
        return new RandomGame.Watcher() {
            @Override
            public void before(RandomGame game, Move move) {
                List<ViewCopy> views = views(game.match());
                for (Move wrong : new WrongMoves(game).some(4)) {
                    Verdict verdict = game.match().act(wrong);
                    Verdict.Refused refused =
                            assertInstanceOf(Verdict.Refused.class, verdict, () -> "accepted illegal move: " + wrong);
                    assertFalse(refused.code().isBlank() || refused.in("de").isBlank(), "the refusal has no reason");
                    assertEquals(views, views(game.match()), () -> "a refused move changed the table: " + wrong);
                }
            }
        };
    }

    private static List<ViewCopy> views(Match match) {
        List<ViewCopy> views = new ArrayList<>();
        for (int seat = 0; seat < match.table().seats(); seat++) {
            views.add(ViewCopy.of(match.view(seat)));
        }
        return views;
    }

    private static RandomGame.Watcher createsAndLosesNoPoints() {
        return new RandomGame.Watcher() {
            private int bank;

            @Override
            public void over(RandomGame game) {
                int sum = game.match().table().pot();
                for (int score : game.match().table().scores()) {
                    sum += score;
                }
                for (Payment payment : game.match().table().payments()) {
                    bank += payment.to() == Conclusion.BANK ? payment.points() : 0;
                    bank -= payment.from() == Conclusion.BANK ? payment.points() : 0;
                }
                for (Table.Award award : game.match().table().awards()) {
                    bank -= award.points()
                            * game.match().table().sides().get(award.side()).size();
                }
                assertEquals(0, sum + bank, "points were created or lost");
            }
        };
    }

    /** Compares each payment with its explanation. Shares may differ by one point due to rounding. */
    private static RandomGame.Watcher explainsAmountOfEveryPayment() {
        return new RandomGame.Watcher() {
            @Override
            public void over(RandomGame game) {
                for (Payment payment : game.match().table().payments()) {
                    Payment.Why why = payment.why();
                    double said = (double) why.base() * why.times() * why.factor() / why.parts();
                    assertEquals(said, payment.points(), why.parts() > 1 ? 1 : 0, payment.toString());
                }
            }
        };
    }

    private static RandomGame.Watcher recordPassesVerification() {
        Verifier verifier = new Verifier(RandomGame.finder());
        return new RandomGame.Watcher() {
            private int line;

            @Override
            public void over(RandomGame game) {
                List<Mismatch> mismatches = verifier.verify(++line, game.record());
                assertEquals(List.of(), mismatches, "the replay differs");
            }
        };
    }

    private static RandomGame.Watcher everyFiredRuleHasSource() {
        return new RandomGame.Watcher() {
            @Override
            public void over(RandomGame game) {
                RuleBook book = ((WatchedRules) game.rules()).book();
                for (String rule : game.concluded()) {
                    assertFalse(book.cite(rule).isEmpty(), "rule " + rule + " has no source");
                }
            }
        };
    }
}
