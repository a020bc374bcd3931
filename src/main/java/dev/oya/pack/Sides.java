package dev.oya.pack;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * The partnerships of a game. A side is a list of seats. Each seat is a separate side if no sides are listed for the number of
 * seats or if the condition is false. Immutable and thread-safe.
 *
 * @param partners sides for a number of seats; each seat is in exactly one
 * @param when condition under which there are partners
 */
public record Sides(Map<Integer, List<List<Integer>>> partners, OptionCondition when) {
    /** No partnerships. */
    public static final Sides ALONE = new Sides(Map.of(), OptionCondition.ALWAYS);

    public Sides {
        partners = Collections.unmodifiableMap(partners);
    }

    /**
     * Returns the sides at a table with the given number of seats.
     *
     * @param options every option with its value
     */
    public List<List<Integer>> of(int seats, Map<String, Object> options) {
        List<List<Integer>> sides = when.holds(options) ? partners.get(seats) : null;
        return sides != null ? sides : alone(seats);
    }

    /** Returns the partnerships limited to tables of {@code least} to {@code most} seats. */
    public Sides within(int least, int most) {
        Map<Integer, List<List<Integer>>> some = new java.util.HashMap<>(partners);
        some.keySet().removeIf(seats -> seats < least || seats > most);
        return some.isEmpty() ? ALONE : new Sides(some, when);
    }

    /** Returns sides of one seat each. */
    public static List<List<Integer>> alone(int seats) {
        List<List<Integer>> sides = new ArrayList<>(seats);
        for (int seat = 0; seat < seats; seat++) {
            sides.add(List.of(seat));
        }
        return Collections.unmodifiableList(sides);
    }

    /** Returns the number of each seat's side, indexed by seat. */
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
