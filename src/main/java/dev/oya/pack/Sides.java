package dev.oya.pack;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * Who plays together. A side is a list of seats; where the pack says nothing for a number of seats, or the option it names
 * has another value, each seat is a side of its own. Immutable; safe to share between threads.
 *
 * @param partners for a number of seats, the sides in their order, each seat in exactly one
 * @param option the option that decides whether there are partners, or null where there always are
 * @param value the value that it has where there are
 */
public record Sides(Map<Integer, List<List<Integer>>> partners, String option, Object value) {
    /** Everybody plays alone. */
    public static final Sides ALONE = new Sides(Map.of(), null, null);

    public Sides {
        partners = Collections.unmodifiableMap(partners);
    }

    /**
     * The sides at a table with a number of seats.
     *
     * @param options every option with its value
     */
    public List<List<Integer>> of(int seats, Map<String, Object> options) {
        boolean together = option == null || value.equals(options.get(option));
        List<List<Integer>> sides = together ? partners.get(seats) : null;
        return sides != null ? sides : alone(seats);
    }

    /** Those of them that are for a number of seats. */
    public Sides within(int least, int most) {
        Map<Integer, List<List<Integer>>> some = new java.util.HashMap<>(partners);
        some.keySet().removeIf(seats -> seats < least || seats > most);
        return some.isEmpty() ? ALONE : new Sides(some, option, value);
    }

    /** Each seat as a side of its own. */
    public static List<List<Integer>> alone(int seats) {
        List<List<Integer>> sides = new ArrayList<>(seats);
        for (int seat = 0; seat < seats; seat++) {
            sides.add(List.of(seat));
        }
        return Collections.unmodifiableList(sides);
    }

    /** For each seat the number of its side. */
    public static int[] bySeat(List<List<Integer>> sides) {
        int[] side = new int[sides.stream().mapToInt(List::size).sum()];
        for (int number = 0; number < sides.size(); number++) {
            for (int seat : sides.get(number)) {
                side[seat] = number;
            }
        }
        return side;
    }
}
