package dev.oya.experiment;

import java.util.ArrayList;
import java.util.List;

/**
 * The measures of a study in one match. The points of a seat are stored as the difference from the mean of the table,
 * multiplied by the number of seats to get whole numbers.
 */
final class StudyMeasures extends MatchMeasures {
    /** Name of the distribution of points in a round. */
    private static final String ROUND_POINTS = "round-points";

    private final int seats;
    private final boolean mixed;

    StudyMeasures(List<PlayedRound> match) {
        seats = match.get(0).gains().size();
        mixed = match.get(0).bots().stream().distinct().count() > 1;
        long[] scores = new long[seats];
        List<Integer> leading = List.of();
        for (PlayedRound round : match) {
            leading = leaders(scores);
            add(round);
            for (int seat = 0; seat < seats; seat++) {
                scores[seat] += round.gains().get(seat);
            }
        }
        count(Measure.MATCHES, 1);
        List<Integer> winners = leaders(scores);
        count("last-round", winners.equals(leading) ? 0 : 1);
        String winner = match.get(0).bots().get(winners.get(0));
        if (mixed
                && winners.stream()
                        .allMatch(seat -> match.get(0).bots().get(seat).equals(winner))) {
            count("bot-won:" + winner, 1);
        }
        note(
                Measure.MATCH_SPREAD,
                spread(java.util.Arrays.stream(scores).boxed().toList()));
    }

    private static List<Integer> leaders(long[] scores) {
        long best = java.util.Arrays.stream(scores).max().orElseThrow();
        List<Integer> leaders = new ArrayList<>();
        for (int seat = 0; seat < scores.length; seat++) {
            if (scores[seat] == best) {
                leaders.add(seat);
            }
        }
        return leaders;
    }

    private void add(PlayedRound round) {
        List<Integer> gains = round.gains();
        long all = gains.stream().mapToLong(Integer::longValue).sum();
        count(Measure.ROUNDS, 1);
        count(Measure.SEATS, seats);
        count("void", round.table().isVoid() ? 1 : 0);
        count("end:" + round.end(), 1);
        int first = round.first();
        if (first >= 0) {
            count(Measure.OPENED, 1);
            count(Measure.OPENED_SEATS, seats);
        }
        for (int seat = 0; seat < seats; seat++) {
            long above = (long) seats * gains.get(seat) - all;
            boolean won = round.table().winners().contains(seat);
            count("seat:" + seat, above);
            if (mixed) {
                count("bot:" + round.bots().get(seat), above);
                count("bot-seats:" + round.bots().get(seat), seats);
            }
            if (seat == round.table().dealer()) {
                count(Measure.DEALER, above);
                count("dealer-won", won ? 1 : 0);
            }
            if (first >= 0) {
                int place = Math.floorMod(seat - first, seats) + 1;
                count("place:" + place, above);
                count("place-won:" + place, won ? 1 : 0);
            }
            gather(ROUND_POINTS, gains.get(seat));
        }
        round.reasons().forEach(this::earned);
        round.awards().forEach(this::earned);
        note(Measure.SPREAD, spread(gains.stream().map(Integer::longValue).toList()));
        note(Measure.MOVES, round.moves().size());
        count("free", round.free());
    }

    private void earned(String what, int points) {
        if (points != 0) {
            count("for:" + what, 1);
            count("worth:" + what, points);
        }
    }

    private static long spread(List<Long> points) {
        return points.stream().mapToLong(Long::longValue).max().orElseThrow()
                - points.stream().mapToLong(Long::longValue).min().orElseThrow();
    }

    /** Returns the name of the sum that counts the values of a distribution. */
    static String gathered(String values) {
        return values.equals(ROUND_POINTS) ? Measure.SEATS : Measure.per(values);
    }
}
