package dev.oya.vocabulary;

/**
 * A seat's standing.
 *
 * @param seat the seat
 * @param best whether nobody has a higher score
 * @param broke whether it has lost all of the value {@code capital} that each began with; never where the pack has no such value
 */
public record Score(int seat, boolean best, boolean broke) {}
