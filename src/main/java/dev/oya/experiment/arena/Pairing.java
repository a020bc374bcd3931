package dev.oya.experiment.arena;

import dev.oya.experiment.Estimate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;

/** What came of all meetings of two bots so far. Not thread-safe. */
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

    /** How many deals came to how much for the first, twice its points; two orders of seats give five ways, 0 to 4. */
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

    /** What part of the points the first scored: a win counts one, a draw a half. */
    public Estimate score() {
        return score(meetings);
    }

    private Estimate score(List<PairingResult> some) {
        double mean = some.stream().mapToDouble(this::part).average().orElse(0.5);
        double squares =
                some.stream().mapToDouble(one -> Math.pow(part(one) - mean, 2)).sum();
        int deals = some.size();
        if (deals > 1 && (mean == 0 || mean == 1)) {
            // What was never seen in n deals comes, as good as certainly, in fewer than three of n.
            return Estimate.within(mean, Math.min(1, NEVER / deals), deals);
        }
        return Estimate.ofError(mean, deals < 2 ? 0 : Math.sqrt(squares / (deals - 1) / deals), deals);
    }

    /** By how much the first is rated higher. One more draw is supposed, so that nobody is rated without end. */
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

    /** The rating after some of the deals, as it was then. */
    public Estimate eloAfter(int deals) {
        return elo(meetings.subList(0, deals));
    }

    /** By how many points a round a seat of the first was ahead of one of the second. */
    public Estimate points() {
        double rounds = rounds();
        double points = meetings.stream().mapToLong(PairingResult::points).sum();
        double perRound = rounds == 0 ? 0 : points / rounds;
        double squares = meetings.stream()
                .mapToDouble(one -> Math.pow(one.points() - perRound * one.rounds(), 2))
                .sum();
        int deals = meetings.size();
        double error = deals < 2 ? 0 : Math.sqrt(squares * deals / (deals - 1)) / rounds;
        // In a round each of one side is held against every side of the other.
        double each = (double) opponents * sizeOfSide;
        return Estimate.ofError(perRound / each, error / each, deals);
    }

    /** What part of the matches the first won in which it sat alone among bots of the second; first together counts in parts. */
    public double alone() {
        long matches = (long) meetings.size() * (opponents + 1);
        long won = meetings.stream().mapToLong(PairingResult::alone).sum();
        long shared = meetings.stream().mapToLong(PairingResult::shared).sum();
        return matches == 0 ? 0 : (won + shared / 2.0) / matches;
    }
}
