package dev.oya.api;

import dev.oya.input.Advice;
import java.util.List;
import java.util.stream.Collectors;

/** Thrown if a saved match cannot be resumed, or a record cannot be replayed. The exception contains all errors. */
public final class RecordException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient List<RecordFault> faults;

    RecordException(List<RecordFault> faults, String language) {
        super(faults.stream()
                .map(one -> Advice.of(
                                "record-line",
                                one.line(),
                                one.field(),
                                Advice.of("expected-found", one.expected(), one.found()))
                        .in(language))
                .collect(Collectors.joining(System.lineSeparator())));
        this.faults = List.copyOf(faults);
    }

    /** Returns all errors in the order of lines; at least one. */
    public List<RecordFault> faults() {
        return faults;
    }
}
