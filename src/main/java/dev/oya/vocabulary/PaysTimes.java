package dev.oya.vocabulary;

/**
 * Multiplies the amount that a seat pays for the item in question. Several multipliers multiply each other.
 *
 * @param seat the paying seat
 * @param times the multiplier; 0 if it pays nothing
 */
public record PaysTimes(int seat, int times) implements Conclusion {}
