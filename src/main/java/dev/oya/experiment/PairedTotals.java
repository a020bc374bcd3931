package dev.oya.experiment;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.oya.experiment.ReplayedDeal.Debt;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Totals of deals that were each played under two rule sets. Not thread-safe. */
public final class PairedTotals {
    /** A number of changes, with the first change as an example and a total for each rule set. */
    private static final class Count {
        private long changed;
        private Example example;
        private long first;
        private long second;

        private void change(ReplayedDeal deal, Record more) {
            changed++;
            example = example == null ? new Example(deal.seed(), deal.round(), deal.deal(), more) : example;
        }

        private Change result(boolean numbers) {
            return new Change(changed, example, numbers ? new Both(first, second) : null);
        }
    }

    /**
     * The totals of all deals, in the order of the JSON output.
     *
     * @param seed seed of the deals
     * @param players number of seats
     * @param rounds number of deals
     * @param alike number of rounds with the same winner, end and payments
     * @param choices rounds in which different moves were made
     * @param payments changes by reason, including reasons without changes
     * @param winners rounds with a different winner
     * @param ends rounds with a different end
     */
    public record Answer(
            String seed,
            int players,
            long rounds,
            long alike,
            Change choices,
            Map<String, Change> payments,
            Change winners,
            List<Ended> ends) {}

    /**
     * The changes of one kind between the two rule sets.
     *
     * @param changed number of changes
     * @param example the first change, or null if there are none
     * @param more further totals, or null
     */
    public record Change(
            long changed,
            @JsonInclude(JsonInclude.Include.NON_NULL) Example example,
            @JsonUnwrapped Record more) {}

    /** A change from one end of a round to another. */
    public record Ended(
            String first, String second, @JsonUnwrapped Change change) {}

    /** The first deal with a change. */
    public record Example(
            String seed, int round, int deal, @JsonUnwrapped Record more) {}

    /** A value under the first rules and under the second rules. */
    public record Both(long first, long second) {}

    /**
     * Numbers of moves.
     *
     * @param made number of moves under the first rules
     * @param otherwise number of these moves that were not made under the second rules
     */
    public record Choices(long made, long otherwise) {}

    /**
     * The first payment that changed.
     *
     * @param from the payer, or null if no player pays
     */
    public record Paid(Integer from, int to, int first, int second) {}

    private final Map<String, Count> payments = new TreeMap<>();
    private final Map<List<String>, Count> ends = new TreeMap<>(
            Comparator.comparing((List<String> both) -> both.get(0)).thenComparing(both -> both.get(1)));
    private final Count winners = new Count();
    private final Count choices = new Count();
    private long rounds;
    private long alike;

    public void add(ReplayedDeal deal) {
        PlayedRound first = deal.first();
        PlayedRound second = deal.here();
        rounds++;
        choices.first += first.moves().size();
        if (!first.moves().equals(second.moves())) {
            choices.change(deal, null);
            choices.second += deal.otherwise();
        }
        boolean same = first.table().winner() == second.table().winner();
        if (!same) {
            winners.change(deal, new Both(first.table().winner(), second.table().winner()));
        }
        if (!first.end().equals(second.end())) {
            same = false;
            ends.computeIfAbsent(List.of(first.end(), second.end()), both -> new Count())
                    .change(deal, null);
        }
        if (!pay(deal) && same) {
            alike++;
        }
    }

    /** Counts the payments of a deal. Returns whether any payment changed. */
    private boolean pay(ReplayedDeal deal) {
        Map<Debt, Integer> first = ReplayedDeal.paid(deal.first());
        Map<Debt, Integer> second = ReplayedDeal.paid(deal.here());
        TreeSet<Debt> all = new TreeSet<>(first.keySet());
        all.addAll(second.keySet());
        boolean changed = false;
        for (Debt debt : all) {
            Count count = payments.computeIfAbsent(debt.reason(), reason -> new Count());
            int one = first.getOrDefault(debt, 0);
            int other = second.getOrDefault(debt, 0);
            count.first += one;
            count.second += other;
            if (one != other) {
                changed = true;
                Integer from = debt.from() == ReplayedDeal.NOBODY ? null : (Integer) debt.from();
                count.change(deal, new Paid(from, debt.to(), one, other));
            }
        }
        return changed;
    }

    public Answer answer(String seed, int players) {
        Map<String, Change> paid = new LinkedHashMap<>();
        payments.forEach((reason, count) -> paid.put(reason, count.result(true)));
        Change made = new Change(choices.changed, choices.example, new Choices(choices.first, choices.second));
        List<Ended> ended = ends.entrySet().stream()
                .map(one -> new Ended(
                        one.getKey().get(0), one.getKey().get(1), one.getValue().result(false)))
                .toList();
        return new Answer(seed, players, rounds, alike, made, paid, winners.result(false), ended);
    }
}
