package dev.oya.api;

import org.jspecify.annotations.Nullable;

/** An error in a choice of rules, in rule files, in house rules or in an entered round. Immutable. */
public sealed interface PackFault permits Values.Fault {
    /** Returns the fault's stable code, such as {@code unknown-card}. The file {@code docs/problems.md} lists all codes. */
    String code();

    /** Returns the file, the name of the house-rule layer, or the part of the choice that is wrong. */
    String file();

    /** Returns the line in the file, from 1, or 0 if only the file is known. */
    int line();

    /** Returns a description in one line, in the requested language if there is a translation, otherwise in English. */
    String message();

    /** Returns advice on how to correct the error, or null if there is none. */
    @Nullable
    String advice();

    /**
     * Returns whether this is only a warning, such as a missing translation. Rules with warnings can be played, and {@link
     * Oya#rules} does not throw because of them.
     */
    boolean isWarning();
}
