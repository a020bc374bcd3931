package dev.oya.play;

import dev.oya.vocabulary.Answer;
import java.util.Arrays;
import java.util.List;

/**
 * The part of a round's state that rules can read, and the cached answers for it. Equal states are represented by the same
 * object. Thread-safe.
 */
final class RoundState extends RowMap.Entry {
    /** Question: which actions are legal? */
    static final int OPEN = 0;

    /** Question: which consequences follow without a move of a player? */
    static final int STEP = 1;

    /** Question: which effects does an action have? */
    static final int ACTED = 2;

    private static final int ACTIONS = 6;
    private static final int FLAGS = 8;
    private static final int SEATS = 4;

    /** Placeholder for an answer that depends on more than the state. */
    static final Object MORE = new Object();

    private static final Known NOTHING = new Known(new int[0], new Object[0]);

    private record Known(int[] numbers, Object[] values) {}

    private volatile Known known = NOTHING;

    RoundState(long[] key) {
        super(key);
    }

    /** Returns the number under which the answer to a question is cached. */
    static int number(int question, int action, int seat, int flags) {
        return ((question << ACTIONS | action) << FLAGS | flags) << SEATS | seat + 1;
    }

    /** Returns the cached answer to a question, or null if there is none. */
    Object answer(int number) {
        Known now = known;
        for (int i = 0; i < now.numbers.length; i++) {
            if (now.numbers[i] == number) {
                return now.values[i];
            }
        }
        return null;
    }

    /** Stores the answer to a question, or a value derived from it. */
    synchronized void put(int number, Object value) {
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

    /** Passes all cached answers to a visitor. */
    void forEach(RuleCache.Visitor visitor) {
        Known now = known;
        for (int i = 0; i < now.numbers.length; i++) {
            Object value = now.values[i];
            Answer answer = value instanceof LegalActions open
                    ? open.answer
                    : value instanceof FollowUp step ? step.answer : value == MORE ? null : (Answer) value;
            visitor.accept(key(), now.numbers[i], answer);
        }
    }

    /** Removes the links to following states so that evicted states can be garbage-collected. */
    void unlink() {
        List.of(known.values).forEach(value -> {
            if (value instanceof FollowUp step) {
                step.next = null;
            }
        });
    }
}
