package dev.oya;

import java.util.List;
import java.util.stream.IntStream;

/** The extent of tests: all cases with {@code -Pexhaustive}, otherwise a few of each kind. */
public final class Exhaustive {
    /** Whether all cases are tested. */
    public static final boolean ON = Boolean.getBoolean("exhaustive");

    private Exhaustive() {}

    /** All of a list, or else each so-and-so-manieth of it, the first included. */
    public static <T> List<T> some(List<T> all, int each) {
        return ON
                ? all
                : IntStream.range(0, all.size())
                        .filter(number -> number % each == 0)
                        .mapToObj(all::get)
                        .toList();
    }

    /** A number of tries, or else another. */
    public static int times(int all, int few) {
        return ON ? all : few;
    }
}
