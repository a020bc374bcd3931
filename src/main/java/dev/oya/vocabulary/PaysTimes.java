package dev.oya.vocabulary;

/**
 * Multiplies the amount that a seat pays for the item that the question is about. If several multipliers apply, they are
 * multiplied together.
 *
 * @param seat the paying seat
 * @param times the multiplier; 0 if the seat pays nothing
 */
public record PaysTimes(int seat, int times) implements Conclusion {}
