package dev.oya.experiment;

import dev.oya.bots.Bot;
import dev.oya.bots.Bots;
import dev.oya.engine.RuleBook;
import dev.oya.play.Match;
import dev.oya.record.RecordWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.LongConsumer;
import java.util.function.Predicate;

/**
 * So many rounds between bots, as matches one after the other. Match {@code n} of the seed {@code S} has the seed
 * {@code S/n}, and its bots sit one seat further on than in the match before.
 */
public final class ArmPlay {
    /** So many matches are summed up before they are handed over: handing over takes longer than a short match. */
    private static final int TOGETHER = 8;

    private final RuleBook rules;
    private final long rounds;
    private final String seed;
    private final List<String> bots;
    /** What each has learnt from the rules it learns once. */
    private final Map<String, Bot> players = new HashMap<>();

    private final int seats;
    private final int roundsOfMatch;

    /**
     * @param rules what is played, and by how many
     * @param rounds how many rounds, void ones included; the last match may be cut short
     * @param seed any text; the same one gives the same rounds
     * @param bots names of bots, taken in turn by the seats
     * @throws IllegalArgumentException where there is no such bot, or none at all
     */
    public ArmPlay(RuleBook rules, long rounds, String seed, List<String> bots) {
        this(rules, rounds, seed, bots, name -> Bots.named(name).playing(rules));
    }

    /**
     * With players that need not be bots of Oya.
     *
     * @param players gives the player of a name
     */
    public ArmPlay(RuleBook rules, long rounds, String seed, List<String> bots, Function<String, Bot> players) {
        if (bots.isEmpty()) {
            throw new IllegalArgumentException("somebody must play; there is: " + String.join(", ", Bots.names()));
        }
        bots.forEach(name -> this.players.computeIfAbsent(name, players));
        this.rules = rules;
        this.rounds = rounds;
        this.seed = seed;
        this.bots = List.copyOf(bots);
        this.seats = (Integer) rules.settings().option("players");
        this.roundsOfMatch = Match.length(rules, seats);
    }

    /** The seed of the whole simulation. */
    public String seed() {
        return seed;
    }

    /** The seed of a match, from 0. */
    public String seedOf(int match) {
        return seed + "/" + match;
    }

    private List<String> inSeats(int match) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            names.add(bots.get((seat + match) % bots.size()));
        }
        return names;
    }

    private List<PlayedRound> play(int match, RecordWriter writer) {
        // What can still be wanted of it, where no match before it was shorter than agreed.
        long wanted = rounds - (long) match * roundsOfMatch;
        boolean cut = wanted > 0 && (wanted < roundsOfMatch || roundsOfMatch == 0);
        int most = cut ? (int) Math.min(wanted, Integer.MAX_VALUE) : Integer.MAX_VALUE;
        return match(match, most, writer);
    }

    /** One match, or so many rounds of it. */
    public List<PlayedRound> match(int match, int most, RecordWriter writer) {
        return match(match, most, writer, false);
    }

    /** A whole match, watched for how often there was a choice. */
    public List<PlayedRound> watched(int match) {
        return match(match, Integer.MAX_VALUE, null, true);
    }

    /** A whole match, with the record of each round. */
    public List<PlayedRound> recorded(int match) {
        return match(match, Integer.MAX_VALUE, new RecordWriter(rules), false);
    }

    private List<PlayedRound> match(int match, int most, RecordWriter writer, boolean watched) {
        List<String> names = inSeats(match);
        List<Bot> afresh =
                names.stream().map(name -> players.get(name).afresh()).toList();
        SeatedBots seated = new SeatedBots(names, afresh, seedOf(match));
        return new MatchPlay(rules, match, seedOf(match), seated, writer, watched).play(most);
    }

    /**
     * Plays.
     *
     * @param threads how many threads play; they change nothing but the time
     * @param recorded whether rounds carry their records
     * @param told hears each round in order, on the calling thread; false ends the simulation
     * @throws InterruptedException where the calling thread is interrupted
     */
    public void run(int threads, boolean recorded, Predicate<PlayedRound> told) throws InterruptedException {
        RecordWriter writer = recorded ? new RecordWriter(rules) : null;
        long[] left = {rounds};
        OrderedWork.run(threads, 0, isWanted(1), match -> play(match, writer), played -> {
            for (PlayedRound round : played) {
                if (left[0]-- == 0 || !told.test(round)) {
                    return false;
                }
            }
            return left[0] > 0;
        });
    }

    /**
     * Plays, and sums up on the threads that play.
     *
     * @param threads how many threads play; they change nothing but the time
     * @param told hears how many rounds have been added, on the calling thread
     * @throws InterruptedException where the calling thread is interrupted
     */
    public RoundTotals totals(int threads, LongConsumer told) throws InterruptedException {
        RoundTotals all = new RoundTotals();
        OrderedWork.run(threads, 0, isWanted(TOGETHER), part -> some(part * TOGETHER), some -> {
            long before = all.rounds();
            if (some.summary.rounds() <= rounds - before) {
                all.add(some.summary);
            } else {
                addWanted(all, some.from);
            }
            told.accept(all.rounds() - before);
            return all.rounds() < rounds;
        });
        return all;
    }

    /** Some matches on end, summed up. */
    private record Some(int from, RoundTotals summary) {}

    private Some some(int from) {
        RoundTotals sum = new RoundTotals();
        for (int match = from; match < from + TOGETHER && sum.rounds() < rounds; match++) {
            play(match, null).forEach(sum::add);
        }
        return new Some(from, sum);
    }

    /** Plays the last matches again, for they hold more rounds than are wanted, and adds those that are. */
    private void addWanted(RoundTotals all, int from) {
        for (int match = from; all.rounds() < rounds; match++) {
            play(match, null).stream().limit(rounds - all.rounds()).forEach(all::add);
        }
    }

    /** Which parts of so many matches can still be wanted, where no match was shorter than agreed. */
    private IntPredicate isWanted(int together) {
        return part -> (long) part * together * roundsOfMatch < rounds;
    }
}
