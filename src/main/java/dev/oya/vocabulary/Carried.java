package dev.oya.vocabulary;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A multiplier carried over from an earlier round.
 *
 * @param id the multiplier's id
 * @param times the multiplier
 * @param number the multiplier's position among the carried multipliers, from 1
 */
public record Carried(int id, int times, int number) {
    /** The id of the first carried multiplier. Multipliers given by cards of the field have lower ids. */
    private static final int FIRST_ID = 1000;

    /** Returns a fact for each carried multiplier. */
    static List<Carried> all(List<Integer> multipliers) {
        return IntStream.range(0, multipliers.size())
                .mapToObj(i -> new Carried(FIRST_ID + i, multipliers.get(i), i + 1))
                .toList();
    }
}
