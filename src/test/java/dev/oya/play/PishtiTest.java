package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.engine.RuleLibrary;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.Verdict;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares Pishti with a reference implementation: legal moves, views and results of random rounds, and the end of matches. */
class PishtiTest {
    private static final int KINDS = 16;
    /** Number of rounds for each kind of table, together ten thousand in an exhaustive run. */
    private static final int ROUNDS = Exhaustive.times(625, 60);

    private static final RuleLibrary OYA = RuleLibrary.inJar();

    static IntStream kinds() {
        return IntStream.range(0, KINDS);
    }

    /**
     * Returns the rules of the given kind of table: two to four seats, with or without partners, with each variant on and off.
     */
    private static Rules rules(int kind) {
        return OYA.rules(
                OYA.pack("pishti", "tr", List.of()),
                Map.of(
                        "players",
                        Math.min(4, 2 + kind / 4),
                        "partners",
                        kind < 12,
                        "looking",
                        (kind & 1) != 0,
                        "last-pishti",
                        (kind & 2) != 0));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void roundsMatchReferenceImplementation(int kind) {
        Rules rules = rules(kind);
        Random random = new Random(kind);
        int bonus = 0;
        for (int number = 0; number < ROUNDS; number++) {
            Match match = Match.start(rules, "pishti " + kind + " " + number);
            bonus += round(match, random);
        }
        assertTrue(bonus > 0, "no pishti in all rounds");
    }

    private static int round(Match match, Random random) {
        Table table = match.table();
        Deck deck = match.rules().settings().pack().deck();
        List<String> cards = Arrays.stream(table.deck())
                .mapToObj(card -> deck.card(card).code())
                .toList();
        NaivePishti naive = new NaivePishti(
                cards, table.seats(), table.dealer(), match.rules().settings().on("last-pishti"));
        while (!match.round().isOver()) {
            assertEquals(naive.turn(), table.turn());
            seen(match, naive, deck);
            List<Move> moves = match.round().moves();
            List<String> open = moves.stream()
                    .map(Move.ByMonth.class::cast)
                    .map(move -> NaivePishti.move(deck.card(move.card()).code(), deck.codes(move.take())))
                    .toList();
            assertEquals(naive.moves(), new TreeSet<>(open));
            assertEquals(naive.moves().size(), open.size(), "a move is offered twice");
            refused(match, random);
            Move.ByMonth move = (Move.ByMonth) moves.get(random.nextInt(moves.size()));
            naive.play(deck.card(move.card()).code());
            assertInstanceOf(Verdict.Accepted.class, match.act(move));
        }
        assertTrue(naive.isOver());
        int[] points = naive.points(table.sides());
        for (int side = 0; side < points.length; side++) {
            assertEquals(
                    points[side],
                    table.score(table.sides().get(side).get(0)),
                    table.awards().toString());
        }
        return IntStream.range(0, table.seats()).map(naive::bonus).sum();
    }

    /** Checks the pile and the captured cards in the view of every seat. */
    private static void seen(Match match, NaivePishti naive, Deck deck) {
        Table table = match.table();
        List<String> field = Arrays.stream(table.fieldInOrder())
                .mapToObj(card -> deck.card(card).code())
                .toList();
        assertEquals(naive.open(), field);
        assertEquals(
                naive.open().isEmpty() ? null : field.get(field.size() - 1),
                table.top() < 0 ? null : deck.card(table.top()).code());
        boolean looking = match.rules().settings().on("looking");
        for (int seat = 0; seat < table.seats(); seat++) {
            SeatView view = match.view(seat);
            assertEquals(naive.faceDown(), view.faceDown());
            int unseen = naive.buriedBy() < 0 || looking && seat == naive.buriedBy() ? 0 : 3;
            int counted = 0;
            for (List<Integer> side : table.sides()) {
                counted += view.unseen(side.get(0));
            }
            assertEquals(unseen, counted);
        }
    }

    /** Checks that a random card with any other capture is refused. */
    private static void refused(Match match, Random random) {
        Table table = match.table();
        CardSet hand = table.hand(table.turn());
        CardSet field = table.field();
        int card = hand.get(random.nextInt(hand.size()));
        boolean takes = match.round().moves().stream()
                .map(Move.ByMonth.class::cast)
                .anyMatch(move -> move.card() == card && !move.take().isEmpty());
        for (CardSet take : List.of(CardSet.NONE, field, field.isEmpty() ? field : field.without(field.first()))) {
            boolean legal = takes ? take.equals(field) : take.isEmpty();
            Verdict.Refused refused = match.round().judge(new Move.ByMonth(table.turn(), "play", card, take));
            if (legal) {
                assertEquals(null, refused);
            } else {
                assertNotNull(refused);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {101, 151})
    void matchEndsWhenOneSideLeadsAtGoal(int goal) {
        for (int players = 2; players <= 4; players++) {
            Rules rules = OYA.rules(OYA.pack("pishti", "tr", List.of()), Map.of("players", players, "goal", goal));
            Random random = new Random(goal);
            Match match = Match.start(rules, "goal " + goal);
            while (!match.isOver()) {
                if (match.round().isOver()) {
                    assertFalse(ScopaTest.isWon(match, goal), "the match should be over");
                    match.nextRound(CardSource.of("goal " + goal, match.table().round() + 1));
                }
                List<Move> moves = match.round().moves();
                match.act(moves.get(random.nextInt(moves.size())));
            }
            assertTrue(ScopaTest.isWon(match, goal));
        }
    }
}
