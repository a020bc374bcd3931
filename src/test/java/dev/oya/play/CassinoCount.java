package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.play.table.Build;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * A reference implementation of the scoring of a round of Cassino, computed from card codes: hands, captures, sweeps, the
 * points of each side, and the end of the round.
 */
final class CassinoCount {
    private static final int CARDS = 52;
    private static final int DEALT = 4;
    private static final int HALF_OF_CARDS = 26;
    private static final int HALF_OF_SPADES = 6;

    private final Deck deck;
    private final Map<String, Object> options;
    private final List<String> order;
    private final List<List<String>> hands = new ArrayList<>();
    private final List<List<String>> piles = new ArrayList<>();
    private final int[] before;
    private final int[] sweeps;
    private final int dealer;
    private int dealt;
    private int left = CARDS - DEALT;
    private int last = -1;

    CassinoCount(Table table, Deck deck, Map<String, Object> options) {
        this.deck = deck;
        this.options = options;
        this.order = Arrays.stream(table.deck())
                .mapToObj(card -> deck.card(card).code())
                .toList();
        this.sweeps = new int[table.sides().size()];
        this.before = table.sides().stream()
                .mapToInt(side -> table.score(side.get(0)))
                .toArray();
        this.dealer = table.dealer();
        table.sides().forEach(side -> piles.add(new ArrayList<>()));
        IntStream.range(0, table.seats()).forEach(seat -> hands.add(new ArrayList<>()));
        deal();
        dealt += DEALT;
        boolean pairs = table.seats() == 4 && is("partners", true);
        assertEquals(pairs ? List.of(List.of(0, 2), List.of(1, 3)) : alone(table.seats()), table.sides());
        compare(table);
    }

    private static List<List<Integer>> alone(int seats) {
        return IntStream.range(0, seats).mapToObj(List::of).toList();
    }

    private boolean is(String option, boolean unlessSaid) {
        return options.getOrDefault(option, unlessSaid).equals(true);
    }

    private boolean eachSpade() {
        return "each".equals(options.get("spades"));
    }

    private void deal() {
        for (int place = 1; place <= hands.size(); place++) {
            hands.get((dealer + place) % hands.size()).addAll(order.subList(dealt, dealt + DEALT));
            dealt += DEALT;
        }
    }

    /** Compares the hands and the size of the stock with those of the given table. */
    void compare(Table table) {
        for (int seat = 0; seat < hands.size(); seat++) {
            assertEquals(
                    hands.get(seat).stream().sorted().toList(),
                    deck.codes(table.hand(seat)).stream().sorted().toList());
        }
        assertEquals(CARDS - dealt, table.stockSize());
    }

    /** Updates the hands, captures and scores for a move. Must be called before the move is made at the table. */
    void play(Move move, Table table) {
        left--;
        take(move, table);
        hands.get(move.seat()).remove(deck.card(((Move.BySum) move).card()).code());
        if (is("drawing", false) && dealt < CARDS) {
            hands.get(move.seat()).add(order.get(dealt++));
        }
        if (!isWon() && dealt < CARDS && hands.stream().allMatch(List::isEmpty)) {
            deal();
        }
    }

    private void take(Move move, Table table) {
        if (!move.action().equals("take")) {
            return;
        }
        last = table.side(move.seat());
        Move.BySum play = (Move.BySum) move;
        CardSet taken = play.take().with(play.card());
        CardSet lying = table.field();
        for (Build build : table.builds()) {
            lying = lying.plus(build.cards());
            taken = (play.fishing().builds() & Fishing.bit(build.number())) == 0 ? taken : taken.plus(build.cards());
        }
        piles.get(last).addAll(deck.codes(taken));
        boolean swept = taken.containsAll(lying);
        boolean late = left == 0 && !is("last-sweep", true);
        sweeps[last] += swept && is("sweeps", true) && !late ? 1 : 0;
    }

    /** Returns the given side's score as players see it during the round. */
    int score(int side) {
        return before[side] + (is("counting-out", false) ? points(side, false, false) : 0);
    }

    /** Returns whether points count immediately and exactly one side has reached the goal. */
    boolean isWon() {
        return isWon(this::score);
    }

    private boolean isWon(IntUnaryOperator score) {
        IntStream scores = IntStream.range(0, before.length).map(score);
        return is("counting-out", false) && scores.filter(one -> one >= goal()).count() == 1;
    }

    private int goal() {
        return (Integer) options.getOrDefault("goal", 21);
    }

    /** Returns whether the round is over except for awarding the cards left on the table. */
    boolean isOver() {
        return isWon() || left == 0;
    }

    /** Compares the result with that of the settled table. */
    void settled(Table table) {
        if (!isWon() && last >= 0) {
            List<String> rest = new ArrayList<>(deck.codes(deck.parse("all")));
            piles.forEach(rest::removeAll);
            piles.get(last).addAll(rest);
        }
        // The cards left on the table are awarded first. Then the most cards count, and then the most spades.
        boolean early = isWon();
        boolean won = early || isWon(side -> before[side] + points(side, true, false));
        assertEquals(won ? "goal-reached" : "played-out", table.end());
        IntStream sides = IntStream.range(0, piles.size());
        int[] points = sides.map(side -> points(side, !early, !won)).toArray();
        IntStream again = IntStream.range(0, piles.size());
        int[] ranked =
                again.map(side -> points[side] + (won ? before[side] : 0)).toArray();
        int best = Arrays.stream(ranked).max().orElseThrow();
        long leaders = Arrays.stream(ranked).filter(one -> one == best).count();
        for (int side = 0; side < piles.size(); side++) {
            int seat = table.sides().get(side).get(0);
            assertEquals(sweeps[side], table.sweeps(seat));
            assertEquals(
                    before[side] + points[side],
                    table.scores()[seat],
                    table.awards().toString());
            assertEquals(leaders == 1 && ranked[side] == best, table.winners().contains(seat));
        }
    }

    /**
     * Returns the points of the given side in the round.
     *
     * @param cards whether to count the most cards at the end; if not, only a majority that no side can exceed counts
     * @param spades whether to count the most spades at the end; if not, only a majority that no side can exceed counts
     */
    private int points(int side, boolean cards, boolean spades) {
        List<String> pile = piles.get(side);
        int points = sweeps[side] + (pile.contains("d10") ? 2 : 0) + (pile.contains("s2") ? 1 : 0);
        points += (int) pile.stream().filter(card -> card.endsWith("A")).count();
        points += (cards ? isMost(side, List::size) : pile.size() > HALF_OF_CARDS) ? 3 : 0;
        if (eachSpade()) {
            return points + spades(pile) + (pile.contains("sJ") ? 1 : 0);
        }
        return points + ((spades ? isMost(side, CassinoCount::spades) : spades(pile) > HALF_OF_SPADES) ? 1 : 0);
    }

    private static int spades(List<String> pile) {
        return (int) pile.stream().filter(card -> card.startsWith("s")).count();
    }

    private boolean isMost(int side, ToIntFunction<List<String>> count) {
        return IntStream.range(0, piles.size())
                .allMatch(other ->
                        other == side || count.applyAsInt(piles.get(other)) < count.applyAsInt(piles.get(side)));
    }
}
