package dev.oya.vocabulary;

/**
 * A seat pays for another one: what the other owes for the item in question, multiplied as for the other.
 *
 * @param seat the seat that pays
 * @param other the seat that owes and pays nothing
 */
public record PaysFor(int seat, int other) implements Conclusion {}
