package dev.oya.spec;

/** A step speaks of something that an earlier step must bring about, and none has. */
public final class MissingStepException extends IllegalStateException {
    private static final long serialVersionUID = 1;

    /** @param missing what is missing, as a sentence without a full stop */
    public MissingStepException(String missing) {
        super(missing);
    }

    /** Returns a thing, or throws if it is null. */
    public static <T> T needed(T thing, String missing) {
        if (thing == null) {
            throw new MissingStepException(missing);
        }
        return thing;
    }
}
