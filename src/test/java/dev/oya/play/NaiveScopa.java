package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.play.table.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A reference implementation of the legal moves and points of Scopa, computed from card codes without the rules. */
final class NaiveScopa {
    private static final String RANKS = "A234567FCR";
    private static final List<Integer> PRIMIERA = List.of(16, 12, 13, 14, 15, 18, 21, 10, 10, 10);

    private NaiveScopa() {}

    static int counts(String card) {
        return RANKS.indexOf(card.charAt(1)) + 1;
    }

    /** Returns every legal move of the given hand, such as {@code take d7 [c3, s4]} or {@code lay d7 []}. */
    static Set<String> moves(List<String> hand, List<String> table, boolean aceTakesAll) {
        Set<String> moves = new TreeSet<>();
        for (String card : hand) {
            Set<List<String>> takes = takes(card, table, aceTakesAll);
            takes.forEach(take -> moves.add("take " + card + " " + take));
            if (takes.isEmpty()) {
                moves.add("lay " + card + " []");
            }
        }
        return moves;
    }

    private static Set<List<String>> takes(String card, List<String> table, boolean aceTakesAll) {
        Set<List<String>> singles = new java.util.HashSet<>();
        Set<List<String>> sums = new java.util.HashSet<>();
        for (int some = 1; some < 1 << table.size(); some++) {
            List<String> take = new ArrayList<>();
            int sum = 0;
            for (int i = 0; i < table.size(); i++) {
                if ((some >> i & 1) != 0) {
                    take.add(table.get(i));
                    sum += counts(table.get(i));
                }
            }
            if (sum == counts(card)) {
                (take.size() == 1 ? singles : sums).add(take.stream().sorted().toList());
            }
        }
        if (!singles.isEmpty()) {
            return singles;
        }
        if (aceTakesAll && counts(card) == 1 && !table.isEmpty()) {
            return Set.of(table.stream().sorted().toList());
        }
        return sums;
    }

    static List<String> codes(Deck deck, CardSet cards) {
        return deck.codes(cards);
    }

    static String signature(Deck deck, Move move) {
        Move.BySum play = (Move.BySum) move;
        return play.action() + " " + deck.card(play.card()).code() + " "
                + codes(deck, play.take()).stream().sorted().toList();
    }

    /** Returns the points of a side, given the captured cards of all sides and its own number of sweeps. */
    static int points(List<String> own, List<List<String>> others, int scope, boolean napola) {
        int points = scope;
        points += own.contains("d7") ? 1 : 0;
        points += others.stream().allMatch(other -> other.size() < own.size()) ? 1 : 0;
        points += others.stream().allMatch(other -> denari(other) < denari(own)) ? 1 : 0;
        points += others.stream().allMatch(other -> primiera(other) < primiera(own)) ? 1 : 0;
        int row = 0;
        while (row < RANKS.length() && own.contains("d" + RANKS.charAt(row))) {
            row++;
        }
        return points + (napola && row >= 3 ? row : 0);
    }

    private static long denari(List<String> cards) {
        return cards.stream().filter(card -> card.startsWith("d")).count();
    }

    private static int primiera(List<String> cards) {
        int sum = 0;
        for (String suit : List.of("c", "d", "s", "b")) {
            int best = cards.stream()
                    .filter(card -> card.startsWith(suit))
                    .mapToInt(card -> PRIMIERA.get(counts(card) - 1))
                    .max()
                    .orElse(0);
            if (best == 0) {
                return 0;
            }
            sum += best;
        }
        return sum;
    }
}
