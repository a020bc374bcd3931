package dev.oya.api;

import java.util.List;

/**
 * The result of a settled round.
 *
 * @param end id of the end of the round, such as {@code played-out}
 * @param isVoid whether the round is void
 * @param winner the seat that won; null if there is no winner or partners won
 * @param payments all payments in order; empty in games that only count points
 * @param totals gain of each seat in this round, in points; negative for a loss
 * @param scores score of each seat after the round, in points
 * @param pot points in the pot after the round
 * @param nextDealer the next dealer, or null if there is none
 * @param json the complete result, in the format of {@code score --json}
 */
public record RoundResult(
        String end,
        boolean isVoid,
        Integer winner,
        List<Paid> payments,
        List<Integer> totals,
        List<Integer> scores,
        int pot,
        Integer nextDealer,
        String json) {
    /**
     * A payment.
     *
     * @param from the payer: a seat, {@code pot} or {@code bank}
     * @param to the payee: a seat, {@code pot} or {@code bank}
     * @param points the amount, at least 1
     * @param reason id of the reason
     * @param why the calculation of the amount, as text
     * @param rules the rules that caused the payment, the deciding rule first
     */
    public record Paid(String from, String to, int points, String reason, String why, List<CitedRule> rules) {}
}
