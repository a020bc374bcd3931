package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.cards.CardSet;
import dev.oya.play.fishing.Build;
import dev.oya.properties.RandomGame;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Applying the events of a round one after the other gives its table, and no card is ever lost or there twice. */
class FoldTest {
    static Stream<Arguments> games() {
        return RandomGame.kinds()
                .flatMap(kind -> LongStream.rangeClosed(101, 140).mapToObj(seed -> Arguments.of(kind, seed)));
    }

    @ParameterizedTest(name = "{0}, game {1}")
    @MethodSource("games")
    void eventsMakeTheTable(RandomGame.Kind kind, long seed) {
        new RandomGame(kind, seed).play(new RandomGame.Watcher() {
            private Table fold;

            @Override
            public void dealt(RandomGame game) {
                Table table = game.match().table();
                int[] scores = table.scores();
                for (Payment payment : table.payments()) {
                    undo(scores, payment);
                }
                fold = new Table(game.match().table().sides(), scores);
                fold.tallies = table.talliesIn();
                fold.round = table.round;
                fold.dealer = table.dealer;
                fold.carriedIn = table.carriedIn;
                fold.potIn = table.potIn;
                fold.pot = table.potIn;
                apply(game, game.match().opening());
            }

            @Override
            public void after(RandomGame game, Move move, Verdict.Accepted verdict) {
                apply(game, verdict.events());
            }

            private void apply(RandomGame game, List<Event> events) {
                CardSet all = game.rules().settings().set("all");
                for (Event event : events) {
                    event.apply(fold);
                    conserved(all, fold, event);
                }
                same(fold, game.match().table());
            }
        });
    }

    static void undo(int[] scores, Payment payment) {
        if (payment.from() >= 0) {
            scores[payment.from()] += payment.points();
        }
        if (payment.to() >= 0) {
            scores[payment.to()] -= payment.points();
        }
    }

    /** Once the cards have been dealt each of them is in one place. */
    private static void conserved(CardSet all, Table table, Event event) {
        if (table.deck.length == 0) {
            return;
        }
        CardSet cards = table.field;
        int count = table.field.size();
        for (int seat = 0; seat < table.seats; seat++) {
            cards = cards.plus(table.hands[seat]);
            count += table.hands[seat].size();
        }
        for (List<Integer> side : table.sides()) {
            cards = cards.plus(table.piles[side.get(0)]);
            count += table.piles[side.get(0)].size();
        }
        for (Build build : table.builds) {
            cards = cards.plus(build.cards());
            count += build.cards().size();
        }
        for (int i = table.stockAt; i < table.stock.length; i++) {
            cards = cards.with(table.stock[i]);
            count++;
        }
        assertEquals(cards.size(), count, () -> "a card is in two places after " + event);
        assertEquals(all, cards.and(all), () -> "a card of the pack is gone after " + event);
    }

    private static void same(Table fold, Table table) {
        assertArrayEquals(table.hands, fold.hands, "hands");
        assertArrayEquals(table.piles, fold.piles, "piles");
        assertArrayEquals(table.dealt, fold.dealt, "what was dealt");
        assertArrayEquals(table.marks, fold.marks, "marks");
        assertArrayEquals(table.worth, fold.worth, "worth");
        assertEquals(table.field, fold.field, "field");
        assertEquals(table.builds, fold.builds, "builds");
        assertArrayEquals(table.sweeps, fold.sweeps, "sweeps");
        assertArrayEquals(table.prizes, fold.prizes, "prizes");
        assertArrayEquals(table.claimed, fold.claimed, "claimed twins");
        assertEquals(table.awards(), fold.awards(), "points of the round");
        assertEquals(table.stockSize(), fold.stockSize(), "stock");
        assertEquals(table.roundMarks, fold.roundMarks, "marks of the round");
        assertEquals(table.phase, fold.phase, "phase");
        assertEquals(table.turn, fold.turn, "turn");
        assertEquals(table.declared, fold.declared, "declared");
        assertEquals(table.factor, fold.factor, "multiplier");
        assertEquals(table.carriedOut, fold.carriedOut, "carried");
        assertEquals(table.liable, fold.liable, "who must pay alone");
        assertArrayEquals(table.tallies, fold.tallies, "what is counted");
        assertEquals(table.matchOver, fold.matchOver, "whether the match is over");
        assertEquals(table.end, fold.end, "end");
        assertEquals(table.winner, fold.winner, "winner");
        assertEquals(table.won, fold.won, "what the winner is paid for");
        assertEquals(table.counting, fold.counting, "as what its cards count");
        assertEquals(table.payments, fold.payments, "payments");
        assertArrayEquals(table.scores, fold.scores, "scores");
        assertEquals(table.pot, fold.pot, "pot");
        assertEquals(table.paid, fold.paid, "paid");
    }
}
