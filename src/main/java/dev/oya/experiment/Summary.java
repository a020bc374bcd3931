package dev.oya.experiment;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** What many rounds came to. Not thread-safe. */
public final class Summary {
    /** One who was in rounds: what was gained in each, and in how many of them it won. */
    public static final class Line {
        private final Tally gains = new Tally();
        private long wins;

        /** What was gained in a round, in points. */
        public Tally gains() {
            return gains;
        }

        /** How many rounds were won. */
        public long wins() {
            return wins;
        }
    }

    private final Map<String, Tally> reasons = new TreeMap<>();
    private final Map<String, Tally> awards = new LinkedHashMap<>();
    private final Map<String, Line> ends = new TreeMap<>();
    private final Map<Integer, Line> seats = new TreeMap<>();
    private final Map<String, Line> places = new LinkedHashMap<>();
    private final Map<String, Line> bots = new TreeMap<>();
    private int lastMatch = -1;
    private int matches;
    private long rounds;
    private long voids;

    /** Counts a round; those of a match are counted on end. */
    public void add(PlayedRound round) {
        rounds++;
        if (round.match() != lastMatch) {
            lastMatch = round.match();
            matches++;
        }
        if (round.isVoid()) {
            voids++;
        }
        round.reasons().forEach((reason, points) -> tally(reasons, reason).add(points));
        round.awards().forEach((kind, points) -> {
            Tally gained = tally(awards, kind);
            if (points > 0) {
                gained.add(points);
            }
        });
        Line end = ends.computeIfAbsent(round.end(), name -> new Line());
        if (round.winners().isEmpty()) {
            end.gains.add(0);
        } else {
            end.wins++;
            end.gains.add(round.gains().get(round.winners().get(0)));
        }
        for (int seat = 0; seat < round.gains().size(); seat++) {
            boolean won = round.winners().contains(seat);
            int gain = round.gains().get(seat);
            count(seats.computeIfAbsent(seat, number -> new Line()), gain, won);
            count(bots.computeIfAbsent(round.bots().get(seat), name -> new Line()), gain, won);
            String place = seat == round.dealer() ? "dealer" : "others";
            count(places.computeIfAbsent(place, name -> new Line()), gain, won);
        }
    }

    /** Counts the rounds of another summary, of other matches, as if they had come one by one after those of this one. */
    void add(Summary later) {
        rounds += later.rounds;
        voids += later.voids;
        matches += later.matches;
        lastMatch = later.lastMatch;
        later.reasons.forEach((reason, points) -> tally(reasons, reason).add(points));
        later.awards.forEach((kind, points) -> tally(awards, kind).add(points));
        add(ends, later.ends);
        add(seats, later.seats);
        add(places, later.places);
        add(bots, later.bots);
    }

    private static <N> void add(Map<N, Line> lines, Map<N, Line> later) {
        later.forEach((name, more) -> {
            Line line = lines.computeIfAbsent(name, any -> new Line());
            line.gains.add(more.gains);
            line.wins += more.wins;
        });
    }

    private static Tally tally(Map<String, Tally> tallies, String of) {
        return tallies.computeIfAbsent(of, name -> new Tally());
    }

    private static void count(Line line, int gain, boolean won) {
        line.gains.add(gain);
        if (won) {
            line.wins++;
        }
    }

    public long rounds() {
        return rounds;
    }

    /** How many matches they were of. */
    public int matches() {
        return matches;
    }

    /** How many rounds counted for nothing. */
    public long voids() {
        return voids;
    }

    /** The points of a round for each reason, over the rounds in which it was paid for. */
    public Map<String, Tally> reasons() {
        return Collections.unmodifiableMap(reasons);
    }

    /** The points of a round of each kind that nobody paid, all sides together, over the rounds in which there were any. */
    public Map<String, Tally> awards() {
        return Collections.unmodifiableMap(awards);
    }

    /** What a seat of the winner's side gained, by the way the round ended. */
    public Map<String, Line> ends() {
        return Collections.unmodifiableMap(ends);
    }

    /** By seat. */
    public Map<Integer, Line> seats() {
        return Collections.unmodifiableMap(seats);
    }

    /** The dealer and the others. */
    public Map<String, Line> places() {
        return Collections.unmodifiableMap(places);
    }

    /** By bot, all its seats together. */
    public Map<String, Line> bots() {
        return Collections.unmodifiableMap(bots);
    }
}
