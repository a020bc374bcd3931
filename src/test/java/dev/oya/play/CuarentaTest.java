package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.engine.RuleLibrary;
import dev.oya.notation.MoveNotation;
import dev.oya.pack.Pack;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBuilder;
import dev.oya.play.table.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares Cuarenta with a reference implementation: legal moves, scores during the round and results of random matches. */
class CuarentaTest {
    private static final int KINDS = 32;
    /** Number of rounds for each kind of table, together ten thousand in an exhaustive run. */
    private static final int ROUNDS = Exhaustive.times(313, 20);

    private static final RuleLibrary OYA = RuleLibrary.inJar();
    private static final Pack PACK = OYA.pack("cuarenta", "ec", List.of());
    private static final MoveNotation WRITTEN = new MoveNotation(PACK);

    static IntStream kinds() {
        return IntStream.range(0, KINDS);
    }

    private static NaiveCuarenta.Table variants(int kind) {
        return new NaiveCuarenta.Table((kind & 1) != 0, (kind & 2) == 0, (kind & 4) == 0 ? 4 : 2, (kind & 8) == 0);
    }

    /** Returns the rules of the given kind of table: two or four seats, with each variant on and off. */
    private static Rules rules(int kind) {
        NaiveCuarenta.Table variants = variants(kind);
        return OYA.rules(
                PACK,
                Map.of(
                        "players",
                        kind < KINDS / 2 ? 2 : 4,
                        "part-run",
                        variants.part(),
                        "caida-and-limpia",
                        variants.both(),
                        "ronda",
                        variants.ronda(),
                        "cards-from-thirty",
                        variants.late()));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void matchesAgreeWithReferenceImplementation(int kind) {
        Rules rules = rules(kind);
        Random random = new Random(kind);
        int rounds = 0;
        int[] seen = new int[4];
        for (int number = 0; rounds < ROUNDS; number++) {
            String seed = "cuarenta " + kind + " " + number;
            Match match = Match.start(rules, seed);
            int[] scores = new int[2];
            while (true) {
                scores = round(match, scores, kind, random, seen);
                rounds++;
                assertEquals(scores[0] >= 40 || scores[1] >= 40, match.isOver());
                if (match.isOver() || rounds >= ROUNDS) {
                    break;
                }
                match.nextRound(CardSource.of(seed, match.table().round() + 1));
            }
        }
        assertTrue(seen[0] > 0 && seen[1] > 0 && seen[2] > 0 && seen[3] > 0, Arrays.toString(seen));
    }

    /** Plays one round and returns the scores after it. */
    private static int[] round(Match match, int[] before, int kind, Random random, int[] seen) {
        Table table = match.table();
        Deck deck = match.rules().settings().pack().deck();
        List<String> cards = Arrays.stream(table.deck())
                .mapToObj(card -> deck.card(card).code())
                .toList();
        assertEquals(40, cards.size());
        NaiveCuarenta naive = new NaiveCuarenta(cards, table.seats(), table.dealer(), before, variants(kind));
        while (!match.round().isOver()) {
            assertFalse(naive.isOver(), "the round should be over");
            assertEquals(naive.turn(), table.turn());
            scored(match, naive);
            List<Move> moves = match.round().moves();
            Set<String> expected = naive.moves();
            Set<String> open = new TreeSet<>();
            moves.forEach(move -> open.add(move(deck, (Move.BySum) move)));
            assertEquals(expected, open);
            assertEquals(expected.size(), moves.size(), "a move is offered twice");
            judged(match, deck, expected, random);
            Move.BySum move = preferred(moves, random);
            seen[3] += move.take().size() > 2 ? 1 : 0;
            naive.play(deck.card(move.card()).code(), deck.codes(move.take()));
            Move.BySum divided = match.rules().fishing().divided(move);
            assertEquals(divided, WRITTEN.read(WRITTEN.write(divided), new ArrayList<>()));
            assertInstanceOf(Verdict.Accepted.class, match.act(divided));
        }
        assertTrue(naive.isOver());
        for (int side = 0; side < 2; side++) {
            assertEquals(naive.score(side), table.score(side), table.awards().toString());
            assertEquals(naive.limpias(side), table.sweeps(side));
            seen[0] += naive.caidas(side);
            seen[1] += naive.limpias(side);
            seen[2] += naive.rondas(side);
        }
        assertEquals(
                naive.isWon() && !table.end().equals("played-out"), table.end().equals("goal-reached"));
        return new int[] {table.score(0), table.score(1)};
    }

    /** Returns a random move. Prefers captures. */
    private static Move.BySum preferred(List<Move> moves, Random random) {
        Move.BySum move = (Move.BySum) moves.get(random.nextInt(moves.size()));
        for (int tries = 0; tries < 2 && move.take().isEmpty(); tries++) {
            move = (Move.BySum) moves.get(random.nextInt(moves.size()));
        }
        return move;
    }

    private static String move(Deck deck, Move.BySum move) {
        assertEquals(move.take().isEmpty(), move.action().equals("lay"));
        return NaiveCuarenta.move(deck.card(move.card()).code(), deck.codes(move.take()));
    }

    /** Checks the scores that are visible during the round. */
    private static void scored(Match match, NaiveCuarenta naive) {
        for (int seat = 0; seat < match.table().seats(); seat++) {
            assertEquals(naive.score(seat % 2), match.view(0).seat(seat).score());
        }
    }

    /** Checks that a random capture is legal if and only if the reference implementation lists it. */
    private static void judged(Match match, Deck deck, Set<String> expected, Random random) {
        Table table = match.table();
        CardSet hand = table.hand(table.turn());
        for (int times = 0; times < 5; times++) {
            int card = hand.get(random.nextInt(hand.size()));
            CardSet some = CardSet.NONE;
            for (int one = table.field().first(); one >= 0; one = table.field().next(one)) {
                some = random.nextInt(3) == 0 ? some.with(one) : some;
            }
            if (!some.isEmpty()) {
                Move.BySum move = new Move.BySum(table.turn(), "take", card, some, Fishing.NOTHING);
                assertEquals(expected.contains(move(deck, move)), match.round().judge(move) == null, move(deck, move));
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    s5 | c5 d6 h7 | {"seat":0,"do":"take","card":"s5","free":[["c5"]],"run":["h7","d6"]}
                    s5 | c2 d3    | {"seat":0,"do":"take","card":"s5","free":[["d3","c2"]]}
                    s7 | c3 d4 hJ | {"seat":0,"do":"take","card":"s7","free":[["d4","c3"]],"run":["hJ"]}
                    s5 | c5 d6 h6 | that is not a run
                    s5 | c5 d7    | that is not a run
                    s5 | c5       | a card is missing
                    """)
    void recordsListRunSeparately(String card, String take, String written) {
        Rules rules = OYA.rules(PACK, Map.of("players", 2));
        Deck deck = PACK.deck();
        CardSet field =
                written.startsWith("{") ? deck.parse(take) : deck.parse(take).plus(deck.parse("d6"));
        Table table = TableBuilder.of(rules, 2, 1)
                .hand(0, deck.parse(card))
                .hand(1, deck.parse("sQ"))
                .field(field)
                .mark(0, "active")
                .mark(1, "active")
                .stock(new int[0])
                .match(new int[2], 1, 0)
                .table();
        Match match = new Match(rules, table, "turn", 0, CardSource.of("x", 1));
        int played = deck.parse(card).first();
        Move.BySum move = new Move.BySum(0, "take", played, deck.parse(take), Fishing.NOTHING);
        Verdict.Refused refused = match.judge(move);
        if (written.startsWith("{")) {
            assertNull(refused);
            assertEquals(
                    written,
                    WRITTEN.write(match.rules().fishing().divided(move)).toString());
        } else {
            assertEquals("wrong-run" + (written.contains("missing") ? ".short" : ""), refused.key());
        }
    }
}
