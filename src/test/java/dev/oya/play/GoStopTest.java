package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.engine.RuleLibrary;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares random rounds of Go-Stop with a reference implementation: legal moves, payments and the next dealer. */
class GoStopTest {
    /** Number of kinds of tables with four players. */
    private static final int FOURS = 4;

    private static final int ROUNDS = Exhaustive.times(200, 40);
    private static final RuleLibrary OYA = RuleLibrary.inJar();
    private static final List<String> SWITCHES = List.of(
            "four-of-a-month",
            "shaking",
            "bombs",
            "stuck",
            "steals",
            "own-stuck-steals-two",
            "junk-penalty",
            "penalty-without-junk",
            "bright-penalty",
            "animal-penalty",
            "pays-without-cards",
            "animal-doubles",
            "go-penalty",
            "draw-doubles",
            "three-piles-win",
            "jokers-steal",
            "jokers-stay-on-piles",
            "double-junk-is-sold");

    /** Special cases that occurred in any round. */
    private static final Set<String> REACHED = new TreeSet<>();

    static IntStream kinds() {
        return IntStream.range(0, 20 + FOURS);
    }

    private static Rules rules(int players, Map<String, Object> others) {
        Map<String, Object> options = new HashMap<>(others);
        options.put("players", players);
        return OYA.rules(OYA.pack("go-stop", "ko", List.of()), options);
    }

    /**
     * Returns the rules of the given kind of table. The first four kinds have all switches on, the others a random selection.
     */
    private static Rules rules(int kind) {
        Random random = new Random(kind);
        Map<String, Object> options = new HashMap<>();
        SWITCHES.forEach(name -> options.put(name, kind < 4 || random.nextInt(4) > 0));
        options.put("stop-from-two", (kind & 4) == 0 ? 7 : 5);
        options.put("stop-from-three", (kind & 4) == 0 ? 3 : 5);
        options.put("four-of-a-month-points", List.of(7, 3, 5, 10).get(kind / 2 % 4));
        options.put("piles-pay", List.of("row", "first", "none").get(kind / 2 % 3));
        options.put("draws-in-a-row", 1 + kind / 4);
        options.put("jokers", kind < 12 ? "none" : kind % 3 == 0 ? "two" : "three");
        options.put("bright-price", 1 + kind % 3);
        return rules(kind < 20 ? 2 + kind % 2 : 4, options);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void agreesWithReferenceImplementation(int kind) {
        Rules rules = rules(kind);
        Random random = new Random(kind);
        Match match = Match.start(rules, "go-stop " + kind);
        int carried = 1;
        Set<String> done = new TreeSet<>();
        for (int number = 1; number <= ROUNDS; number++) {
            carried = round(match, carried, random, done);
            if (match.isOver()) {
                match = Match.start(rules, "go-stop " + kind + " " + number);
                carried = 1;
            } else {
                match.nextRound(CardSource.of("go-stop " + kind, match.table().round() + 1));
            }
        }
        REACHED.addAll(done);
        assertTrue(done.containsAll(Set.of("play", "draw", "go", "stop")), done.toString());
        assertTrue(kind < 12 || done.containsAll(Set.of("put", "keep")), done.toString());
        assertTrue(kind != 0 && kind != 2 || done.containsAll(Set.of("shake", "bomb", "flip")), done.toString());
    }

    /** Checks that the rounds included the special cases, which are the most error-prone. */
    @AfterAll
    static void roundsCoverEveryCupCountAndLiability() {
        assertTrue(
                REACHED.containsAll(Set.of(
                        "cup pays most as animal",
                        "cup pays most as junk",
                        "loser has the cup",
                        "draws add up",
                        "pile of turn 1 is paid",
                        "pile of turn 2 is paid",
                        "three piles win",
                        "a joker gets stuck",
                        "drop",
                        "fourth player sells",
                        "hand of one of four wins",
                        "liable for another with penalties",
                        "first of two who said go is liable")),
                REACHED.toString());
    }

    private static int round(Match match, int carried, Random random, Set<String> done) {
        Deck deck = match.rules().settings().pack().deck();
        List<Integer> active = takePart(match, random, done);
        NaiveGoStop plain = reference(match, active, carried);
        String log = "";
        while (!match.round().isOver()) {
            List<Move> moves = match.round().moves();
            List<String> open =
                    moves.stream().map(move -> signature(deck, move)).toList();
            assertEquals(plain.moves(), new TreeSet<>(open), log);
            assertEquals(new TreeSet<>(open).size(), open.size(), "a move is offered twice");
            Move move = chosen(
                    moves,
                    random,
                    each -> each instanceof Move.ByMonth play
                            && play.action().equals("play")
                            && plain.leavesPile(deck.card(play.card()).code()));
            log += move.seat() + " " + signature(deck, move) + "\n";
            assertEquals(active.get(plain.turn), move.seat(), log);
            assertInstanceOf(Verdict.Accepted.class, match.act(move), log);
            plain.make(
                    move.action(),
                    move instanceof Move.ByMonth play ? deck.card(play.card()).code() : null,
                    move instanceof Move.ByMonth play ? deck.codes(play.take()) : List.of());
            done.add(move.action());
        }
        Table now = match.table();
        done.addAll(plain.remarkable());
        int[] expected = sale(match, active);
        int[] gains = IntStream.range(0, now.seats()).map(now::gain).toArray();
        for (int i = 0; i < active.size(); i++) {
            expected[active.get(i)] += plain.gains()[i];
        }
        assertArrayEquals(expected, gains, log + plain.phase);
        assertEquals(active.get(plain.nextDealer()), now.nextDealer(), log);
        done.addAll(
                Arrays.stream(sale(match, active)).anyMatch(points -> points > 0)
                        ? List.of("fourth player sells")
                        : active.size() > 3 ? List.of("hand of one of four wins") : List.of());
        return plain.carries();
    }

    /** Decides which of four players play, and returns the seats that play. */
    private static List<Integer> takePart(Match match, Random random, Set<String> done) {
        List<Integer> seats = new ArrayList<>(
                IntStream.range(0, match.table().seats()).boxed().toList());
        if (seats.size() < 4 || match.round().isOver()) {
            return seats;
        }
        int dealer = match.table().dealer();
        int out = (dealer + 3) % 4;
        for (int i = 1; i < 3 && out == (dealer + 3) % 4; i++) {
            int seat = (dealer + i) % 4;
            assertEquals(
                    Set.of(new Move.Call(seat, "join"), new Move.Call(seat, "drop")),
                    Set.copyOf(match.round().moves()));
            boolean drops = random.nextInt(3) == 0;
            assertInstanceOf(Verdict.Accepted.class, match.act(new Move.Call(seat, drops ? "drop" : "join")));
            out = drops ? seat : out;
            done.addAll(drops ? List.of("drop") : List.of());
        }
        seats.remove((Integer) out);
        return seats;
    }

    /** Returns the gains from the sale of the hand of the seat that was forced out, which is the last of four seats. */
    private static int[] sale(Match match, List<Integer> active) {
        Table table = match.table();
        int[] gains = new int[table.seats()];
        int last = (table.dealer() + 3) % 4;
        if (gains.length == 4 && !active.contains(last)) {
            Map<String, Object> options = match.rules().settings().options();
            boolean sellsJunk = Boolean.TRUE.equals(options.get("double-junk-is-sold"));
            Set<String> junk = Set.of("11C1", "12C1", "J1", "J2", "J3");
            int sold = (int) match.rules().settings().pack().deck().codes(table.dealt(last)).stream()
                    .filter(card -> card.endsWith("B") || sellsJunk && junk.contains(card))
                    .count();
            int price = sold * (int) options.get("bright-price");
            gains[last] = 3 * price;
            active.forEach(seat -> gains[seat] -= price);
        }
        return gains;
    }

    /** Returns a reference implementation of the round. Of four players, three remain, and the stock was shuffled again. */
    private static NaiveGoStop reference(Match match, List<Integer> active, int carried) {
        Table table = match.table();
        Deck deck = match.rules().settings().pack().deck();
        CardSet hands = IntStream.range(0, table.seats()).mapToObj(table::dealt).reduce(CardSet.NONE, CardSet::plus);
        int dealt = hands.size() + (table.seats() == 2 ? 8 : 6);
        IntStream stock = IntStream.of(table.deck()).skip(dealt);
        if (active.size() < table.seats()) {
            int replaced = table.deck().length - dealt + 7 - table.stockSize();
            stock = IntStream.concat(stock.limit(replaced), IntStream.of(table.stock()));
        }
        return new NaiveGoStop(
                active.stream().map(seat -> deck.codes(table.dealt(seat))).toList(),
                IntStream.of(table.deck())
                        .limit(dealt)
                        .filter(card -> !hands.contains(card))
                        .mapToObj(card -> deck.card(card).code())
                        .toList(),
                stock.mapToObj(card -> deck.card(card).code()).toList(),
                active.indexOf(table.dealer()),
                match.rules().settings().value(active.size() == 2 ? "duel.stop" : "trio.stop"),
                carried,
                match.rules().settings().options());
    }

    /**
     * Returns a random move. Prefers rare actions and moves that leave piles, so that both occur often enough to be tested.
     */
    private static Move chosen(List<Move> moves, Random random, Predicate<Move> leavesPile) {
        List<Move> piles = moves.stream().filter(leavesPile).toList();
        if (!piles.isEmpty() && random.nextInt(4) > 0) {
            return piles.get(0);
        }
        List<Move> bombs =
                moves.stream().filter(move -> move.action().equals("bomb")).toList();
        if (!bombs.isEmpty() && random.nextBoolean()) {
            return bombs.get(0);
        }
        List<Move> seldom = moves.stream()
                .filter(move -> !move.action().equals("play") && !move.action().equals("stop"))
                .toList();
        List<Move> some = seldom.isEmpty() || random.nextInt(3) == 0 ? moves : seldom;
        return some.get(random.nextInt(some.size()));
    }

    private static String signature(Deck deck, Move move) {
        return move instanceof Move.ByMonth play
                ? play.action() + " " + deck.card(play.card()).code() + " "
                        + deck.codes(play.take()).stream().sorted().collect(Collectors.toList())
                : move.action();
    }

    @Test
    void rejectsBombWhoseCardIsNotTheFirst() {
        Rules rules = rules(2, Map.of());
        Deck deck = rules.settings().pack().deck();
        for (int number = 0; number < 2_000; number++) {
            Match match = Match.start(rules, "bomb " + number);
            for (Move move : match.round().moves()) {
                if (move instanceof Move.ByMonth bomb && move.action().equals("bomb")) {
                    int other = match.table()
                            .hand(bomb.seat())
                            .and(deck.sameGroup(bomb.card()))
                            .without(bomb.card())
                            .first();
                    Verdict verdict = match.act(new Move.ByMonth(bomb.seat(), "bomb", other, bomb.take()));
                    assertEquals("first-card-stands-for-all", ((Verdict.Refused) verdict).code());
                    return;
                }
            }
        }
        throw new AssertionError("no bomb was dealt");
    }
}
