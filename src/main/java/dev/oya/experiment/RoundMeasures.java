package dev.oya.experiment;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

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

    /** By what they are lines of and then by its name, so that no name is put together more than once. */
    private final Map<String, Map<String, Line>> lines = new HashMap<>();

    RoundMeasures(List<PlayedRound> match) {
        count(MATCHES, 1);
        count(ROUNDS, match.size());
        count("void", match.stream().filter(PlayedRound::isVoid).count());
        match.forEach(this::add);
        lines.forEach((of, some) -> some.forEach((name, line) -> {
            String part = ":" + of + ":" + name;
            count(ROUNDS + part, line.rounds);
            count("won" + part, line.won);
            count("gained" + part, line.gained);
        }));
    }

    private Line line(String of, String name) {
        return lines.computeIfAbsent(of, any -> new HashMap<>()).computeIfAbsent(name, any -> new Line());
    }

    private void add(PlayedRound round) {
        round.reasons().forEach((reason, points) -> line("paid", reason).add(points, false));
        round.awards().forEach((award, points) -> {
            Line gained = line("awarded", award);
            if (points > 0) {
                gained.add(points, false);
            }
        });
        List<Integer> winners = round.winners();
        line("end", round.end()).add(winners.isEmpty() ? 0 : round.gains().get(winners.get(0)), !winners.isEmpty());
        for (int seat = 0; seat < round.gains().size(); seat++) {
            int gain = round.gains().get(seat);
            boolean won = winners.contains(seat);
            line("seat", String.valueOf(seat)).add(gain, won);
            line("bot", round.bots().get(seat)).add(gain, won);
            line("place", seat == round.dealer() ? "dealer" : "others").add(gain, won);
        }
    }
}
