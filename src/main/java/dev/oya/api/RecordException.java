package dev.oya.api;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown if a saved match cannot be resumed, or a record cannot be replayed. It contains all errors. */
public final class RecordException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient List<RecordFault> faults;

    RecordException(List<RecordFault> faults) {
        super(faults.stream()
                .map(one -> "line " + one.line() + ", " + one.field() + ": expected " + one.expected() + ", found "
                        + one.found())
                .collect(Collectors.joining(System.lineSeparator())));
        this.faults = List.copyOf(faults);
    }

    /** Returns all errors in the order of lines; at least one. */
    public List<RecordFault> faults() {
        return faults;
    }
}
