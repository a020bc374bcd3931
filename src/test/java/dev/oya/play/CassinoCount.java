package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.play.table.Build;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** A reference count of the captures, sweeps and points of each side in a round of Cassino, computed from card codes. */
final class CassinoCount {
    private static final int CARDS = 52;

    private final Deck deck;
    private final Map<String, Object> options;
    private final List<List<String>> piles = new ArrayList<>();
    private final int[] sweeps;
    private int left = CARDS;
    private int last = -1;

    CassinoCount(Table table, Deck deck, Map<String, Object> options) {
        this.deck = deck;
        this.options = options;
        this.sweeps = new int[table.sides().size()];
        table.sides().forEach(side -> piles.add(new ArrayList<>()));
        left -= table.field().size();
        boolean pairs = table.seats() == 4 && !Boolean.FALSE.equals(options.get("partners"));
        assertEquals(pairs ? List.of(List.of(0, 2), List.of(1, 3)) : alone(table.seats()), table.sides());
    }

    private static List<List<Integer>> alone(int seats) {
        return IntStream.range(0, seats).mapToObj(List::of).toList();
    }

    /** Counts a move before it is made at the table. */
    void play(Move move, Table table) {
        left--;
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
        boolean late = left == 0 && Boolean.FALSE.equals(options.get("last-sweep"));
        boolean counts = !Boolean.FALSE.equals(options.get("sweeps"));
        sweeps[last] += swept && counts && !late ? 1 : 0;
    }

    /** Compares the count with a settled table. */
    void settled(Table table) {
        List<String> rest = new ArrayList<>(deck.codes(deck.parse("all")));
        piles.forEach(rest::removeAll);
        if (last >= 0) {
            piles.get(last).addAll(rest);
        }
        for (int side = 0; side < piles.size(); side++) {
            int seat = table.sides().get(side).get(0);
            assertEquals(sweeps[side], table.sweeps(seat));
            assertEquals(points(side), table.scores()[seat], table.awards().toString());
        }
    }

    private int points(int side) {
        int points = sweeps[side] + (has(side, "d10") ? 2 : 0) + (has(side, "s2") ? 1 : 0);
        points += (int)
                piles.get(side).stream().filter(card -> card.endsWith("A")).count();
        points += isMost(side, List::size) ? 3 : 0;
        return points + (isMost(side, CassinoCount::spades) ? 1 : 0);
    }

    private boolean has(int side, String card) {
        return piles.get(side).contains(card);
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
