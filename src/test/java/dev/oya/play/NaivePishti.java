package dev.oya.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A reference implementation of a round of Pishti, computed from card codes without the rules. */
final class NaivePishti {
    private static final int HAND = 4;

    private final int players;
    private final boolean lastCounts;
    /** The pile, bottom card first. The first three cards are face down until they are captured. */
    private final List<String> pile = new ArrayList<>();

    private final Deque<String> stock = new ArrayDeque<>();
    private final List<List<String>> hands = new ArrayList<>();
    private final List<List<String>> piles = new ArrayList<>();
    private final int[] bonus;
    private final int dealer;
    private int faceDown = 3;
    private int turn;
    private int lastTaker = -1;
    private int buriedBy = -1;

    /**
     * Deals the pile and the first hands.
     *
     * @param deck the shuffled cards, top card first
     * @param lastCounts whether the last card of the round can make a pishti
     */
    NaivePishti(List<String> deck, int players, int dealer, boolean lastCounts) {
        this.players = players;
        this.dealer = dealer;
        this.lastCounts = lastCounts;
        this.bonus = new int[players];
        stock.addAll(deck);
        for (int i = 0; i < 4; i++) {
            pile.add(stock.poll());
        }
        for (int seat = 0; seat < players; seat++) {
            hands.add(new ArrayList<>());
            piles.add(new ArrayList<>());
        }
        deal();
        while (rank(pile.get(3)).equals("J")) {
            stock.add(pile.remove(3));
            pile.add(stock.poll());
        }
    }

    private void deal() {
        turn = (dealer + 1) % players;
        for (int step = 0; step < players; step++) {
            for (int n = 0; n < HAND; n++) {
                hands.get((turn + step) % players).add(stock.poll());
            }
        }
    }

    private static String rank(String card) {
        return card.substring(1);
    }

    int turn() {
        return turn;
    }

    /** Returns the face-up cards of the pile, bottom card first. */
    List<String> open() {
        return pile.subList(Math.min(faceDown, pile.size()), pile.size());
    }

    int faceDown() {
        return faceDown;
    }

    /** Returns the seat that captured the face-down cards, or -1. */
    int buriedBy() {
        return buriedBy;
    }

    boolean isOver() {
        return stock.isEmpty() && hands.stream().allMatch(List::isEmpty);
    }

    private boolean takes(String card) {
        return !pile.isEmpty() && (rank(card).equals("J") || rank(card).equals(rank(pile.get(pile.size() - 1))));
    }

    /** Returns every move of the seat to move, such as {@code s7 [c3, h7]}. The taken cards are sorted by code. */
    Set<String> moves() {
        Set<String> moves = new TreeSet<>();
        for (String card : hands.get(turn)) {
            moves.add(move(card, takes(card) ? open() : List.of()));
        }
        return moves;
    }

    static String move(String card, List<String> take) {
        return card + " " + take.stream().sorted().toList();
    }

    void play(String card) {
        hands.get(turn).remove(card);
        boolean last = isOver();
        if (!takes(card)) {
            pile.add(card);
        } else {
            boolean same = rank(card).equals(rank(pile.get(pile.size() - 1)));
            if (pile.size() == 1 && same && (lastCounts || !last)) {
                bonus[turn] += rank(card).equals("J") ? 20 : 10;
            }
            piles.get(turn).addAll(pile);
            piles.get(turn).add(card);
            buriedBy = faceDown > 0 ? turn : buriedBy;
            faceDown = 0;
            lastTaker = turn;
            pile.clear();
        }
        turn = (turn + 1) % players;
        if (hands.stream().allMatch(List::isEmpty) && !stock.isEmpty()) {
            deal();
        } else if (isOver()) {
            piles.get(lastTaker).addAll(pile);
            pile.clear();
        }
    }

    /** Returns the points of each side after the last card. */
    int[] points(List<List<Integer>> sides) {
        int[] points = new int[sides.size()];
        int[] cards = new int[sides.size()];
        for (int side = 0; side < points.length; side++) {
            for (int seat : sides.get(side)) {
                points[side] += bonus[seat];
                cards[side] += piles.get(seat).size();
                for (String card : piles.get(seat)) {
                    points[side] += worth(card);
                }
            }
        }
        int most = 0;
        for (int number : cards) {
            most = Math.max(most, number);
        }
        int leaders = 0;
        for (int number : cards) {
            leaders += number == most ? 1 : 0;
        }
        for (int side = 0; side < points.length; side++) {
            points[side] += cards[side] == most && leaders == 1 ? 3 : 0;
        }
        return points;
    }

    private static int worth(String card) {
        return switch (card) {
            case "d10" -> 3;
            case "c2" -> 2;
            default -> rank(card).equals("A") || rank(card).equals("J") ? 1 : 0;
        };
    }

    int bonus(int seat) {
        return bonus[seat];
    }
}
