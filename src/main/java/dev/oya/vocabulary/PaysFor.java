package dev.oya.vocabulary;

/**
 * A seat pays the debt of another seat for the item that the question is about, with the multipliers of the other seat.
 *
 * @param seat the seat that pays
 * @param other the seat that owes and pays nothing
 */
public record PaysFor(int seat, int other) implements Conclusion {}
