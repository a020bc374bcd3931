package dev.oya.play;

import dev.oya.vocabulary.Answer;
import java.util.Arrays;
import java.util.List;

/**
 * A state of rounds as far as rules can see it, the same object for all that are alike, with what rules have been found to
 * say in it. Safe to share between threads.
 */
final class RoundState extends RowMap.Entry {
    /** What may be asked in a state. */
    static final int OPEN = 0;

    static final int STEP = 1;
    static final int ACTED = 2;

    private static final int WORDS = 6;
    private static final int SIGNS = 8;
    private static final int SEATS = 4;

    /** Stands for answers that hang on more than the state. */
    static final Object MORE = new Object();

    private static final Known NOTHING = new Known(new int[0], new Object[0]);

    private record Known(int[] numbers, Object[] values) {}

    private volatile Known known = NOTHING;

    RoundState(long[] key) {
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

    /** Notes what was said to a question, or what has been made of it since. */
    synchronized void learn(int number, Object value) {
        int size = known.numbers.length;
        int place = 0;
        while (place < size && known.numbers[place] != number) {
            place++;
        }
        int[] numbers = Arrays.copyOf(known.numbers, Math.max(size, place + 1));
        Object[] values = Arrays.copyOf(known.values, numbers.length);
        numbers[place] = number;
        values[place] = value;
        known = new Known(numbers, values);
    }

    /** Tells all that was said. */
    void tell(RuleMemory.Hearer hearer) {
        Known now = known;
        for (int i = 0; i < now.numbers.length; i++) {
            Object value = now.values[i];
            Answer answer = value instanceof OpenWords open
                    ? open.answer
                    : value instanceof FollowUp step ? step.answer : value == MORE ? null : (Answer) value;
            hearer.said(key(), now.numbers[i], answer);
        }
    }

    /** Lets go of the states that follow, so that those go of which nothing else knows. */
    void unlink() {
        List.of(known.values).forEach(value -> {
            if (value instanceof FollowUp step) {
                step.next = null;
            }
        });
    }
}
