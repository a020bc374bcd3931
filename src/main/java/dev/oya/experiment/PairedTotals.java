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

/** What deals came to that were played by two rules. Not thread-safe. */
public final class PairedTotals {
    /** Something counted: how often it came out differently, where first, and two numbers that it has. */
    private static final class Count {
        private long changed;
        private Example example;
        private long first;
        private long second;

        private void change(ReplayedDeal deal, Record more) {
            changed++;
            example = example == null ? new Example(deal.seed(), deal.round(), deal.deal(), more) : example;
        }

        private Change told(boolean numbers) {
            return new Change(changed, example, numbers ? new Both(first, second) : null);
        }
    }

    /**
     * What came of all deals, in the order in which programs read it.
     *
     * @param alike how many rounds had the same winner, end and payments
     * @param choices the rounds in which something else was chosen or chosen besides, because not the same was open
     * @param payments by reason, also those of which nothing changed
     * @param winners the rounds that another seat won, or nobody
     * @param ends the rounds that ended in another way
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

    /** How often something changed, and more of it: of choices, how many were made and how many of them not again. */
    public record Change(
            long changed,
            @JsonInclude(JsonInclude.Include.NON_NULL) Example example,
            @JsonUnwrapped Record more) {}

    /** A way to end that became another. */
    public record Ended(
            String first, String second, @JsonUnwrapped Change change) {}

    /** Where something changed first. */
    public record Example(
            String seed, int round, int deal, @JsonUnwrapped Record more) {}

    /** By the first rules, and by the second. */
    public record Both(long first, long second) {}

    /** How many choices were made, and how many of them were not made by the second rules. */
    public record Choices(long made, long otherwise) {}

    /** The first payment that changed; it comes from null where nobody pays it. */
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

    /** Counts what was paid; whether any of it changed. */
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
        payments.forEach((reason, count) -> paid.put(reason, count.told(true)));
        Change made = new Change(choices.changed, choices.example, new Choices(choices.first, choices.second));
        List<Ended> ended = ends.entrySet().stream()
                .map(one -> new Ended(
                        one.getKey().get(0), one.getKey().get(1), one.getValue().told(false)))
                .toList();
        return new Answer(seed, players, rounds, alike, made, paid, winners.told(false), ended);
    }
}
