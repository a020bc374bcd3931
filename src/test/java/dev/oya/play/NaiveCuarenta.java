package dev.oya.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A reference implementation of a round of Cuarenta, computed from card codes without the rules. */
final class NaiveCuarenta {
    private static final String RANKS = "A234567JQK";
    private static final int GOAL = 40;

    /**
     * Variants of the rules at a table.
     *
     * @param part whether a player may take only part of a run
     * @param both whether a capture can be both a caída and a limpia
     * @param ronda points for a ronda
     * @param late whether captured cards count for a side with thirty or more points
     */
    record Table(boolean part, boolean both, int ronda, boolean late) {}

    private final int players;
    private final Table variants;
    private final int dealer;
    private final Deque<String> stock = new ArrayDeque<>();
    private final List<List<String>> hands = new ArrayList<>();
    private final List<String> field = new ArrayList<>();
    /** Scores of the two sides. The seats with even numbers are one side, those with odd numbers the other. */
    private final int[] scores;

    private final int[] captured = new int[2];
    private final int[] caidas = new int[2];
    private final int[] limpias = new int[2];
    private final int[] rondas = new int[2];
    private int turn;
    /** The card that was laid in the previous turn, or null. */
    private String fresh;

    /** Deals the first hands, beginning after the dealer. */
    NaiveCuarenta(List<String> deck, int players, int dealer, int[] scores, Table variants) {
        this.players = players;
        this.dealer = dealer;
        this.scores = scores.clone();
        this.variants = variants;
        stock.addAll(deck);
        for (int seat = 0; seat < players; seat++) {
            hands.add(new ArrayList<>());
        }
        deal();
    }

    private void deal() {
        fresh = null;
        turn = (dealer + 1) % players;
        for (int step = 0; step < players; step++) {
            for (int n = 0; n < 5; n++) {
                hands.get((turn + step) % players).add(stock.poll());
            }
        }
        for (int step = 0; step < players; step++) {
            int seat = (turn + step) % players;
            if (mostAlike(hands.get(seat)) == 4) {
                scores[seat % 2] += GOAL;
                return;
            }
        }
        int[] before = scores.clone();
        for (int seat = 0; seat < players; seat++) {
            if (mostAlike(hands.get(seat)) == 3 && before[seat % 2] < 30) {
                rondas[seat % 2]++;
                scores[seat % 2] += variants.ronda;
            }
        }
    }

    private static int mostAlike(List<String> hand) {
        int most = 0;
        for (String card : hand) {
            most = Math.max(most, (int)
                    hand.stream().filter(other -> rank(other) == rank(card)).count());
        }
        return most;
    }

    /** Returns the rank of the given card, from 1 to 10. */
    static int rank(String card) {
        return RANKS.indexOf(card.charAt(1)) + 1;
    }

    int turn() {
        return turn;
    }

    int score(int side) {
        return scores[side];
    }

    int caidas(int side) {
        return caidas[side];
    }

    int limpias(int side) {
        return limpias[side];
    }

    int rondas(int side) {
        return rondas[side];
    }

    List<String> field() {
        return field;
    }

    boolean isWon() {
        return scores[0] >= GOAL || scores[1] >= GOAL;
    }

    boolean isOver() {
        return isWon() || stock.isEmpty() && hands.stream().allMatch(List::isEmpty);
    }

    /** Returns the legal moves of the seat on turn. Laying out a card is listed as a move that takes no cards. */
    Set<String> moves() {
        Set<String> moves = new TreeSet<>();
        for (String card : hands.get(turn)) {
            moves.add(move(card, List.of()));
            for (Set<String> taken : captures(card)) {
                moves.add(move(card, taken));
            }
        }
        return moves;
    }

    static String move(String card, Collection<String> taken) {
        return card + " " + new TreeSet<>(taken);
    }

    /** Returns the captures of the given card. Tries every set of cards on the table. */
    private List<Set<String>> captures(String card) {
        List<Set<String>> captures = new ArrayList<>();
        for (int bits = 1; bits < 1 << field.size(); bits++) {
            Set<String> some = new TreeSet<>();
            for (int place = 0; place < field.size(); place++) {
                if ((bits >>> place & 1) != 0) {
                    some.add(field.get(place));
                }
            }
            if (isCapture(card, some)) {
                captures.add(some);
            }
        }
        return captures;
    }

    private boolean isCapture(String card, Set<String> some) {
        int rank = rank(card);
        int sum = 0;
        int[] follow = new int[12];
        int equals = 0;
        for (String one : some) {
            if (rank(one) > rank) {
                follow[rank(one)]++;
            } else {
                sum += rank(one);
                equals += rank(one) == rank ? 1 : 0;
            }
        }
        // A face card takes only its own rank and is never part of a sum.
        if (sum != rank || rank > 7 && equals == 0) {
            return false;
        }
        int next = rank + 1;
        while (next <= 10 && follow[next] == 1) {
            follow[next++] = 0;
        }
        for (int left : follow) {
            if (left != 0) {
                return false;
            }
        }
        int open = next;
        return variants.part || field.stream().noneMatch(one -> rank(one) == open);
    }

    void play(String card, Collection<String> taken) {
        int side = turn % 2;
        hands.get(turn).remove(card);
        if (taken.isEmpty()) {
            field.add(card);
            fresh = card;
        } else {
            field.removeAll(taken);
            captured[side] += taken.size() + 1;
            int before = scores[side];
            boolean caida = fresh != null && rank(fresh) == rank(card) && taken.contains(fresh);
            if (caida) {
                caidas[side]++;
                scores[side] += 2;
            }
            if (field.isEmpty() && before < 38 && (variants.both || !caida)) {
                limpias[side]++;
                scores[side] += 2;
            }
            fresh = null;
        }
        turn = (turn + 1) % players;
        if (isWon() || !hands.stream().allMatch(List::isEmpty)) {
            return;
        }
        if (stock.isEmpty()) {
            count();
        } else {
            deal();
        }
    }

    /** Adds the points for captured cards when the stock is exhausted. */
    private void count() {
        int[] points = new int[2];
        int other = 1 - dealer % 2;
        if (captured[0] == captured[1]) {
            points[other] = captured[0] >= 20 ? 6 : captured[0] > 0 ? 2 : 0;
        } else if (captured[0] < 20 && captured[1] < 20) {
            points[captured[0] > captured[1] ? 0 : 1] = 2;
        } else {
            for (int side = 0; side < 2; side++) {
                int beyond = captured[side] - 20;
                points[side] = beyond < 0 ? 0 : 6 + 2 * ((beyond + 1) / 2);
            }
        }
        for (int side = 0; side < 2; side++) {
            scores[side] += variants.late || scores[side] < 30 ? points[side] : 0;
        }
    }
}
