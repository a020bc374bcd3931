package dev.oya.experiment;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What many rounds came to: by how they ended, by bot, seat and place, and by what was paid for. Points are in whole numbers,
 * and whole matches tell how sure their means are. Not thread-safe.
 */
public final class RoundTotals {
    /**
     * One who was in rounds, or something that was in them.
     *
     * @param rounds how many
     * @param won how many of them it won
     * @param gained the points of a round; null where there was none
     */
    public record Line(long rounds, long won, Estimate gained) {}

    private final Totals totals = new Totals(1);
    private final List<PlayedRound> match = new ArrayList<>();
    private long rounds;

    /** Counts a round; those of a match are counted on end. */
    public void add(PlayedRound round) {
        if (!match.isEmpty() && match.get(0).match() != round.match()) {
            endMatch();
        }
        match.add(round);
        rounds++;
    }

    private void endMatch() {
        if (!match.isEmpty()) {
            totals.add(List.of(new RoundMeasures(match)));
            match.clear();
        }
    }

    /** Counts the rounds of other matches. */
    void add(RoundTotals more) {
        endMatch();
        more.endMatch();
        rounds += more.rounds;
        totals.add(more.totals);
    }

    public long rounds() {
        return rounds;
    }

    /** How many matches they were of. */
    public long matches() {
        endMatch();
        return totals.matches();
    }

    /** How many rounds counted for nothing. */
    public long voids() {
        return sum(kept(), "void");
    }

    private Totals.Kept kept() {
        endMatch();
        return totals.kept();
    }

    private static long sum(Totals.Kept kept, String name) {
        List<BigInteger> sums = kept.arms().get(0).sums().get(name);
        return sums == null ? 0 : sums.get(0).longValueExact();
    }

    /** What a seat of the winner's side gained, by the way the round ended. */
    public Map<String, Line> ends() {
        return lines("end");
    }

    /** By bot, all its seats together. */
    public Map<String, Line> bots() {
        return lines("bot");
    }

    /** By seat. */
    public Map<String, Line> seats() {
        return lines("seat");
    }

    /** The dealer and the others. */
    public Map<String, Line> places() {
        return lines("place");
    }

    /** By reason, over the rounds in which it was paid for. */
    public Map<String, Line> payments() {
        return lines("paid");
    }

    /** By what gives points that nobody pays, all sides together, over the rounds in which there were any. */
    public Map<String, Line> awards() {
        return lines("awarded");
    }

    private Map<String, Line> lines(String of) {
        Totals.Kept kept = kept();
        Map<String, Line> lines = new TreeMap<>();
        String prefix = MatchMeasures.ROUNDS + ":" + of + ":";
        for (String name : kept.arms().get(0).sums().keySet()) {
            if (name.startsWith(prefix)) {
                String part = name.substring(MatchMeasures.ROUNDS.length());
                lines.put(
                        name.substring(prefix.length()),
                        new Line(sum(kept, name), sum(kept, "won" + part), Estimate.of(kept, 0, "gained" + part)));
            }
        }
        return lines;
    }
}
