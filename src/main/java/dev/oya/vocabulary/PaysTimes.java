package dev.oya.vocabulary;

/**
 * What a seat pays for the item in question is multiplied; several of these multiply each other.
 *
 * @param seat the seat that pays
 * @param times the multiplier; 0 is that it pays nothing
 */
public record PaysTimes(int seat, int times) implements Conclusion {}
