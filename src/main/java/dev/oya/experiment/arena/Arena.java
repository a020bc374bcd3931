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
 * A round-robin of bots. Each pair of bots plays the same deals in every order of seats. For the seed {@code S}, deal {@code n}
 * has the seed {@code S/n} in every pairing. The random choices of a seat do not depend on its bot. Thread-safe.
 *
 * @param rules rules of all matches
 * @param names names of the bots
 * @param seed seed of the arena
 * @param rounds number of rounds played of each match, or 0 for whole matches
 * @param inSides seats of each side
 * @param seatings orders of seats
 * @param pairs all pairings of two bots
 * @param experiments experiment of each pairing, with one arm for each order of seats
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
    /** Two bots that play against each other, by number. */
    public record Pair(int first, int second) {}

    /**
     * @param names names of at least two bots; a name may be repeated
     * @param rounds number of rounds played of each match, or 0 for whole matches
     * @param players returns the player with a given name
     * @throws IllegalArgumentException if a bot is unknown or all seats belong to one side
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
            throw new IllegalArgumentException("all seats belong to one side, so no bot has an opponent");
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

    /** Returns the number of rounds in a match, or 0 if the rules determine when the match ends. */
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

    /** Returns the number of orders of seats in which two bots play a deal. */
    public int orders() {
        return seatings.size();
    }

    /** Returns the number of comparisons between two bots on one deal, over all orders of seats. */
    public int comparisons() {
        return seatings.size() * (inSides.size() - 1);
    }

    /** Returns a digest of the arena. Arenas with equal digests have equal results unless a bot's moves depend on time. */
    public String digest() {
        List<Object> all = List.of(
                rules.settings().pack().digest(), new TreeMap<>(rules.settings().options()), names, seed, rounds);
        return Sha256.name(Json.MAPPER.writeValueAsString(all));
    }

    /**
     * Plays meetings. A meeting is one deal of one pairing. Meetings are numbered from 0, by deal and then by pairing.
     *
     * @param threads number of threads; the result does not depend on it
     * @param from number of the first meeting
     * @param until number of the meeting after the last
     * @param listener receives each meeting in order, on the calling thread; returns false to stop
     * @throws InterruptedException if the calling thread is interrupted
     */
    public void run(int threads, int from, int until, Predicate<PairingResult> listener) throws InterruptedException {
        if (from < until) {
            OrderedWork.run(
                    threads,
                    from,
                    part -> part < until,
                    this::meeting,
                    meeting -> listener.test(meeting) && meeting.number() + 1 < until);
        }
    }

    private PairingResult meeting(int part) {
        int deal = part / pairs.size();
        int pair = part % pairs.size();
        int most = rounds == 0 ? Integer.MAX_VALUE : rounds;
        PairingResult result = new PairingResult(part);
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
