package dev.oya.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What is counted in a match, by name, in whole numbers. A name may have a part behind a colon. Points of a seat are those
 * above the average of the table, times the number of seats, so that they are whole.
 */
final class MatchMeasures {
    static final String MATCHES = "matches";
    static final String ROUNDS = "rounds";
    static final String SEATS = "seats";
    static final String OPENED_SEATS = "opened-seats";
    static final String OPENED = "opened";

    /** What is counted by the seat. */
    static final String DEALER = "dealer";

    /** What values are gathered of. */
    static final String ROUND_POINTS = "round-points";

    static final String SPREAD = "spread";
    static final String MATCH_SPREAD = "match-spread";
    static final String MOVES = "moves";

    private final Map<String, Long> sums = new TreeMap<>();
    private final Map<String, List<Long>> values = new TreeMap<>();
    private final int seats;
    /** Whether different bots sit at the table. */
    private final boolean mixed;

    MatchMeasures(List<PlayedRound> match) {
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
        count(MATCHES, 1);
        List<Integer> winners = leaders(scores);
        count("last-round", winners.equals(leading) ? 0 : 1);
        String winner = match.get(0).bots().get(winners.get(0));
        if (mixed
                && winners.stream()
                        .allMatch(seat -> match.get(0).bots().get(seat).equals(winner))) {
            count("bot-won:" + winner, 1);
        }
        note(MATCH_SPREAD, spread(java.util.Arrays.stream(scores).boxed().toList()));
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
        count(ROUNDS, 1);
        count(SEATS, seats);
        count("void", round.isVoid() ? 1 : 0);
        count("end:" + round.end(), 1);
        if (round.first() >= 0) {
            count(OPENED, 1);
            count(OPENED_SEATS, seats);
        }
        for (int seat = 0; seat < seats; seat++) {
            long above = (long) seats * gains.get(seat) - all;
            boolean won = round.winners().contains(seat);
            count("seat:" + seat, above);
            if (mixed) {
                count("bot:" + round.bots().get(seat), above);
                count("bot-seats:" + round.bots().get(seat), seats);
            }
            if (seat == round.dealer()) {
                count(DEALER, above);
                count("dealer-won", won ? 1 : 0);
            }
            if (round.first() >= 0) {
                int place = Math.floorMod(seat - round.first(), seats) + 1;
                count("place:" + place, above);
                count("place-won:" + place, won ? 1 : 0);
            }
            values.computeIfAbsent(ROUND_POINTS, name -> new ArrayList<>())
                    .add(gains.get(seat).longValue());
        }
        round.reasons().forEach(this::earned);
        round.awards().forEach(this::earned);
        note(SPREAD, spread(gains.stream().map(Integer::longValue).toList()));
        note(MOVES, round.moves().size());
        count("free", round.free());
    }

    private void earned(String what, int points) {
        if (points > 0) {
            count("for:" + what, 1);
            count("worth:" + what, points);
        }
    }

    private static long spread(List<Long> points) {
        return points.stream().mapToLong(Long::longValue).max().orElseThrow()
                - points.stream().mapToLong(Long::longValue).min().orElseThrow();
    }

    private void note(String name, long value) {
        count(name, value);
        values.computeIfAbsent(name, any -> new ArrayList<>()).add(value);
    }

    private void count(String name, long number) {
        sums.merge(name, number, Math::addExact);
    }

    /** What came to what, by name. */
    Map<String, Long> sums() {
        return sums;
    }

    /** Single values, by name. */
    Map<String, List<Long>> values() {
        return values;
    }

    long of(String name) {
        return name == null ? 0 : sums.getOrDefault(name, 0L);
    }

    /** By what a quantity is counted; null where it only serves to count others. */
    static String per(String name) {
        int colon = name.indexOf(':');
        String part = colon < 0 ? "" : name.substring(colon);
        return switch (colon < 0 ? name : name.substring(0, colon)) {
            case DEALER, "seat" -> SEATS;
            case "place" -> OPENED_SEATS;
            case "place-won" -> OPENED;
            case "bot" -> "bot-seats" + part;
            case "worth" -> "for" + part;
            case "free" -> MOVES;
            case ROUNDS, MATCH_SPREAD, "last-round", "bot-won" -> MATCHES;
            case MATCHES, SEATS, OPENED_SEATS, OPENED, "bot-seats" -> null;
            default -> ROUNDS;
        };
    }
}
