package dev.oya.api;

import org.jspecify.annotations.Nullable;

/**
 * A payer or payee: a seat, the pot or the bank. Immutable; equal accounts are equal.
 *
 * @param seat the seat, from 0, or null for the pot and the bank
 * @param name {@code pot}, {@code bank} or the number of the seat
 */
public record Account(@Nullable Integer seat, String name) {
    /** The pot, which collects payments for a later round. */
    public static final Account POT = new Account(null, "pot");

    /** The bank, which pays and is paid for games in which players do not pay each other. */
    public static final Account BANK = new Account(null, "bank");

    /** Returns the account of a seat. */
    public static Account of(int seat) {
        return new Account(seat, String.valueOf(seat));
    }

    /** Returns whether this is the account of a seat. */
    public boolean is(int other) {
        return seat != null && seat == other;
    }

    /** Returns the name. */
    @Override
    public String toString() {
        return name;
    }
}
