package dev.oya.api;

import java.util.List;

/**
 * What a round came to.
 *
 * @param end the way it ended, such as {@code played-out}
 * @param isVoid whether it counts for nothing
 * @param winner the seat that won; null where nobody or partners did
 * @param payments everything that was paid, in order; empty in games that count points and pay nothing
 * @param totals what each seat gained or lost in this round, in points
 * @param scores the standing of each seat after it, in points
 * @param pot what lies in the pot after it, in points
 * @param nextDealer the seat that deals next; null where nobody does
 * @param json all of it as {@code score --json} tells it
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
     * @param from who pays: a seat, {@code pot} or {@code bank}
     * @param to who is paid, likewise
     * @param points how much, above 0
     * @param reason what for, as an id
     * @param why how the points come about, in words
     * @param rules the rules that made it, the one that says so first
     */
    public record Paid(String from, String to, int points, String reason, String why, List<CitedRule> rules) {}
}
