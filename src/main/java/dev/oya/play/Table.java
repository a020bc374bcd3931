package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.pack.Exactly;
import dev.oya.pack.Sides;
import dev.oya.play.fishing.Build;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.RoundSoFar;
import dev.oya.vocabulary.Tender;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The table in a round: a fold of events, without a rule. Not thread-safe; readers get copies or unmodifiable views.
 */
public final class Table {
    private static final List<String> NOTHING = List.of();

    public final int seats;
    private final List<List<Integer>> sides;
    private final int[] side;
    int round;
    int rounds;
    private RoundSoFar soFar = RoundSoFar.NONE;
    public int dealer;
    public int phase;
    public int turn = -1;
    public String end;
    public CardSet field = CardSet.NONE;
    public final CardSet[] hands;
    public final CardSet[] dealt;
    public final CardSet[] piles;
    public List<Build> builds = List.of();
    public int buildCount;
    public final int[] sweeps;
    public final int[] prizes;
    final CardSet[] claimed;
    int leftoverTo = -1;
    final List<Award> awards = new ArrayList<>();
    final int[] scoresIn;
    List<Result> results = List.of();
    int[] deck = {};
    int[] stock = {};
    int stockAt;
    boolean restocked;
    int extraHolder = -1;
    final List<int[]> misdeals = new ArrayList<>();
    public final int[] marks;
    public int roundMarks;
    public final List<List<String>> declared;
    public int factor = 1;
    public List<String> factorRules = List.of();
    List<Integer> carriedIn = List.of();
    public List<Integer> carriedOut = List.of();
    int potIn;
    public int pot;
    public final int[] scores;
    final List<Payment> payments = new ArrayList<>();
    int winner = -1;
    List<Won> won = List.of();
    Map<String, String> counting = Map.of();
    int nextDealer = -1;
    boolean isVoid;
    boolean paid;
    /** The points that were named last, or null. */
    Tender.Sum tender;

    boolean matchOver;
    /** What is counted from round to round, by tally and seat; and what it was before the round. */
    int[][] tallies = {};

    int[][] talliesIn = {};

    /** Card points that were told instead of the cards, -1 where they were not. */
    public final int[] givenPoints;

    /** What the captured cards of each seat were worth when its side's latest turn was over. */
    final int[] worth;
    /** The captured cards of each seat when its turn began. */
    final CardSet[] pileAtTurn;

    int turns;
    public final int[] lastTurn;
    public final Laid[] laid = new Laid[128];
    /** Who must pay alone for what a seat completed. */
    public final Map<Completion, Integer> liable = new LinkedHashMap<>();

    /**
     * A combination that the winner is paid for.
     *
     * @param id its id
     * @param points what it is worth, in points
     */
    public record Won(String id, int points) {}

    /**
     * A card that a seat laid on the field.
     *
     * @param seat the seat
     * @param turn the number of its turn
     * @param fromHand whether it came from its hand, not from the stock
     * @param lastCard whether its hand was empty then
     */
    public record Laid(int seat, int turn, boolean fromHand, boolean lastCard) {}

    /** @param sides which seats play together; each seat is on one side */
    Table(List<List<Integer>> sides, int[] scores) {
        this.sides = sides;
        this.side = Sides.bySeat(sides);
        this.seats = side.length;
        this.scores = scores.clone();
        scoresIn = scores.clone();
        sweeps = new int[seats];
        prizes = new int[seats];
        claimed = none();
        hands = none();
        dealt = none();
        piles = none();
        pileAtTurn = none();
        marks = new int[seats];
        worth = new int[seats];
        givenPoints = new int[seats];
        Arrays.fill(givenPoints, -1);
        lastTurn = new int[seats];
        declared = new ArrayList<>(Collections.nCopies(seats, NOTHING));
    }

    private CardSet[] none() {
        CardSet[] none = new CardSet[seats];
        Arrays.fill(none, CardSet.NONE);
        return none;
    }

    /**
     * Points that a side gains in a round without another paying them.
     *
     * @param side the number of the side, from 0
     * @param group what kind of gain it is
     * @param id what for
     * @param points how many
     * @param rule the rule that concluded it
     */
    public record Award(int side, String group, String id, int points, String rule) {}

    /**
     * What a match came to for a side.
     *
     * @param points how many points it was behind the best
     * @param parts of how many parts of them it is one
     * @param titles what is said of it
     */
    public record Result(int points, int parts, List<String> titles) {
        public Result {
            titles = List.copyOf(titles);
        }
    }

    /** Which round it is, and how often each seat has said what in it. */
    public RoundSoFar soFar() {
        if (soFar.round() != round) {
            soFar = new RoundSoFar(round, soFar.said());
        }
        return soFar;
    }

    void say(int seat, String word) {
        soFar = soFar().after(seat, word, seats);
    }

    /** Puts cards with what the seat's side has captured. */
    void capture(int seat, CardSet cards) {
        for (int partner : sideOf(seat)) {
            piles[partner] = piles[partner].plus(cards);
        }
    }

    /** Puts a card on the field. */
    void lay(int seat, int card, boolean fromHand) {
        field = field.with(card);
        laid[card] = new Laid(seat, turns, fromHand, hands[seat].isEmpty());
    }

    void pay(Payment payment) {
        payments.add(payment);
        move(payment.from(), -payment.points());
        move(payment.to(), payment.points());
    }

    private void move(int account, int points) {
        if (account >= 0) {
            scores[account] = Exactly.plus(scores[account], points);
        } else if (account == Conclusion.POT) {
            pot = Exactly.plus(pot, points);
        }
    }

    public int seats() {
        return seats;
    }

    /** Who plays together; a seat without a partner is a side of its own. */
    public List<List<Integer>> sides() {
        return sides;
    }

    /** The number of a seat's side, from 0. */
    public int side(int seat) {
        return side[seat];
    }

    /** The seats on the side of a seat, itself among them. */
    public List<Integer> sideOf(int seat) {
        return sides.get(side[seat]);
    }

    /** The round, from 1. */
    public int round() {
        return round;
    }

    public int dealer() {
        return dealer;
    }

    /** The seat on turn, or -1. */
    public int turn() {
        return turn;
    }

    public CardSet field() {
        return field;
    }

    /** The cards in a seat's hand: only for those who may see them. */
    public CardSet hand(int seat) {
        return hands[seat];
    }

    /** What a seat was dealt. */
    public CardSet dealt(int seat) {
        return dealt[seat];
    }

    /** The captured cards of a seat; those of partners lie together, and either has them all. */
    public CardSet pile(int seat) {
        return piles[seat];
    }

    /** The builds on the table, in the order in which they were made. */
    public List<Build> builds() {
        return builds;
    }

    /** How often the side of a seat has cleared the table. */
    public int sweeps(int seat) {
        return sweeps[seat];
    }

    /** What the twins that the side of a seat has claimed are worth together, in points. */
    public int prizes(int seat) {
        return prizes[seat];
    }

    /** The twins that the side of a seat has claimed, one card of each pair. */
    public CardSet claimed(int seat) {
        return claimed[seat];
    }

    /** The seat that got the cards left on the table, or -1. */
    public int leftoverTo() {
        return leftoverTo;
    }

    /** What sides gained in the round without another paying it. */
    public List<Award> awards() {
        return Collections.unmodifiableList(awards);
    }

    /** What the match came to for each side; empty as long as it is not over, or it was forfeited. */
    public List<Result> results() {
        return results;
    }

    /** Whether the match is over with this round, as far as the table knows. */
    public boolean isLast() {
        return matchOver || rounds > 0 && round >= rounds;
    }

    /** What a seat has gained or lost in the round so far, in points. */
    public int gain(int seat) {
        return Exactly.whole((long) scores[seat] - scoresIn[seat]);
    }

    /** How many cards are left in the stock. */
    public int stockSize() {
        return stock.length - stockAt;
    }

    /** The combinations a seat has declared. */
    public List<String> declared(int seat) {
        return declared.get(seat);
    }

    /** The seats with a mark, from the dealer on in order of play. */
    public List<Integer> seatsWith(int mark) {
        List<Integer> some = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            int seat = (dealer + i) % seats;
            if ((marks[seat] & mark) != 0) {
                some.add(seat);
            }
        }
        return some;
    }

    /** The points that were named last, or null. */
    public Tender.Sum tender() {
        return tender;
    }

    /** Whether any card has been played in this round. */
    public boolean anyCardPlayed() {
        return turns > 0;
    }

    /** The multiplier of the round's payments. */
    public int factor() {
        return factor;
    }

    /** The rules that found the multiplier; none where nothing is multiplied. */
    public List<String> factorRules() {
        return factorRules;
    }

    /** Multipliers that waited before this round. */
    public List<Integer> carriedIn() {
        return carriedIn;
    }

    /** Multipliers that wait after it. */
    public List<Integer> carriedOut() {
        return carriedOut;
    }

    /** Points left in the pot by a round before. */
    public int potIn() {
        return potIn;
    }

    /** Points in the pot. */
    public int pot() {
        return pot;
    }

    /** The standing of each seat in points. */
    public int[] scores() {
        return scores.clone();
    }

    /** The payments of the round so far. */
    public List<Payment> payments() {
        return Collections.unmodifiableList(payments);
    }

    /** The seat that won the round, for its side where it has partners, or -1. */
    public int winner() {
        return winner;
    }

    /** The side that won the round; empty where nobody did. */
    public List<Integer> winners() {
        return winner < 0 ? List.of() : sideOf(winner);
    }

    /** The combinations that the winner is paid for. */
    public List<Won> won() {
        return won;
    }

    /**
     * As which kind a card counts for the winner that may be counted as one or another; null where the winner has not
     * captured it.
     *
     * @param card the index of the card
     * @param code its code
     */
    public String counts(int card, String code) {
        return winner >= 0 && piles[winner].contains(card) ? counting.get(code) : null;
    }

    /** Who deals the next round, or -1. */
    public int nextDealer() {
        return nextDealer;
    }

    /** The way the round ended, or null. */
    public String end() {
        return end;
    }

    /** Whether the round counts for nothing and is dealt again. */
    public boolean isVoid() {
        return isVoid;
    }

    /** Whether the match is over with this round, whatever number of rounds was agreed. */
    public boolean isMatchOver() {
        return matchOver;
    }

    /** How many rounds make the match; 0 where it goes on until the rules say that it is over. */
    public int rounds() {
        return rounds;
    }

    /** Whether the round is over and paid. */
    public boolean isPaid() {
        return paid;
    }

    /** What was counted for each seat before the round, by the pack's order of tallies. */
    public int[][] talliesIn() {
        return copy(talliesIn);
    }

    /** What is counted for each seat from round to round, by the pack's order of tallies. */
    public int[][] tallies() {
        return copy(tallies);
    }

    static int[][] copy(int[][] tallies) {
        int[][] copy = new int[tallies.length][];
        for (int tally = 0; tally < copy.length; tally++) {
            copy[tally] = tallies[tally].clone();
        }
        return copy;
    }

    /** The shuffled pack, first dealt first. */
    public int[] deck() {
        return deck.clone();
    }

    /** The stock as it was shuffled anew, or null. */
    public int[] restock() {
        return restocked ? stock.clone() : null;
    }

    /** The packs that had to be thrown in before this one. */
    public List<int[]> misdeals() {
        return Collections.unmodifiableList(misdeals);
    }
}
