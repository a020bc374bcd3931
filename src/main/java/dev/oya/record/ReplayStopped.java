package dev.oya.record;

import dev.oya.notation.RecordReader;

/** A place in a record where it cannot be followed further: what it names is not here, or what it says cannot have been. */
public final class ReplayStopped extends RuntimeException {
    private final String field;
    private final String expected;
    private final transient Object found;

    public ReplayStopped(String field, String expected, Object found) {
        super(field);
        this.field = field;
        this.expected = expected;
        this.found = found;
    }

    void note(RecordReader reader) {
        reader.wrong(field, expected, found);
    }
}
