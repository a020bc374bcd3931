package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.engine.RuleLibrary;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.TableBuilder;
import dev.oya.play.table.Verdict;
import dev.oya.vocabulary.Conclusion;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compares Scopa with a reference implementation: legal moves at random tables, results of random rounds, and the end of
 * matches.
 */
class ScopaTest {
    private static final int TABLES = 250;
    private static final int ROUNDS = 25;
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    static IntStream kinds() {
        return IntStream.range(0, 24);
    }

    /**
     * Returns the rules of the given kind of table: two to four seats, with or without partners, with each variant on and off.
     */
    private static Rules rules(int kind) {
        return OYA.rules(
                OYA.pack("scopa", "it", List.of()),
                Map.of(
                        "players",
                        2 + kind / 8,
                        "asso-piglia-tutto",
                        (kind & 1) != 0,
                        "napola",
                        (kind & 2) != 0,
                        "partners",
                        (kind & 4) == 0));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void offersExactlyTheLegalMoves(int kind) {
        Rules rules = rules(kind);
        Deck deck = rules.settings().pack().deck();
        Random random = new Random(kind);
        int takes = 0;
        for (int table = 0; table < TABLES; table++) {
            List<Integer> cards = new ArrayList<>(IntStream.range(0, 40).boxed().toList());
            Collections.shuffle(cards, random);
            CardSet hand = set(cards, 0, 1 + random.nextInt(3));
            CardSet field = set(cards, 3, 3 + random.nextInt(9));
            Match match = match(rules, hand, field);
            List<String> open = match.round().moves().stream()
                    .map(move -> NaiveScopa.signature(deck, move))
                    .toList();
            var expected = NaiveScopa.moves(
                    deck.codes(hand), deck.codes(field), rules.settings().on("asso-piglia-tutto"));
            assertEquals(String.join("\n", expected), String.join("\n", new TreeSet<>(open)));
            assertEquals(expected.size(), open.size(), "a move is offered twice");
            takes += (int) open.stream().filter(move -> move.startsWith("take")).count();
            judged(match, deck, hand, field, random, expected);
        }
        assertTrue(takes > TABLES / 2, "too few captures");
    }

    /** Checks that a random move is legal if and only if it is listed. */
    private static void judged(
            Match match, Deck deck, CardSet hand, CardSet field, Random random, java.util.Set<String> expected) {
        for (int times = 0; times < 20; times++) {
            CardSet some = CardSet.NONE;
            for (int card = field.first(); card >= 0; card = field.next(card)) {
                some = random.nextInt(3) == 0 ? some.with(card) : some;
            }
            Move move = new Move.BySum(0, "take", hand.first(), some, Fishing.NOTHING);
            boolean open = match.round().judge(move) == null;
            assertEquals(expected.contains(NaiveScopa.signature(deck, move)), open, NaiveScopa.signature(deck, move));
        }
    }

    private static CardSet set(List<Integer> cards, int from, int to) {
        CardSet set = CardSet.NONE;
        for (int card : cards.subList(from, to)) {
            set = set.with(card);
        }
        return set;
    }

    private static Match match(Rules rules, CardSet hand, CardSet field) {
        int seats = (Integer) rules.settings().option("players");
        TableBuilder position =
                TableBuilder.of(rules, seats, seats - 1).hand(0, hand).field(field);
        for (int seat = 0; seat < seats; seat++) {
            position.mark(seat, "active");
        }
        return new Match(
                rules,
                position.stock(new int[0]).match(new int[seats], 1, 0).table(),
                "turn",
                0,
                CardSource.of("x", 1));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void roundsMatchReferenceImplementation(int kind) {
        Rules rules = rules(kind);
        Deck deck = rules.settings().pack().deck();
        Random random = new Random(kind);
        int scope = 0;
        for (int number = 0; number < ROUNDS; number++) {
            Match match = Match.start(rules, "count " + kind + " " + number);
            scope += round(match, rules, deck, random);
        }
        assertTrue(scope > 0, "no scopa in all rounds");
    }

    private static int round(Match match, Rules rules, Deck deck, Random random) {
        List<List<Integer>> sides = match.table().sides();
        List<List<String>> piles = new ArrayList<>();
        int[] scope = new int[sides.size()];
        sides.forEach(side -> piles.add(new ArrayList<>()));
        List<String> field = new ArrayList<>(deck.codes(match.table().field()));
        int left = 40 - field.size();
        int last = -1;
        while (!match.round().isOver()) {
            List<Move> moves = match.round().moves();
            Move.BySum move = (Move.BySum) moves.get(random.nextInt(moves.size()));
            int side = match.table().side(move.seat());
            String card = deck.card(move.card()).code();
            left--;
            assertInstanceOf(Verdict.Accepted.class, match.act(move));
            if (move.action().equals("lay")) {
                field.add(card);
                continue;
            }
            field.removeAll(deck.codes(move.take()));
            piles.get(side).addAll(deck.codes(move.take()));
            piles.get(side).add(card);
            last = side;
            boolean strong = rules.settings().on("asso-piglia-tutto") && NaiveScopa.counts(card) == 1;
            scope[side] += field.isEmpty() && left > 0 && !strong ? 1 : 0;
        }
        piles.get(last).addAll(field);
        assertEquals(40, piles.stream().mapToInt(List::size).sum());
        for (int side = 0; side < sides.size(); side++) {
            List<List<String>> others = new ArrayList<>(piles);
            others.remove(side);
            int expected = NaiveScopa.points(
                    piles.get(side), others, scope[side], rules.settings().on("napola"));
            int seat = sides.get(side).get(0);
            assertEquals(
                    expected,
                    match.table().scores()[seat],
                    match.table().awards().toString());
            assertEquals(scope[side], match.table().sweeps(seat));
        }
        return IntStream.of(scope).sum();
    }

    @ParameterizedTest
    @ValueSource(ints = {11, 16, 21})
    void matchEndsWhenOneSideLeadsAtGoal(int goal) {
        for (int players = 2; players <= 4; players++) {
            Rules rules = OYA.rules(OYA.pack("scopa", "it", List.of()), Map.of("players", players, "goal", goal));
            Random random = new Random(goal);
            Match match = Match.start(rules, "goal " + goal);
            while (!match.isOver()) {
                if (match.round().isOver()) {
                    assertFalse(isWon(match, goal), "the match should be over");
                    match.nextRound(CardSource.of("goal " + goal, match.table().round() + 1));
                }
                List<Move> moves = match.round().moves();
                match.act(moves.get(random.nextInt(moves.size())));
            }
            assertTrue(isWon(match, goal));
        }
    }

    /** Returns whether one side has reached the goal and leads all others. */
    static boolean isWon(Match match, int goal) {
        int[] sides = match.table().sides().stream()
                .mapToInt(side -> match.table().scores()[side.get(0)])
                .sorted()
                .toArray();
        int best = sides[sides.length - 1];
        return best >= goal && best > sides[sides.length - 2];
    }

    @Test
    void redealsThreeKingsIfOptionIsOn() {
        Rules rules = rules(0);
        Deck deck = rules.settings().pack().deck();
        Rules without = OYA.rules(OYA.pack("scopa", "it", List.of()), Map.of("three-kings", false));
        for (String field : List.of("cR dR sR b2", "cR dR sR bR")) {
            assertTrue(isThrownIn(rules, deck.parse(field)));
            assertFalse(isThrownIn(without, deck.parse(field)));
        }
        assertFalse(isThrownIn(rules, deck.parse("cR dR sC b2")));
    }

    private static boolean isThrownIn(Rules rules, CardSet field) {
        return rules.field(field, List.of(), 1).first(Conclusion.Misdeal.class) != null;
    }
}
