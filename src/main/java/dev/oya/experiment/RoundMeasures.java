package dev.oya.experiment;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What the rounds of a match came to, line by line: of each, how many rounds it was in, how many of them it won, and what was
 * gained in them. Lines are seats, bots, places, ends, and what was paid or awarded.
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

    private final Map<String, Line> ends = new HashMap<>();
    private final Map<String, Line> bots = new HashMap<>();
    private final Map<String, Line> paid = new HashMap<>();
    private final Map<String, Line> awarded = new HashMap<>();
    private final Line[] seats;
    private final Line dealer = new Line();
    private final Line others = new Line();

    RoundMeasures(List<PlayedRound> match) {
        count(Measure.MATCHES, 1);
        count(Measure.ROUNDS, match.size());
        count("void", match.stream().filter(round -> round.table().isVoid()).count());
        seats = Stream.generate(Line::new).limit(match.get(0).gains().size()).toArray(Line[]::new);
        match.forEach(this::add);
        // Names are put together once a match, not with every round.
        ends.forEach((end, line) -> count("end:" + end, line));
        bots.forEach((bot, line) -> count("bot:" + bot, line));
        paid.forEach((reason, line) -> count("paid:" + reason, line));
        awarded.forEach((award, line) -> count("awarded:" + award, line));
        for (int seat = 0; seat < seats.length; seat++) {
            count("seat:" + seat, seats[seat]);
        }
        count("place:dealer", dealer);
        count("place:others", others);
    }

    private void count(String of, Line line) {
        count(Measure.ROUNDS + ":" + of, line.rounds);
        count("won:" + of, line.won);
        count("gained:" + of, line.gained);
    }

    private static Line line(Map<String, Line> lines, String name) {
        return lines.computeIfAbsent(name, any -> new Line());
    }

    private void add(PlayedRound round) {
        round.reasons().forEach((reason, points) -> line(paid, reason).add(points, false));
        round.awards().forEach((award, points) -> {
            Line gained = line(awarded, award);
            if (points > 0) {
                gained.add(points, false);
            }
        });
        List<Integer> winners = round.table().winners();
        line(ends, round.end()).add(winners.isEmpty() ? 0 : round.gains().get(winners.get(0)), !winners.isEmpty());
        for (int seat = 0; seat < seats.length; seat++) {
            int gain = round.gains().get(seat);
            boolean won = winners.contains(seat);
            seats[seat].add(gain, won);
            line(bots, round.bots().get(seat)).add(gain, won);
            (seat == round.table().dealer() ? dealer : others).add(gain, won);
        }
    }
}
