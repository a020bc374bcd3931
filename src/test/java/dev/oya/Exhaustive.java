package dev.oya;

import java.util.List;
import java.util.stream.IntStream;

/** The extent of tests: all cases with {@code -Pexhaustive}, otherwise a few of each kind. */
public final class Exhaustive {
    /** Whether all cases are tested. */
    public static final boolean ON = Boolean.getBoolean("exhaustive");

    /** The tag of tests that run only if all cases are tested. */
    public static final String TAG = "exhaustive";

    private Exhaustive() {}

    /** Returns all items of a list, or every {@code each}th beginning with the first. */
    public static <T> List<T> some(List<T> all, int each) {
        return ON
                ? all
                : IntStream.range(0, all.size())
                        .filter(number -> number % each == 0)
                        .mapToObj(all::get)
                        .toList();
    }

    /**
     * Returns one of several parts of a list, for exhaustive tests that would otherwise take too long. Which part depends on the
     * text from which the items were read, so another part is tested whenever the text changes. {@code -Dparts=1} tests every item.
     */
    public static <T> List<T> part(List<T> all, int parts, String text) {
        int most = Math.min(parts, Integer.getInteger("parts", parts));
        int first = Math.floorMod(text.hashCode(), most);
        return IntStream.range(0, all.size())
                .filter(number -> number % most == first)
                .mapToObj(all::get)
                .toList();
    }

    /** Returns whether an item belongs to one of several parts. The part depends on the text as in {@link #part}. */
    public static boolean isInPart(Object item, int parts, String text) {
        int most = Math.min(parts, Integer.getInteger("parts", parts));
        return Math.floorMod(item.hashCode() - text.hashCode(), most) == 0;
    }

    /** Returns the first number of repetitions if all cases are tested, otherwise the second. */
    public static int times(int all, int few) {
        return ON ? all : few;
    }
}
