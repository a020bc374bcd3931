package dev.oya.api;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Thrown if a choice of rules, a rule file, a house rule or an entered round has errors, or if rules fail during play. The
 * exception contains all errors, and its message lists them.
 */
public final class RulesException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient List<PackFault> faults;

    RulesException(List<PackFault> faults, Throwable cause) {
        super(faults.stream().map(RulesException::line).collect(Collectors.joining(System.lineSeparator())), cause);
        this.faults = List.copyOf(faults);
    }

    private static String line(PackFault fault) {
        String place = fault.line() > 0 ? fault.file() + ":" + fault.line() : fault.file();
        String advice = fault.advice() == null ? "" : System.lineSeparator() + "    " + fault.advice();
        return place + ": " + fault.message() + " [" + fault.code() + "]" + advice;
    }

    /** Returns all errors, in the order of files and lines; at least one. */
    public List<PackFault> faults() {
        return faults;
    }
}
