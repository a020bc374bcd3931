package dev.oya.pack;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * Who plays together. A side is a list of seats; where the pack says nothing for a number of seats, each seat is a side of
 * its own. Immutable; safe to share between threads.
 *
 * @param partners for a number of seats, the sides in their order, each seat in exactly one
 */
public record Sides(Map<Integer, List<List<Integer>>> partners) {
    /** Everybody plays alone. */
    public static final Sides ALONE = new Sides(Map.of());

    public Sides {
        partners = Map.copyOf(partners);
    }

    /** The sides at a table of so many seats. */
    public List<List<Integer>> of(int seats) {
        List<List<Integer>> sides = partners.get(seats);
        return sides != null ? sides : alone(seats);
    }

    /** Each of so many seats as a side of its own. */
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
