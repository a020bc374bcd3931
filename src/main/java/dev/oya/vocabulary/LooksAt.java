package dev.oya.vocabulary;

/**
 * The seat may look at the face-down cards that the action captured. Other seats do not see them until the round ends.
 *
 * @param seat the seat, from 0
 */
public record LooksAt(int seat) implements Conclusion {}
