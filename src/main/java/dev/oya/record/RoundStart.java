package dev.oya.record;

import dev.oya.input.Advice;
import dev.oya.notation.RecordReader;
import dev.oya.pack.Pack;
import dev.oya.pack.Sides;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.SituationValidator;
import dev.oya.play.table.Payment;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * The state before a recorded round. It is derived from the previous round, or from the record if the previous round is
 * unknown.
 */
record RoundStart(RecordReader reader, Pack pack, RoundRecord record) {
    private static final int MOST_FACTOR = 1_000;

    /**
     * Returns the start of the round and reports differences from the record. Returns null if fields of the record are invalid.
     *
     * @param left the start derived from the previous round, or null if that round is unknown
     */
    Match.Start read(Match.Start left) {
        String carriedIn = RecordFields.named(pack, "carried-in");
        String potIn = RecordFields.named(pack, "pot-in");
        List<Integer> carried = carriedIn == null ? List.of() : reader.numbers(carriedIn, 1, MOST_FACTOR);
        int pot = potIn == null ? 0 : reader.number(potIn, 0, RoundRecord.MOST_POINTS);
        int[][] tallies = TallyFields.read(reader, pack, record.terms().seats());
        if (!reader.fine()) {
            return null;
        }
        Match.Start expected = left;
        if (left == null && record.round() == 1 && !voidBefore(carried, pot) && !TallyFields.any(tallies)) {
            expected =
                    new Match.Start(1, record.dealer(), new int[record.terms().seats()], List.of(), 0);
        }
        if (expected == null) {
            int[] scores = scoresBefore();
            return reader.fine()
                    ? new Match.Start(record.round(), record.dealer(), scores, carried, pot, tallies)
                    : null;
        }
        if (!sorted(expected.carried()).equals(sorted(carried))) {
            reader.wrong(carriedIn, expected.carried(), carried);
        }
        if (potIn != null && expected.pot() != pot) {
            reader.wrong(potIn, expected.pot(), pot);
        }
        if (expected.tallies().length > 0 && !Arrays.deepEquals(expected.tallies(), tallies)) {
            reader.wrong(TallyFields.FIELD, Arrays.deepToString(expected.tallies()), Arrays.deepToString(tallies));
        }
        return expected;
    }

    /** Derives the scores before the round by subtracting its payments and gains from the scores after it. */
    private int[] scoresBefore() {
        long[] scores = new long[record.terms().seats()];
        JsonNode gains = reader.json().path(String.valueOf(RecordFields.named(pack, "points-by-side")));
        List<List<Integer>> sides = RecordFields.isBySide(pack)
                ? pack.sides().of(record.terms().seats(), record.terms().options())
                : Sides.alone(record.terms().seats());
        for (int side = 0; side < sides.size(); side++) {
            long gained = 0;
            for (JsonNode one : gains.path(side)) {
                gained += one.asInt(0);
            }
            for (int seat : sides.get(side)) {
                scores[seat] = record.scores().get(side) - gained;
            }
        }
        for (Payment payment : record.payments()) {
            move(scores, payment.from(), payment.points());
            move(scores, payment.to(), -payment.points());
        }
        for (long score : scores) {
            if (Math.abs(score) > RoundRecord.MOST_POINTS) {
                reader.wrong("payments", Advice.of("score-before", RoundRecord.MOST_POINTS), score);
            }
        }
        return Arrays.stream(scores).mapToInt(score -> (int) score).toArray();
    }

    private static void move(long[] scores, int account, int points) {
        if (account >= 0) {
            scores[account] += points;
        }
    }

    /**
     * Returns whether a void round must have preceded this first round: the pot is not empty, but no multipliers are carried.
     */
    private static boolean voidBefore(List<Integer> carried, int pot) {
        return carried.isEmpty() && pot > 0;
    }

    /** Checks that the rules can produce the recorded carried multipliers. */
    void carried(Rules rules, Match.Start start) {
        Set<Integer> given = start.carried().isEmpty() ? Set.of() : SituationValidator.waiting(rules);
        if (!given.isEmpty() && !given.containsAll(start.carried())) {
            reader.wrong(RecordFields.named(pack, "carried-in"), Advice.of("any-of", given), start.carried());
        }
    }

    private static List<Integer> sorted(List<Integer> numbers) {
        return numbers.stream().sorted().toList();
    }
}
