package dev.oya.play.fishing;

import java.util.Arrays;

/** A growable list of longs. Not thread-safe. */
final class LongList {
    private static final long[] NOTHING = {};
    private static final int LEAST_ROOM = 8;

    private long[] numbers = NOTHING;
    private int size;

    void add(long number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, Math.max(LEAST_ROOM, 2 * size));
        }
        numbers[size++] = number;
    }

    long get(int place) {
        return numbers[place];
    }

    int size() {
        return size;
    }

    /** Truncates the list. */
    void shorten(int left) {
        size = left;
    }
}
