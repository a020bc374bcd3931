package dev.oya.play;

import java.util.Arrays;
import java.util.List;

/**
 * A state of rounds as far as rules can see it, the same object for all that are alike, with what rules have been found to
 * say in it. Safe to share between threads.
 */
final class State extends Remembered.Entry {
    /** What may be asked in a state. */
    static final int OPEN = 0;

    static final int STEP = 1;
    static final int ACTED = 2;

    private static final int WORDS = 6;
    private static final int SIGNS = 8;
    private static final int SEATS = 4;

    private static final Known NOTHING = new Known(new int[0], new Object[0]);

    private record Known(int[] numbers, Object[] values) {}

    private volatile Known known = NOTHING;

    State(long[] key) {
        super(key);
    }

    /** The number of a question in a state. */
    static int number(int question, int word, int seat, int signs) {
        return ((question << WORDS | word) << SIGNS | signs) << SEATS | seat + 1;
    }

    /** What was said to a question; null where it is not known. */
    Object said(int number) {
        Known now = known;
        for (int i = 0; i < now.numbers.length; i++) {
            if (now.numbers[i] == number) {
                return now.values[i];
            }
        }
        return null;
    }

    synchronized void learn(int number, Object value) {
        if (said(number) == null) {
            int size = known.numbers.length;
            int[] numbers = Arrays.copyOf(known.numbers, size + 1);
            Object[] values = Arrays.copyOf(known.values, size + 1);
            numbers[size] = number;
            values[size] = value;
            known = new Known(numbers, values);
        }
    }

    /** Lets go of the states that follow, so that those go of which nothing else knows. */
    void unlink() {
        List.of(known.values).forEach(value -> {
            if (value instanceof Step step) {
                step.next = null;
            }
        });
    }
}
