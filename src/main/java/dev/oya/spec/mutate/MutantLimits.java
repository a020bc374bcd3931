package dev.oya.spec.mutate;

import dev.oya.play.Rules;
import dev.oya.spec.CallRecorder;

/** How long a scenario may go on under broken rules: so many questions, and so much time. For one scenario and thread. */
final class MutantLimits {
    private static final long MOST_NANOS = 30_000_000_000L;
    private static final int LEAST_QUESTIONS = 20_000;
    private static final int TIMES_AS_MANY = 20;

    private final long questions;
    private final long end = System.nanoTime() + MOST_NANOS;
    private long asked;

    /** The scenario goes on without end; no step may take that for an answer. */
    static final class DidNotEnd extends Error {
        DidNotEnd() {
            super("did not end", null, false, false);
        }
    }

    /** @param usual how many questions the scenario asks where nothing is broken */
    MutantLimits(long usual) {
        this.questions = LEAST_QUESTIONS + TIMES_AS_MANY * usual;
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

    /** Rules that answer within these bounds. */
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
