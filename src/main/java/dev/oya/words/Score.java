package dev.oya.words;

/**
 * A seat's standing.
 *
 * @param seat the seat
 * @param best whether nobody has a higher score
 */
public record Score(int seat, boolean best) {}
