package dev.oya.spec;

/** Thrown if a step requires something that no earlier step provides. */
public final class MissingStepException extends IllegalStateException {
    private static final long serialVersionUID = 1;

    /** @param missing sentence without a full stop that describes the missing thing */
    public MissingStepException(String missing) {
        super(missing);
    }

    /** Returns {@code thing}, or throws if it is null. */
    public static <T> T needed(T thing, String missing) {
        if (thing == null) {
            throw new MissingStepException(missing);
        }
        return thing;
    }
}
