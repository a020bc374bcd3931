package dev.oya.pack.read;

import dev.oya.input.Advice;
import dev.oya.pack.Option;
import dev.oya.pack.YakuEntry.Range;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What numbers of a unit can mean: how few and how many there can be, and that what is dealt, played or paid comes in wholes.
 *
 * @param unit the pack's larger unit beside points, or null
 * @param groups how many months, or other groups, the deck has
 */
record UnitRanges(Map<String, Option> options, String unit, int groups) {
    static final int MOST_POINTS = 1_000_000;

    /** Of units that count no money. */
    static final List<String> PLAIN =
            List.of("cards", "seats", "rounds", "pips", "times", "parts", "months", "groups", "deals", "sweeps");

    /** Of units of which there may be any number. */
    static final List<String> LIMITS = List.of("cards", "seats", "rounds", "groups", "deals", "sweeps");

    /** What is wrong with a number of a unit, in words; null where nothing is. */
    Advice wrong(double number, String of) {
        Range range = range(of);
        BigDecimal exact = BigDecimal.valueOf(number);
        if (exact.compareTo(BigDecimal.valueOf(range.least())) < 0
                || exact.compareTo(BigDecimal.valueOf(range.most())) > 0) {
            return Advice.of("range", range.least(), range.most());
        }
        for (int points : of.equals(unit) ? worth() : List.of(1)) {
            if (exact.multiply(BigDecimal.valueOf(points)).stripTrailingZeros().scale() > 0) {
                return points == 1 ? Advice.of("whole") : Advice.of("whole-points", points);
            }
        }
        return null;
    }

    private Range range(String of) {
        return switch (of) {
            case "cards" -> new Range(0, 128);
            case "seats" -> new Range(0, 8);
            case "pips" -> new Range(0, 63);
            case "times" -> new Range(0, 1_000);
            case "parts" -> new Range(1, 1_000);
            case "months", "groups" -> new Range(0, groups);
            case "rounds", "deals", "sweeps" -> new Range(0, 10_000);
            default -> new Range(0, MOST_POINTS);
        };
    }

    /** In how many points one of the larger unit may be paid. */
    private List<Integer> worth() {
        Option option = options.get(unit);
        return option == null ? List.of(1) : numbers(option);
    }

    /** The numbers that an option may be; of a range those at its ends. */
    static List<Integer> numbers(Option option) {
        List<Integer> numbers = new ArrayList<>();
        if (option.values().isEmpty()) {
            numbers.add(option.least());
            numbers.add(option.most() == Integer.MAX_VALUE ? option.least() + 1 : option.most());
        }
        option.values().stream().filter(Integer.class::isInstance).forEach(one -> numbers.add((Integer) one));
        numbers.removeIf(option::isNoLimit);
        return numbers;
    }
}
