package dev.oya;

import java.util.List;
import java.util.stream.IntStream;

/** Selects the cases that tests run: all cases with {@code -Pexhaustive}, otherwise a few of each kind. */
public final class Exhaustive {
    /** Whether to test all cases. */
    public static final boolean ON = Boolean.getBoolean("exhaustive");

    /** Tag of tests that run only with {@code -Pexhaustive}. */
    public static final String TAG = "exhaustive";

    private Exhaustive() {}

    /** Returns all items in an exhaustive run, otherwise every {@code each}th item, beginning with the first. */
    public static <T> List<T> some(List<T> all, int each) {
        return ON
                ? all
                : IntStream.range(0, all.size())
                        .filter(number -> number % each == 0)
                        .mapToObj(all::get)
                        .toList();
    }

    /**
     * Returns one of several parts of a list, for exhaustive tests that would otherwise take too long. The given text, usually
     * the source of the items, selects the part, so a changed text may select another part. {@code -Dparts=1} selects all
     * items.
     */
    public static <T> List<T> part(List<T> all, int parts, String text) {
        int most = Math.min(parts, Integer.getInteger("parts", parts));
        int first = Math.floorMod(text.hashCode(), most);
        return IntStream.range(0, all.size())
                .filter(number -> number % most == first)
                .mapToObj(all::get)
                .toList();
    }

    /**
     * Returns whether the item belongs to the selected part. As in {@link #part}, the text selects one of several parts.
     */
    public static boolean isInPart(Object item, int parts, String text) {
        int most = Math.min(parts, Integer.getInteger("parts", parts));
        return Math.floorMod(item.hashCode() - text.hashCode(), most) == 0;
    }

    /** Returns the number of repetitions: {@code all} in an exhaustive run, otherwise {@code few}. */
    public static int times(int all, int few) {
        return ON ? all : few;
    }
}
