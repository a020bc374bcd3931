package dev.oya.pack.read;

import dev.oya.input.Advice;
import dev.oya.pack.Option;
import dev.oya.pack.YakuEntry.Range;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Checks that numbers are valid for their unit. Each number must be in the range of its unit, and numbers that are dealt,
 * played or paid must be whole.
 *
 * @param unit the pack's larger unit of money, such as {@code kan}, or null
 * @param groups number of months or other groups of the deck
 */
record UnitRanges(Map<String, Option> options, String unit, int groups) {
    static final int MOST_POINTS = 1_000_000;

    /** Units of numbers that are not amounts of money. */
    static final List<String> PLAIN =
            List.of("cards", "seats", "rounds", "pips", "times", "parts", "months", "groups", "deals", "sweeps");

    /** Units whose numbers may be unlimited. */
    static final List<String> LIMITS = List.of("cards", "seats", "rounds", "groups", "deals", "sweeps");

    /** Returns the reason a number is invalid for its unit, or null if the number is valid. */
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

    /** Returns the allowed points per larger unit. */
    private List<Integer> worth() {
        Option option = options.get(unit);
        return option == null ? List.of(1) : numbers(option);
    }

    /** Returns the numbers that an option allows, or the lowest and highest number of its range. */
    static List<Integer> numbers(Option option) {
        List<Integer> numbers = new ArrayList<>();
        if (option.values().listed().isEmpty()) {
            numbers.add(option.values().least());
            numbers.add(
                    option.values().most() == Integer.MAX_VALUE
                            ? option.values().least() + 1
                            : option.values().most());
        }
        option.values().listed().stream().filter(Integer.class::isInstance).forEach(one -> numbers.add((Integer) one));
        numbers.removeIf(option.values()::isNoLimit);
        return numbers;
    }
}
