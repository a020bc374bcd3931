package dev.oya.api;

import java.util.List;

/** Rules, house rules or a told round are wrong. It carries everything that was found, and its message tells all of it. */
public final class RulesException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient List<PackFault> faults;

    public RulesException(String message, List<PackFault> faults) {
        super(message);
        this.faults = List.copyOf(faults);
    }

    /** Everything that is wrong, in the order of files and lines. */
    public List<PackFault> faults() {
        return faults;
    }
}
