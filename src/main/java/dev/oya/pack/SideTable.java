package dev.oya.pack;

import java.util.List;

/**
 * The sides of a table, indexed by seat. Do not modify the arrays. Thread-safe.
 *
 * @param sides the sides; each seat is in exactly one
 * @param side number of each seat's side
 * @param members seats of each side
 */
public record SideTable(List<List<Integer>> sides, int[] side, int[][] members) {
    /** Creates a table of the given sides. */
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

    /** Returns the place of the given seat within its side, from 0. */
    public int chair(int seat) {
        return sides.get(side[seat]).indexOf(seat);
    }

    public int seats() {
        return side.length;
    }
}
