package dev.oya.play.fishing;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;

/** Answers by number, each asked for when it is first needed. Safe to share between threads. */
final class Known<T> {
    private final AtomicReferenceArray<T> answers;

    Known(int numbers) {
        answers = new AtomicReferenceArray<>(numbers);
    }

    T get(int number, Supplier<T> ask) {
        T known = answers.get(number);
        if (known == null) {
            known = ask.get();
            answers.set(number, known);
        }
        return known;
    }
}
