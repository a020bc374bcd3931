package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Phases;
import dev.oya.play.fishing.FishingJudge;
import dev.oya.play.fishing.FishingRules;
import dev.oya.play.fishing.FishingTurn;
import dev.oya.play.table.Build;
import dev.oya.play.table.Move;
import dev.oya.play.table.TableBuilder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every legal move is offered once, even on tables with many cards. */
class CrowdedTableTest {
    private static final int TABLES = 60;
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    static IntStream kinds() {
        return IntStream.range(0, 24);
    }

    /** Returns the rules of the given kind of table: two to four seats, with each variant on and off. */
    private static Rules rules(int kind) {
        return OYA.rules(
                OYA.pack("mulle", "sv", List.of()),
                Map.of(
                        "players",
                        2 + kind / 8,
                        "group-limit",
                        (kind & 1) == 0 ? 0 : 2,
                        "build-down",
                        (kind & 2) != 0,
                        "lower",
                        (kind & 4) != 0));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void offersExactlyTheLegalMoves(int kind) {
        Rules rules = rules(kind);
        SplittableRandom random = new SplittableRandom(kind);
        int moves = 0;
        for (int table = 0; table < TABLES; table++) {
            Match match = match(rules, random, random.nextInt(8), random.nextInt(4), 1 + random.nextInt(4));
            List<String> offered = new ArrayList<>();
            for (Move move : match.round().moves()) {
                offered.add(NaiveMoves.signature(rules.settings().pack().deck(), move));
            }
            Set<String> expected =
                    new NaiveMoves(match.table(), rules, match.table().turn()).all();
            assertEquals(String.join("\n", new TreeSet<>(expected)), String.join("\n", new TreeSet<>(offered)));
            assertEquals(expected.size(), offered.size(), "a move is offered twice");
            moves += offered.size();
        }
        assertTrue(moves > TABLES, "too few moves were compared");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void offersEachMoveOnceAndAcceptsIt(int seats) {
        Rules rules = rules((seats - 2) * 8 + 6);
        Deck deck = rules.settings().pack().deck();
        SplittableRandom random = new SplittableRandom(seats);
        for (int table = 0; table < 10; table++) {
            Match match = match(rules, random, 20, 4, 8);
            List<Move> moves = match.round().moves();
            assertFalse(moves.isEmpty());
            Set<String> seen = new HashSet<>();
            FishingRules fishing = rules.fishing();
            FishingTurn turn =
                    new FishingTurn(fishing, deck, match.table(), match.table().turn());
            for (Move move : moves) {
                assertTrue(seen.add(NaiveMoves.signature(deck, move)), () -> "offered twice: " + move);
                Phases.Act act = fishing.act(move.action());
                assertNull(new FishingJudge(turn, (Move.BySum) move).judge(act), () -> "offered, but refused: " + move);
            }
        }
    }

    @Test
    void findsEveryUnionOfLowCards() {
        Rules rules = rules(0);
        Deck deck = rules.settings().pack().deck();
        TableBuilder position = TableBuilder.of(rules, 2, 1)
                .field(cards(deck, "sA hA dA cA s2 h2 d2 c2 s3 h3 d3 c3 s4 h4 d4 c4 s5 h5 d5 c5"))
                .mark(0, "active")
                .hand(0, cards(deck, "sK hQ c10 s9 h8"))
                .mark(1, "active")
                .hand(1, cards(deck, "s7"));
        Match match = new Match(
                rules, position.stock(new int[0]).match(new int[2], 1, 2).table(), "turn", 0, CardSource.of("x", 1));
        Set<CardSet> taken = new HashSet<>();
        int takes = 0;
        for (Move move : match.round().moves()) {
            if (move instanceof Move.BySum play
                    && play.action().equals("take")
                    && deck.card(play.card()).code().equals("sK")) {
                takes++;
                taken.add(play.take());
                assertEquals(0, play.take().size() == 0 ? 13 : pips(deck, play.take()) % 13, "not groups of thirteen");
            }
        }
        assertEquals(takes, taken.size(), "a move is offered twice");
        // The sum of all cards is 60, enough for four groups of 13.
        assertTrue(taken.stream().anyMatch(cards -> pips(deck, cards) == 52));
    }

    private static CardSet cards(Deck deck, String codes) {
        CardSet cards = CardSet.NONE;
        for (String code : codes.split(" ")) {
            cards = cards.with(deck.card(code).index());
        }
        return cards;
    }

    private static int pips(Deck deck, CardSet cards) {
        int sum = 0;
        for (int card = cards.first(); card >= 0; card = cards.next(card)) {
            String rank = deck.card(card).code().substring(1).replaceFirst("[^A2-5].*", "");
            sum += rank.equals("A") ? 1 : Integer.parseInt(rank);
        }
        return sum;
    }

    /** Returns a table with random cards and builds. */
    private static Match match(Rules rules, SplittableRandom random, int free, int builds, int hand) {
        Deck deck = rules.settings().pack().deck();
        int seats = (Integer) rules.settings().option("players");
        int turn = random.nextInt(seats);
        List<Integer> cards = new ArrayList<>();
        deck.cards().forEach(card -> cards.add(card.index()));
        for (int i = cards.size() - 1; i > 0; i--) {
            java.util.Collections.swap(cards, i, random.nextInt(i + 1));
        }
        // Places some twins next to each other, so that they are dealt to the same place.
        for (int i = 0; i + 1 < cards.size(); i += 4) {
            CardSet twins = deck.copies(cards.get(i));
            int twin = twins.without(cards.get(i)).first();
            java.util.Collections.swap(cards, cards.indexOf(twin), i + 1);
        }
        TableBuilder position = TableBuilder.of(rules, seats, random.nextInt(seats));
        int[] next = {0};
        for (int seat = 0; seat < seats; seat++) {
            position.mark(seat, "active").hand(seat, some(cards, next, hand));
        }
        position.field(some(cards, next, free));
        for (int build = 0; build < builds; build++) {
            List<CardSet> parts = new ArrayList<>();
            int count = 1 + random.nextInt(2);
            for (int part = 0; part < count; part++) {
                parts.add(some(cards, next, 2));
            }
            int creator = random.nextInt(seats);
            Build made = Build.of(build + 1, parts, 2 + random.nextInt(15), creator);
            position.build(made.left(random.nextInt(seats), random.nextInt(3) == 0));
        }
        return new Match(
                rules,
                position.stock(new int[0]).match(new int[seats], 1, seats).table(),
                "turn",
                turn,
                CardSource.of("x", 1));
    }

    private static CardSet some(List<Integer> cards, int[] next, int count) {
        CardSet some = CardSet.NONE;
        for (int i = 0; i < count; i++) {
            some = some.with(cards.get(next[0]++));
        }
        return some;
    }
}
