package dev.oya.spec;

import dev.oya.play.table.Verdict;

/** A move on which a step counts was refused. */
public final class RefusedMove extends AssertionError {
    private static final long serialVersionUID = 1;

    RefusedMove(Verdict.Refused refused) {
        super("this is refused: " + refused.code() + ", " + refused.message());
    }
}
