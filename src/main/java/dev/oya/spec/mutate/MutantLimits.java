package dev.oya.spec.mutate;

import dev.oya.play.Rules;
import dev.oya.spec.CallRecorder;
import java.util.function.Supplier;

/** Limits on the questions and the time of a scenario under mutated rules. Use one instance per scenario and thread. */
final class MutantLimits {
    private static final long MOST_NANOS = 30_000_000_000L;
    private static final int LEAST_QUESTIONS = 20_000;
    private static final int TIMES_AS_MANY = 20;

    private final long questions;
    private final long end = System.nanoTime() + MOST_NANOS;
    private long asked;

    /** Thrown if a scenario exceeds a limit. It extends {@link Error} so that no step catches it. */
    static final class DidNotEnd extends Error {
        DidNotEnd() {
            super("did not end", null, false, false);
        }
    }

    /** @param usual number of questions that the scenario asks under unmodified rules */
    MutantLimits(long usual) {
        this.questions = LEAST_QUESTIONS + TIMES_AS_MANY * usual;
    }

    /** Returns the answer of mutated rules, or {@code otherwise} if the rules fail, contradict each other or exceed a limit. */
    static <T> T unlessBroken(Supplier<T> answer, Supplier<T> otherwise) {
        try {
            return answer.get();
        } catch (RuntimeException | DidNotEnd broken) {
            return otherwise.get();
        }
    }

    private void step() {
        asked++;
        if (isOver()) {
            throw new DidNotEnd();
        }
    }

    boolean isOver() {
        return asked > questions || System.nanoTime() > end;
    }

    /** Returns rules that enforce the limits. */
    Rules around(Rules rules) {
        return new CallRecorder(rules) {
            @Override
            protected Object answer(Call call) {
                step();
                return call.ask().apply(rules);
            }
        };
    }
}
