package dev.oya.experiment;

import dev.oya.engine.RuleBook;
import dev.oya.experiment.Experiment.Detail;
import dev.oya.input.PackException;
import dev.oya.threads.OrderedWork;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/**
 * A simulation of one arm: a number of rounds, played as consecutive matches. The last match may be cut short. Thread-safe.
 *
 * @param rounds number of rounds, including void ones
 * @param roundsOfMatch number of rounds in a match, or 0 if the rules determine when the match ends
 */
public record Simulation(Experiment experiment, long rounds, int roundsOfMatch) {
    /**
     * Number of matches whose totals are passed to the calling thread together. Passing the totals of one match takes longer
     * than playing a short match.
     */
    private static final int TOGETHER = 8;

    /** @param rounds number of rounds, including void ones */
    public Simulation(Experiment experiment, long rounds) {
        this(experiment, rounds, experiment.arms().get(0).rules().rounds(experiment.seats()));
    }

    /** Creates a simulation with built-in bots. */
    public static Simulation of(RuleBook rules, long rounds, String seed, List<String> bots) {
        return new Simulation(new Experiment(List.of(new Arm("", rules, bots)), new Deals(seed)), rounds);
    }

    /**
     * Consecutive matches.
     *
     * @param from number of the first match
     * @param rounds the rounds if they are recorded, otherwise empty
     * @param fault the error that ended the last match, or null
     */
    private record Part(int from, Totals totals, List<PlayedRound> rounds, PackException fault) {}

    /**
     * Plays all rounds.
     *
     * @param threads number of threads; the result does not depend on it
     * @param recorded receives each round with its record, in order and on the calling thread; or null to record nothing
     * @param listener receives the number of rounds played since its last call, on the calling thread
     * @throws InterruptedException if the calling thread is interrupted
     */
    public RoundTotals run(int threads, Consumer<PlayedRound> recorded, LongConsumer listener)
            throws InterruptedException {
        int together = recorded == null ? TOGETHER : 1;
        Totals all = new Totals(1);
        OrderedWork.run(
                threads,
                0,
                part -> (long) part * together * roundsOfMatch < rounds,
                part -> part(part * together, together, rounds, recorded != null),
                part -> {
                    if (part.fault != null) {
                        part.rounds.forEach(recorded);
                        throw part.fault;
                    }
                    long left = rounds - all.rounds();
                    // If the last matches have too many rounds, they are played again and cut short.
                    Part wanted =
                            part.totals.rounds() <= left ? part : part(part.from, together, left, recorded != null);
                    all.add(wanted.totals.kept());
                    wanted.rounds.forEach(recorded == null ? round -> {} : recorded);
                    listener.accept(wanted.totals.rounds());
                    return all.rounds() < rounds;
                });
        return new RoundTotals(all.kept());
    }

    public List<String> records() throws InterruptedException {
        List<String> records = new ArrayList<>();
        run(1, round -> records.add(round.record()), played -> {});
        return records;
    }

    private Part part(int from, int matches, long most, boolean recorded) {
        Part part = new Part(from, new Totals(1), new ArrayList<>(), null);
        for (int match = from; match < from + matches && part.totals.rounds() < most; match++) {
            int wanted = (int) Math.min(most(match), most - part.totals.rounds());
            List<PlayedRound> played = new ArrayList<>();
            try {
                experiment.play(0, match, wanted, recorded ? Detail.RECORD : Detail.OUTCOME, played);
            } catch (PackException fault) {
                if (recorded) {
                    return new Part(from, part.totals, played, fault);
                }
                throw fault;
            }
            part.totals.addLines(played);
            if (recorded) {
                part.rounds.addAll(played);
            }
        }
        return part;
    }

    /** Returns the maximum number of rounds to play in a match, assuming that all earlier matches had their full length. */
    private int most(int match) {
        long wanted = rounds - (long) match * roundsOfMatch;
        boolean cut = wanted > 0 && (wanted < roundsOfMatch || roundsOfMatch == 0);
        return cut ? (int) Math.min(wanted, Integer.MAX_VALUE) : Integer.MAX_VALUE;
    }
}
