package dev.oya.engine.check;

import dev.oya.pack.Pack;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.HandsOver;
import dev.oya.vocabulary.Moment;
import java.util.Map;
import java.util.Set;

/**
 * The range of a number in a conclusion.
 *
 * @param least lowest allowed number
 * @param most highest allowed number; for a seat, the last seat of the largest possible table
 * @param isSeat whether the number is a seat, which the table limits further
 */
public record ConclusionBound(int least, int most, boolean isSeat) {
    private static final Set<String> SEATS = Set.of("seat", "other", "from", "to");

    /** Bounds by the name of a component or parameter. Numbers with other names are unbounded. */
    private static final Map<String, ConclusionBound> BOUNDS = Map.of(
            "points", of(-1_000_000, 1_000_000),
            "times", of(0, 1_000),
            "parts", of(1, 1_000),
            "more", of(-1_000_000, 1_000_000),
            "pips", of(1, 63),
            "most", of(0, 63),
            "cards", of(0, 128),
            "rounds", of(0, 10_000));

    private static final ConclusionBound DEALT = of(1, 99);

    private static ConclusionBound of(int least, int most) {
        return new ConclusionBound(least, most, false);
    }

    /** Returns the bound of a component or parameter of a conclusion, or null if it is unbounded. */
    public static ConclusionBound of(Class<?> conclusion, String name) {
        if (SEATS.contains(name)) {
            return new ConclusionBound(leastSeat(conclusion, name), Pack.MOST_SEATS - 1, true);
        }
        return conclusion == Conclusion.Pattern.class ? DEALT : BOUNDS.get(name);
    }

    /**
     * Returns the lowest number that the component may have. Payers and payees may also be the bank or the pot, whose numbers
     * are negative.
     */
    private static int leastSeat(Class<?> conclusion, String name) {
        boolean pays = (name.equals("from") || name.equals("to")) && conclusion != HandsOver.class;
        if (pays || conclusion == Conclusion.PaysIn.class) {
            return Conclusion.BANK;
        }
        return conclusion == Conclusion.Transition.class ? Moment.NOBODY : 0;
    }
}
