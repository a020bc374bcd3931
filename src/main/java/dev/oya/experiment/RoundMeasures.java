package dev.oya.experiment;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Sums over the rounds of a match, with one line for each seat, bot, place, end, payment reason and award. A line contains the
 * number of rounds, the number of rounds won and the points gained.
 */
final class RoundMeasures extends MatchMeasures {

    private static final class Line {
        private long rounds;
        private long won;
        private long gained;

        private void add(long points, boolean wins) {
            rounds++;
            gained = Math.addExact(gained, points);
            won += wins ? 1 : 0;
        }
    }

    /** The names of the sums of a line. */
    private record Names(String rounds, String won, String gained) {
        static Names of(String kind, String name) {
            String line = kind + ":" + name;
            return new Names(Measure.ROUNDS + ":" + line, "won:" + line, "gained:" + line);
        }
    }

    /** A cache of names, so that each match can reuse them. Not thread-safe. */
    static final class NameCache {
        private final Map<String, Map<String, Names>> known = new HashMap<>();

        private Names of(String kind, String name) {
            return known.computeIfAbsent(kind, any -> new HashMap<>())
                    .computeIfAbsent(name, any -> Names.of(kind, name));
        }
    }

    /** Lines by kind and name. */
    private final Map<String, Map<String, Line>> lines = new HashMap<>();

    RoundMeasures(List<PlayedRound> match, NameCache names) {
        count(Measure.MATCHES, 1);
        count(Measure.ROUNDS, match.size());
        count("void", match.stream().filter(round -> round.table().isVoid()).count());
        match.forEach(this::add);
        lines.forEach((kind, named) -> named.forEach((name, line) -> {
            Names sums = names.of(kind, name);
            count(sums.rounds(), line.rounds);
            count(sums.won(), line.won);
            count(sums.gained(), line.gained);
        }));
    }

    private Line line(String kind, String name) {
        return lines.computeIfAbsent(kind, any -> new HashMap<>()).computeIfAbsent(name, any -> new Line());
    }

    private void add(PlayedRound round) {
        round.reasons().forEach((reason, points) -> line("paid", reason).add(points, false));
        round.awards().forEach((award, points) -> {
            Line gained = line("awarded", award);
            if (points != 0) {
                gained.add(points, false);
            }
        });
        List<Integer> winners = round.table().winners();
        line("end", round.end()).add(winners.isEmpty() ? 0 : round.gains().get(winners.get(0)), !winners.isEmpty());
        for (int seat = 0; seat < round.gains().size(); seat++) {
            int gain = round.gains().get(seat);
            boolean won = winners.contains(seat);
            line("seat", String.valueOf(seat)).add(gain, won);
            line("bot", round.bots().get(seat)).add(gain, won);
            line("place", seat == round.table().dealer() ? "dealer" : "others").add(gain, won);
        }
    }
}
