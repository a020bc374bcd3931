package dev.oya.play.fishing;

import java.util.concurrent.atomic.AtomicReferenceArray;

/** A cache of answers, keyed by the number of the question. Thread-safe. */
final class NumberMap<T> {
    private final AtomicReferenceArray<T> answers;

    NumberMap(int numbers) {
        answers = new AtomicReferenceArray<>(numbers);
    }

    /** Returns the answer with the given number, or null if it is not cached. */
    T get(int number) {
        return answers.get(number);
    }

    /** Stores an answer and returns it. */
    T put(int number, T answer) {
        answers.set(number, answer);
        return answer;
    }
}
