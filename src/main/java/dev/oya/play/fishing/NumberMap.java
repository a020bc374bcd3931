package dev.oya.play.fishing;

import java.util.concurrent.atomic.AtomicReferenceArray;

/** Answers by number. Safe to share between threads. */
final class NumberMap<T> {
    private final AtomicReferenceArray<T> answers;

    NumberMap(int numbers) {
        answers = new AtomicReferenceArray<>(numbers);
    }

    /** The answer of a number; null where it is not known. */
    T get(int number) {
        return answers.get(number);
    }

    /** Keeps the answer of a number, and gives it back. */
    T put(int number, T answer) {
        answers.set(number, answer);
        return answer;
    }
}
