package dev.oya.api;

import java.util.List;

/** Thrown if rules, house rules or an entered round have errors. It contains all errors, and its message lists them. */
public final class RulesException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient List<PackFault> faults;

    public RulesException(String message, List<PackFault> faults) {
        super(message);
        this.faults = List.copyOf(faults);
    }

    /** Returns all errors, in the order of files and lines. */
    public List<PackFault> faults() {
        return faults;
    }
}
