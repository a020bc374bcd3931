package dev.oya.experiment.arena;

import dev.oya.bots.Bot;
import dev.oya.engine.RuleBook;
import dev.oya.experiment.Arm;
import dev.oya.experiment.Deals;
import dev.oya.experiment.Experiment;
import dev.oya.experiment.PlayedRound;
import dev.oya.files.Sha256;
import dev.oya.notation.Json;
import dev.oya.pack.Sides;
import dev.oya.threads.OrderedWork;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Bots that meet, each two of them in every order of seats on the same deals. Deal {@code n} of the seed {@code S} has the
 * seed {@code S/n} for every pairing; a seat has the same luck whoever sits on it. Safe to share between threads.
 *
 * @param rounds how many rounds of each match are played; 0 for whole matches
 * @param inSides the seats of each side
 * @param pairs the pairings, each bot with each later one
 * @param experiments what each pairing plays: an arm is an order of seats
 */
public record Arena(
        RuleBook rules,
        List<String> names,
        String seed,
        int rounds,
        List<List<Integer>> inSides,
        List<SeatOrder> seatings,
        List<Pair> pairs,
        List<Experiment> experiments) {
    /** Two bots that meet, by their numbers. */
    public record Pair(int first, int second) {}

    /**
     * @param names the names of the bots, two at least; the same may be named twice
     * @param rounds how many rounds of each match are played; 0 for whole matches
     * @throws IllegalArgumentException where a bot is none, or all seats are of one side
     */
    public Arena(RuleBook rules, List<String> names, String seed, int rounds, Function<String, Bot> players) {
        this(
                rules,
                List.copyOf(names),
                seed,
                rounds,
                sides(rules),
                SeatOrder.all(sides(rules).size()),
                new ArrayList<>(),
                new ArrayList<>());
        if (sides() < 2) {
            throw new IllegalArgumentException("nobody plays against anybody here");
        }
        Map<String, Bot> bots = new HashMap<>();
        for (int first = 0; first < names.size(); first++) {
            for (int second = first + 1; second < names.size(); second++) {
                Pair pair = new Pair(first, second);
                pairs.add(pair);
                experiments.add(new Experiment(
                        seatings.stream().map(order -> arm(pair, order)).toList(),
                        new Deals(seed, true),
                        (name, any) -> bots.computeIfAbsent(name, players)));
            }
        }
    }

    private static List<List<Integer>> sides(RuleBook rules) {
        return rules.settings().sides(rules.settings().players());
    }

    private Arm arm(Pair pair, SeatOrder order) {
        List<String> inSeats = new ArrayList<>();
        for (int side : Sides.bySeat(inSides)) {
            inSeats.add(names.get(order.first().get(side) ? pair.first() : pair.second()));
        }
        return new Arm("", rules, inSeats);
    }

    /** How many rounds a match has; 0 where it goes on until the rules end it. */
    public int roundsOfMatch() {
        int whole = rules.rounds(seats());
        return rounds == 0 ? whole : whole == 0 ? rounds : Math.min(rounds, whole);
    }

    public int seats() {
        return inSides.stream().mapToInt(List::size).sum();
    }

    public int sides() {
        return inSides.size();
    }

    /** In how many orders of seats two bots meet on a deal. */
    public int orders() {
        return seatings.size();
    }

    /** How often two bots are held against each other on a deal. */
    public int comparisons() {
        return seatings.size() * (inSides.size() - 1);
    }

    /** What meets here, in a digest: the meetings of equal ones are equal, where bots do not go by the clock. */
    public String digest() {
        List<Object> all = List.of(
                rules.settings().pack().digest(), new TreeMap<>(rules.settings().options()), names, seed, rounds);
        return Sha256.name(Json.MAPPER.writeValueAsString(all));
    }

    /**
     * Plays.
     *
     * @param threads how many threads play; they change nothing but the time
     * @param from the first meeting that is to be played, counted from 0: deal by deal, of a deal pairing by pairing
     * @param until the meeting before which it ends
     * @param told hears of each meeting in order, on the calling thread; false ends it
     * @throws InterruptedException where the calling thread is interrupted
     */
    public void run(int threads, int from, int until, Predicate<PairingResult> told) throws InterruptedException {
        if (from < until) {
            OrderedWork.run(threads, from, part -> part < until, this::meeting, meeting -> {
                int next = meeting.deal() * pairs.size() + meeting.pair() + 1;
                return told.test(meeting) && next < until;
            });
        }
    }

    private PairingResult meeting(int part) {
        int deal = part / pairs.size();
        int pair = part % pairs.size();
        int most = rounds == 0 ? Integer.MAX_VALUE : rounds;
        PairingResult result = new PairingResult(deal, pair);
        for (int order = 0; order < seatings.size(); order++) {
            List<PlayedRound> played = experiments.get(pair).play(order, deal, most, Experiment.Detail.OUTCOME);
            long[] points = new long[inSides.size()];
            for (PlayedRound round : played) {
                for (int side = 0; side < points.length; side++) {
                    for (int seat : inSides.get(side)) {
                        points[side] += round.gains().get(seat);
                    }
                }
            }
            result = result.and(seatings.get(order), points, played.size());
        }
        return result;
    }
}
