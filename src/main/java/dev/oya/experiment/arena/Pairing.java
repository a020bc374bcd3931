package dev.oya.experiment.arena;

import dev.oya.experiment.Estimate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;

/** The results of two bots against each other, one for each deal. Not thread-safe. */
public final class Pairing {
    private static final double NEVER = 3;

    private final int comparisons;
    private final int opponents;
    private final int sizeOfSide;
    private final List<PairingResult> meetings = new ArrayList<>();
    private final TreeMap<Integer, Integer> scored = new TreeMap<>();

    Pairing(Arena arena) {
        this.comparisons = arena.comparisons();
        this.opponents = arena.sides() - 1;
        this.sizeOfSide = arena.seats() / arena.sides();
    }

    void add(PairingResult meeting) {
        meetings.add(meeting);
        scored.merge(meeting.scored(), 1, Integer::sum);
    }

    public List<PairingResult> meetings() {
        return Collections.unmodifiableList(meetings);
    }

    public int deals() {
        return meetings.size();
    }

    /**
     * Returns the number of deals for each score of the first bot. The keys are doubled scores, so that they are whole numbers.
     * With two orders of seats, the keys are 0 to 4.
     */
    public TreeMap<Integer, Integer> scored() {
        return new TreeMap<>(scored);
    }

    double part(PairingResult meeting) {
        return meeting.scored() / (2.0 * comparisons);
    }

    public long wins() {
        return meetings.stream().mapToLong(PairingResult::wins).sum();
    }

    public long draws() {
        return meetings.stream().mapToLong(PairingResult::draws).sum();
    }

    public long losses() {
        return meetings.stream().mapToLong(PairingResult::losses).sum();
    }

    public long rounds() {
        return meetings.stream().mapToLong(PairingResult::rounds).sum();
    }

    /** Returns the score of the first bot, from 0 to 1. A win counts as 1 and a draw as one half. */
    public Estimate score() {
        return score(meetings);
    }

    private Estimate score(List<PairingResult> some) {
        double mean = some.stream().mapToDouble(this::part).average().orElse(0.5);
        double squares =
                some.stream().mapToDouble(one -> Math.pow(part(one) - mean, 2)).sum();
        int deals = some.size();
        if (deals > 1 && (mean == 0 || mean == 1)) {
            // Rule of three: an event that did not occur in n deals has a frequency below 3/n, with 95 % confidence.
            return Estimate.within(mean, Math.min(1, NEVER / deals), deals);
        }
        return Estimate.ofError(mean, deals < 2 ? 0 : Math.sqrt(squares / (deals - 1) / deals), deals);
    }

    /** Returns the rating difference in favour of the first bot. One extra draw keeps the difference finite. */
    public Estimate elo() {
        return elo(meetings);
    }

    private Estimate elo(List<PairingResult> some) {
        double all = (double) some.size() * comparisons + 1;
        double part = (some.stream().mapToInt(PairingResult::scored).sum() / 2.0 + 0.5) / all;
        double squares = Math.pow(0.5 - part, 2)
                + some.stream()
                        .mapToDouble(one -> Math.pow(comparisons * (part(one) - part), 2))
                        .sum();
        return Estimate.ofError(Elo.difference(part), Elo.slope(part) * Math.sqrt(squares) / all, some.size());
    }

    /** Returns the rating difference after the given number of deals. */
    public Estimate eloAfter(int deals) {
        return elo(meetings.subList(0, deals));
    }

    /** Returns the mean lead of a seat of the first bot over a seat of the second, in points per round. */
    public Estimate points() {
        double rounds = rounds();
        double points = meetings.stream().mapToLong(PairingResult::points).sum();
        double perRound = rounds == 0 ? 0 : points / rounds;
        double squares = meetings.stream()
                .mapToDouble(one -> Math.pow(one.points() - perRound * one.rounds(), 2))
                .sum();
        int deals = meetings.size();
        double error = deals < 2 ? 0 : Math.sqrt(squares * deals / (deals - 1)) / rounds;
        // In each round, each side of one bot is compared with every side of the other.
        double each = (double) opponents * sizeOfSide;
        return Estimate.ofError(perRound / each, error / each, deals);
    }

    /** Returns the share of matches that the first bot won as the only bot of its kind. A shared win counts as one half. */
    public double alone() {
        long matches = (long) meetings.size() * (opponents + 1);
        long won = meetings.stream().mapToLong(PairingResult::alone).sum();
        long shared = meetings.stream().mapToLong(PairingResult::shared).sum();
        return matches == 0 ? 0 : (won + shared / 2.0) / matches;
    }
}
