package dev.oya.spec;

import dev.oya.input.Advice;
import dev.oya.input.LocalizedException;

/** Thrown if a step has a precondition that no earlier step provides. */
public final class MissingStepException extends LocalizedException {
    private static final long serialVersionUID = 1;

    private final transient Advice missing;

    /** @param missing sentence without a full stop that describes the missing precondition */
    public MissingStepException(Advice missing) {
        super(missing);
        this.missing = missing;
    }

    public Advice missing() {
        return missing;
    }

    /** Returns {@code thing}, or throws if it is null. */
    public static <T> T needed(T thing, Advice missing) {
        if (thing == null) {
            throw new MissingStepException(missing);
        }
        return thing;
    }
}
