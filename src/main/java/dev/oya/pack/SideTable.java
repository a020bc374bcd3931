package dev.oya.pack;

import java.util.List;

/**
 * Who plays together at a table, to be looked up by seat. Nobody writes to its rows; safe to share between threads.
 *
 * @param sides the sides in their order, each seat in exactly one
 * @param side for each seat the number of its side
 * @param members for each side its seats
 */
public record SideTable(List<List<Integer>> sides, int[] side, int[][] members) {
    /** The seating of these sides. */
    public static SideTable of(List<List<Integer>> sides) {
        int[][] members = sides.stream()
                .map(one -> one.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
        return new SideTable(sides, Sides.bySeat(sides), members);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SideTable seating && seating.sides.equals(sides);
    }

    @Override
    public int hashCode() {
        return sides.hashCode();
    }

    /** The place of a seat within its side, from 0; of partners each faces the one with the same. */
    public int chair(int seat) {
        return sides.get(side[seat]).indexOf(seat);
    }

    /** How many sit there. */
    public int seats() {
        return side.length;
    }
}
