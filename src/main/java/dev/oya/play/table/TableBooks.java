package dev.oya.play.table;

import dev.oya.cards.CardSet;
import dev.oya.input.ExactMath;
import dev.oya.pack.SideTable;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The points of a {@link Table}: payments, scores, tallies and the outcome of the round. */
public abstract class TableBooks extends TableCards {
    final int[] sweeps;
    final int[] prizes;
    final CardSet[] claimed;
    private List<Claim> claims = List.of();
    final List<Award> awards = new ArrayList<>();
    final int[] scoresIn;
    List<Result> results = List.of();
    int factor = 1;
    List<String> factorRules = List.of();
    CardSet factorCards = CardSet.NONE;
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
    /** Seat that won the match whatever the scores, or -1 if there is none. */
    int matchWinner = -1;

    boolean measured;

    /** Tallies by tally and seat. {@code talliesIn} contains the tallies before the round. */
    int[][] tallies = {};

    int[][] talliesIn = {};

    /** Card points of each seat that were entered in place of its captured cards, or -1. */
    final int[] givenPoints;

    /** Highest value of each seat's captured cards after any turn of its side so far, in points. */
    final int[] worth;

    /** The liable seat for each completion. */
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

    /** Creates an independent copy. */
    TableBooks(TableBooks other) {
        super(other);
        sweeps = other.sweeps.clone();
        prizes = other.prizes.clone();
        claimed = other.claimed.clone();
        claims = other.claims;
        awards.addAll(other.awards);
        scoresIn = other.scoresIn.clone();
        results = other.results;
        factor = other.factor;
        factorRules = other.factorRules;
        factorCards = other.factorCards;
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
        matchWinner = other.matchWinner;
        measured = other.measured;
        tallies = copy(other.tallies);
        talliesIn = copy(other.talliesIn);
        givenPoints = other.givenPoints.clone();
        worth = other.worth.clone();
        liable.putAll(other.liable);
    }

    /**
     * A pair of twins that a side claimed.
     *
     * @param card one of the twins
     * @param points points for the pair
     */
    public record Claim(int card, int points) {}

    void claim(int seat, Claim claim) {
        claims = Stream.concat(claims.stream(), Stream.of(claim)).toList();
        for (int partner : sideOf(seat)) {
            prizes[partner] = ExactMath.plus(prizes[partner], claim.points());
            claimed[partner] = claimed[partner].with(claim.card());
        }
    }

    /**
     * A combination that the winner is paid for.
     *
     * @param id the combination's id
     * @param points value of the combination
     */
    public record Won(String id, int points) {}

    /**
     * Points that a side gains in a round and that no seat pays.
     *
     * @param side number of the side, from 0
     * @param group the kind of gain
     * @param id id of the feat or combination
     * @param points number of points
     * @param rule the rule that concluded the gain
     */
    public record Award(int side, String group, String id, int points, String rule) {}

    /**
     * The match result of a side. Its margin is {@code points / parts}.
     *
     * @param points margin behind the best side, multiplied by {@code parts}
     * @param parts divisor of the margin
     * @param titles ids of the titles that the side has earned
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

    /** Returns the number of sweeps of a seat's side. */
    public int sweeps(int seat) {
        return sweeps[seat];
    }

    /** Returns the total points for the twins that a seat's side has claimed. */
    public int prizes(int seat) {
        return prizes[seat];
    }

    /** Returns the claims of a seat's side in order, or an empty list if the cards or their points are unknown. */
    public List<Claim> claims(int seat) {
        List<Claim> own = claims.stream()
                .filter(one -> claimed[seat].contains(one.card()))
                .toList();
        return own.stream().mapToInt(Claim::points).sum() == prizes[seat] ? own : List.of();
    }

    /** Returns the twins that a seat's side has claimed, one card of each pair. */
    public CardSet claimed(int seat) {
        return claimed[seat];
    }

    /** Returns the points that sides gained in the round and that no seat paid. */
    public List<Award> awards() {
        return Collections.unmodifiableList(awards);
    }

    /** Returns the match result of each side, or an empty list before the end and after a forfeit. */
    public List<Result> results() {
        return results;
    }

    /** Returns the gain of a seat in the round so far, in points, negative for a loss. */
    public int gain(int seat) {
        return ExactMath.whole((long) scores[seat] - scoresIn[seat]);
    }

    /** Returns the factor by which payments of the round are multiplied. */
    public int factor() {
        return factor;
    }

    /** Returns the rules that set the multiplier, or an empty list if no rule set one. */
    public List<String> factorRules() {
        return factorRules;
    }

    /** Returns the cards on the field that caused the multiplier. */
    public CardSet factorCards() {
        return factorCards;
    }

    /** Returns the multipliers carried into this round. */
    public List<Integer> carriedIn() {
        return carriedIn;
    }

    /** Returns the multipliers carried to later rounds. */
    public List<Integer> carriedOut() {
        return carriedOut;
    }

    /** Returns the points that earlier rounds left in the pot. */
    public int potIn() {
        return potIn;
    }

    /** Returns the points in the pot. */
    public int pot() {
        return pot;
    }

    /** Returns the score of a seat, in points. */
    public int score(int seat) {
        return scores[seat];
    }

    /** Returns the card points that were entered in place of a seat's captured cards, or -1 if none were entered. */
    public int givenPoints(int seat) {
        return givenPoints[seat];
    }

    /** Returns the highest value of a seat's captured cards after any turn of its side so far, in points. */
    public int worth(int seat) {
        return worth[seat];
    }

    /** Returns the liable seat for each completion. */
    public Map<Completion, Integer> liable() {
        return Collections.unmodifiableMap(liable);
    }

    /** Returns the score of each seat, in points. */
    public int[] scores() {
        return scores.clone();
    }

    /** Returns the payments of the round so far. */
    public List<Payment> payments() {
        return Collections.unmodifiableList(payments);
    }

    /** Returns the seat that won the round for its side, or -1 if there is no winner. */
    public int winner() {
        return winner;
    }

    /** Returns the seats of the winning side, or an empty list if there is no winner. */
    public List<Integer> winners() {
        return winner < 0 ? List.of() : sideOf(winner);
    }

    /**
     * Returns the seats that lead the match, or have won it after its last round: the seats with the highest score, unless the
     * rules named the winner.
     */
    public List<Integer> leaders() {
        if (matchWinner >= 0) {
            return sideOf(matchWinner);
        }
        int best = Arrays.stream(scores).max().orElseThrow();
        return IntStream.range(0, scores.length)
                .filter(seat -> scores[seat] == best)
                .boxed()
                .toList();
    }

    /** Returns the combinations that the winner is paid for. */
    public List<Won> won() {
        return won;
    }

    /** Returns the kind chosen for each dual-kind card of the winner, by card code. */
    public Map<String, String> counting() {
        return counting;
    }

    /** Returns the given settings with the kinds that were chosen for the winner's dual-kind cards, or unchanged if there are none. */
    public RuleSettings counted(RuleSettings settings) {
        return settings.readings().stream()
                .filter(reading -> reading.counting().equals(counting))
                .findFirst()
                .orElse(settings);
    }

    /**
     * Returns the kind chosen for a dual-kind card of the winner, or null if the winner has not captured it.
     *
     * @param card index of the card
     * @param code code of the card
     */
    public String counts(int card, String code) {
        return winner >= 0 && piles[winner].contains(card) ? counting.get(code) : null;
    }

    /** Returns the next dealer, or -1 before the settlement. */
    public int nextDealer() {
        return nextDealer;
    }

    /** Returns whether the round is void and is dealt again. */
    public boolean isVoid() {
        return isVoid;
    }

    /** Returns whether the match ends with this round regardless of the agreed number of rounds. */
    public boolean isMatchOver() {
        return matchOver;
    }

    /** Returns whether seats have paid for differences in card points. */
    public boolean isMeasured() {
        return measured;
    }

    /** Returns whether the round is over and settled. */
    public boolean isPaid() {
        return paid;
    }

    /** Returns the tallies before the round, by tally in the pack's order and then by seat. */
    public int[][] talliesIn() {
        return copy(talliesIn);
    }

    /** Returns the tallies, by tally in the pack's order and then by seat. */
    public int[][] tallies() {
        return copy(tallies);
    }

    /**
     * Returns a tally of a seat.
     *
     * @param tally number of the tally in the pack's order
     */
    public int tally(int tally, int seat) {
        return tallies[tally][seat];
    }

    /** Returns the tallies of a seat's side in the pack's order, added up over its seats. */
    public int[] sideTallies(int seat) {
        int[] all = new int[tallies.length];
        for (int tally = 0; tally < all.length; tally++) {
            for (int partner : members(seat)) {
                all[tally] = ExactMath.plus(all[tally], tallies[tally][partner]);
            }
        }
        return all;
    }

    static int[][] copy(int[][] tallies) {
        int[][] copy = new int[tallies.length][];
        for (int tally = 0; tally < copy.length; tally++) {
            copy[tally] = tallies[tally].clone();
        }
        return copy;
    }
}
