package dev.oya.api;

import org.jspecify.annotations.Nullable;

/**
 * A payer or payee: a seat, the pot or the bank. Immutable.
 *
 * @param seat the seat, from 0, or null for the pot and the bank
 * @param name {@code pot}, {@code bank} or the number of the seat
 */
public record Party(@Nullable Integer seat, String name) {
    /** The pot, which collects payments for a later round. */
    public static final Party POT = new Party(null, "pot");

    /** The bank, which pays and receives points in games in which players do not pay each other. */
    public static final Party BANK = new Party(null, "bank");

    /** Returns the given seat as a payer or payee. */
    public static Party of(int seat) {
        return new Party(seat, String.valueOf(seat));
    }

    /** Returns whether this is the given seat. */
    public boolean is(int other) {
        return seat != null && seat == other;
    }

    @Override
    public String toString() {
        return name;
    }
}
