package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.Exhaustive;
import dev.oya.cards.CardSet;
import dev.oya.play.table.Build;
import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import dev.oya.play.table.Payment;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBuilder;
import dev.oya.play.table.Verdict;
import dev.oya.properties.EveryField;
import dev.oya.properties.RandomGame;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Applying the events of a round in order reproduces its table and never loses or duplicates a card. */
class ReplayedTableTest {
    static Stream<Arguments> games() {
        return RandomGame.games(101, Exhaustive.times(112, 101));
    }

    @ParameterizedTest(name = "{0}, game {1}")
    @MethodSource("games")
    void replayedEventsReproduceTable(RandomGame.Kind kind, long seed) {
        new RandomGame(kind, seed).play(new RandomGame.Watcher() {
            private Table replayed;

            @Override
            public void afterDeal(RandomGame game) {
                Table table = game.match().table();
                int[] scores = table.scores();
                for (Payment payment : table.payments()) {
                    undo(scores, payment);
                }
                replayed = TableBuilder.of(game.rules(), scores)
                        .begins(table.round(), table.rounds(), table.dealer())
                        .carried(table.carriedIn(), List.of())
                        .pot(table.potIn(), table.potIn())
                        .tallies(table.talliesIn())
                        .table();
                apply(game, game.match().opening());
            }

            @Override
            public void after(RandomGame game, Move move, Verdict.Accepted verdict) {
                apply(game, verdict.events());
            }

            private void apply(RandomGame game, List<Event> events) {
                CardSet all = game.rules().settings().set("all");
                for (Event event : events) {
                    event.apply(replayed);
                    conserved(all, replayed, event);
                }
                // Reads the history of both tables, because it is computed when it is first read.
                assertEquals(game.match().table().soFar(), replayed.soFar());
                EveryField.assertSame(game.match().table(), replayed);
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

    /** Checks that each card is in exactly one place after the deal. */
    private static void conserved(CardSet all, Table table, Event event) {
        if (table.deck().length == 0) {
            return;
        }
        CardSet cards = table.field().plus(table.faceDown());
        int count = table.field().size() + table.faceDown().size();
        for (int seat = 0; seat < table.seats(); seat++) {
            cards = cards.plus(table.hand(seat));
            count += table.hand(seat).size();
        }
        for (List<Integer> side : table.sides()) {
            cards = cards.plus(table.pile(side.get(0)));
            count += table.pile(side.get(0)).size();
        }
        for (Build build : table.builds()) {
            cards = cards.plus(build.cards());
            count += build.cards().size();
        }
        for (int card : table.stock()) {
            cards = cards.with(card);
            count++;
        }
        assertEquals(cards.size(), count, () -> "a card is in two places after " + event);
        assertEquals(all, cards.and(all), () -> "a card is missing after " + event);
    }
}
