package dev.oya.properties;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.cards.CardSet;
import dev.oya.play.SeatView;
import dev.oya.play.fishing.FishingRules;
import dev.oya.play.table.Build;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Invariants of Mulle, in which cards are captured by their sum, with random options. */
class FishingPropertiesTest {
    private static final int GAMES = Exhaustive.times(12, 1);

    static Stream<Arguments> games() {
        return Stream.of(2, 3, 4)
                .map(seats -> new RandomGame.Kind("mulle", "sv", seats))
                .flatMap(kind -> LongStream.rangeClosed(1, GAMES).mapToObj(seed -> Arguments.of(kind, seed)));
    }

    @ParameterizedTest(name = "{0}, game {1}")
    @MethodSource("games")
    void everyCardIsInExactlyOnePlace(RandomGame.Kind kind, long seed) {
        new RandomGame(kind, seed).play(new RandomGame.Watcher() {
            @Override
            public void afterDeal(RandomGame game) {
                count(game);
            }

            @Override
            public void after(RandomGame game, Move move, Verdict.Accepted verdict) {
                count(game);
            }

            private void count(RandomGame game) {
                Table table = game.match().table();
                List<CardSet> places = new ArrayList<>(List.of(table.field()));
                table.builds().forEach(build -> places.add(build.cards()));
                table.sides().forEach(side -> places.add(table.pile(side.get(0))));
                for (int seat = 0; seat < table.seats(); seat++) {
                    places.add(table.hand(seat));
                }
                CardSet all = CardSet.NONE;
                int sum = table.stockSize();
                for (CardSet place : places) {
                    assertFalse(all.meets(place), "a card is in two places");
                    all = all.plus(place);
                    sum += place.size();
                }
                assertEquals(104, sum, "number of cards");
            }
        });
    }

    @ParameterizedTest(name = "{0}, game {1}")
    @MethodSource("games")
    void awardsAllPointsForCapturedCards(RandomGame.Kind kind, long seed) {
        new RandomGame(kind, seed).play(new RandomGame.Watcher() {
            @Override
            public void over(RandomGame game) {
                Table table = game.match().table();
                int fixed = table.awards().stream()
                        .filter(award -> game.rules().settings().pack().yaku().values().stream()
                                .anyMatch(entry -> entry.id().equals(award.id())))
                        .mapToInt(Table.Award::points)
                        .sum();
                boolean dear = game.rules().settings().is("storan-points", 3);
                if (table.end().equals("played-out")) {
                    assertEquals(dear ? 42 : 40, fixed, "points for captured cards");
                } else {
                    assertEquals("forfeit", table.end());
                    assertTrue(fixed <= 42, "points for captured cards");
                }
            }
        });
    }

    @ParameterizedTest(name = "{0}, game {1}")
    @MethodSource("games")
    void buildChangesOnlyThroughMoveThatNamesIt(RandomGame.Kind kind, long seed) {
        new RandomGame(kind, seed).play(new RandomGame.Watcher() {
            private Map<Integer, Build> before;
            private CardSet hand;

            @Override
            public void before(RandomGame game, Move move) {
                before = builds(game);
                hand = game.match().table().hand(move.seat());
            }

            @Override
            public void after(RandomGame game, Move move, Verdict.Accepted verdict) {
                if (game.match().round().isOver()) {
                    return;
                }
                Map<Integer, Build> after = builds(game);
                CardSet left = hand.without(played(game, move));
                before.forEach((number, build) -> {
                    boolean named = (((Move.BySum) move).fishing().builds() >>> (number - 1) & 1) != 0;
                    if (!named) {
                        assertEquals(build, after.get(number), "a move changed a build that it does not name");
                        if (binds(game.match().table(), build, move.seat()) && keeps(game, hand, build.value())) {
                            assertTrue(keeps(game, left, build.value()), "no card is left that takes " + build);
                        }
                    } else if (after.containsKey(number)) {
                        assertTrue(after.get(number).cards().containsAll(build.cards()), "a build lost cards");
                        assertEquals(move.seat(), after.get(number).last());
                    }
                });
            }

            private int played(RandomGame game, Move move) {
                int card = ((Move.BySum) move).card();
                return hand.contains(card)
                        ? card
                        : game.rules()
                                .settings()
                                .pack()
                                .deck()
                                .copies(card)
                                .and(hand)
                                .first();
            }
        });
    }

    /** Returns whether the given build binds the given seat according to ruling MU-10. */
    private static boolean binds(Table table, Build build, int seat) {
        boolean partnerMade = build.creator() != seat && table.side(build.creator()) == table.side(seat);
        boolean partnerLast = build.last() != seat && table.side(build.last()) == table.side(seat);
        return build.last() == seat && (build.changed() || !partnerMade)
                || build.creator() == seat && partnerLast && !build.changed();
    }

    private static boolean keeps(RandomGame game, CardSet hand, int value) {
        FishingRules fishing = game.rules().fishing();
        for (int card = hand.first(); card >= 0; card = hand.next(card)) {
            if (fishing.fromHand(card) == value) {
                return true;
            }
        }
        return false;
    }

    private static Map<Integer, Build> builds(RandomGame game) {
        return game.match().table().builds().stream().collect(Collectors.toMap(Build::number, Function.identity()));
    }

    @ParameterizedTest(name = "{0}, game {1}")
    @MethodSource("games")
    void viewContainsNoHiddenCard(RandomGame.Kind kind, long seed) {
        new RandomGame(kind, seed).play(new RandomGame.Watcher() {
            @Override
            public void before(RandomGame game, Move move) {
                Table table = game.match().table();
                CardSet open = table.field();
                for (Build build : table.builds()) {
                    open = open.plus(build.cards());
                }
                for (int seat = 0; seat < table.seats(); seat++) {
                    open = open.plus(table.pile(seat));
                }
                for (int seat = 0; seat < table.seats(); seat++) {
                    CardSet allowed = open.plus(table.hand(seat));
                    SeatView view = game.match().view(seat);
                    List<CardSet> seen = new ArrayList<>(List.of(view.hand(), view.field()));
                    view.builds().forEach(build -> seen.add(build.cards()));
                    view.builds().forEach(build -> seen.addAll(build.parts()));
                    view.seats()
                            .forEach(one -> seen.addAll(List.of(one.captures().pile(), one.shown())));
                    view.moves().forEach(one -> {
                        seen.add(((Move.BySum) one).take());
                        seen.add(CardSet.of(((Move.BySum) one).card()));
                    });
                    for (CardSet some : seen) {
                        assertTrue(allowed.containsAll(some), "seat " + view.seat() + " sees a hidden card");
                    }
                }
            }
        });
    }
}
