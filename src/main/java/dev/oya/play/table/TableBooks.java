package dev.oya.play.table;

import dev.oya.cards.CardSet;
import dev.oya.input.ExactMath;
import dev.oya.pack.SideTable;
import dev.oya.vocabulary.Conclusion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is paid and counted in a round, and what it came to: the part of a {@link Table} that is kept in books. */
public abstract class TableBooks extends TableCards {
    final int[] sweeps;
    final int[] prizes;
    final CardSet[] claimed;
    final List<Award> awards = new ArrayList<>();
    final int[] scoresIn;
    List<Result> results = List.of();
    int factor = 1;
    List<String> factorRules = List.of();
    List<Integer> carriedIn = List.of();
    List<Integer> carriedOut = List.of();
    int potIn;
    int pot;
    final int[] scores;
    final List<Payment> payments = new ArrayList<>();
    int winner = -1;
    List<Won> won = List.of();
    Map<String, String> counting = Map.of();
    int nextDealer = -1;
    boolean isVoid;
    boolean paid;
    boolean matchOver;
    boolean measured;

    /** What is counted from round to round, by tally and seat; and what it was before the round. */
    int[][] tallies = {};

    int[][] talliesIn = {};

    /** Card points that were told instead of the cards, -1 where they were not. */
    final int[] givenPoints;

    /** What the captured cards of each seat were worth when its side's latest turn was over. */
    final int[] worth;

    /** Who must pay alone for what a seat completed. */
    final Map<Completion, Integer> liable = new LinkedHashMap<>();

    TableBooks(SideTable seating, int[] scores) {
        super(seating);
        this.scores = scores.clone();
        scoresIn = scores.clone();
        sweeps = new int[seats];
        prizes = new int[seats];
        claimed = none();
        worth = new int[seats];
        givenPoints = new int[seats];
        Arrays.fill(givenPoints, -1);
    }

    /** A copy that later events at the other table do not change. */
    TableBooks(TableBooks other) {
        super(other);
        sweeps = other.sweeps.clone();
        prizes = other.prizes.clone();
        claimed = other.claimed.clone();
        awards.addAll(other.awards);
        scoresIn = other.scoresIn.clone();
        results = other.results;
        factor = other.factor;
        factorRules = other.factorRules;
        carriedIn = other.carriedIn;
        carriedOut = other.carriedOut;
        potIn = other.potIn;
        pot = other.pot;
        scores = other.scores.clone();
        payments.addAll(other.payments);
        winner = other.winner;
        won = other.won;
        counting = other.counting;
        nextDealer = other.nextDealer;
        isVoid = other.isVoid;
        paid = other.paid;
        matchOver = other.matchOver;
        measured = other.measured;
        tallies = copy(other.tallies);
        talliesIn = copy(other.talliesIn);
        givenPoints = other.givenPoints.clone();
        worth = other.worth.clone();
        liable.putAll(other.liable);
    }

    /**
     * A combination that the winner is paid for.
     *
     * @param id its id
     * @param points what it is worth, in points
     */
    public record Won(String id, int points) {}

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

    void pay(Payment payment) {
        payments.add(payment);
        move(payment.from(), -payment.points());
        move(payment.to(), payment.points());
    }

    private void move(int account, int points) {
        if (account >= 0) {
            scores[account] = ExactMath.plus(scores[account], points);
        } else if (account == Conclusion.POT) {
            pot = ExactMath.plus(pot, points);
        }
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

    /** What sides gained in the round without another paying it. */
    public List<Award> awards() {
        return Collections.unmodifiableList(awards);
    }

    /** What the match came to for each side; empty as long as it is not over, or it was forfeited. */
    public List<Result> results() {
        return results;
    }

    /** What a seat has gained or lost in the round so far, in points. */
    public int gain(int seat) {
        return ExactMath.whole((long) scores[seat] - scoresIn[seat]);
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

    /** The standing of a seat, in points. */
    public int score(int seat) {
        return scores[seat];
    }

    /** The card points of a seat that were told instead of its cards, -1 where they were not. */
    public int givenPoints(int seat) {
        return givenPoints[seat];
    }

    /** What a seat's captured cards were worth when its side's latest turn was over, in points. */
    public int worth(int seat) {
        return worth[seat];
    }

    /** Who must pay alone for what a seat completed. */
    public Map<Completion, Integer> liable() {
        return Collections.unmodifiableMap(liable);
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

    /** As which kind cards count for the winner that may be counted as one or another, by code. */
    public Map<String, String> counting() {
        return counting;
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

    /** Whether the round counts for nothing and is dealt again. */
    public boolean isVoid() {
        return isVoid;
    }

    /** Whether the match is over with this round, whatever number of rounds was agreed. */
    public boolean isMatchOver() {
        return matchOver;
    }

    /** Whether anything was paid by how many card points seats have captured. */
    public boolean isMeasured() {
        return measured;
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

    /** What is counted for a seat from round to round, by the number of the tally in the pack's order. */
    public int tally(int tally, int seat) {
        return tallies[tally][seat];
    }

    static int[][] copy(int[][] tallies) {
        int[][] copy = new int[tallies.length][];
        for (int tally = 0; tally < copy.length; tally++) {
            copy[tally] = tallies[tally].clone();
        }
        return copy;
    }
}
