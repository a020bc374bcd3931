package dev.oya.record;

import dev.oya.notation.RecordReader;

/** Thrown if a replay cannot continue because the record refers to something unavailable or contradicts the rules. */
public final class ReplayStopped extends RuntimeException {
    private final String field;
    private final transient Object expected;
    private final transient Object found;

    public ReplayStopped(String field, Object expected, Object found) {
        super(field);
        this.field = field;
        this.expected = expected;
        this.found = found;
    }

    void note(RecordReader reader) {
        reader.wrong(field, expected, found);
    }
}
