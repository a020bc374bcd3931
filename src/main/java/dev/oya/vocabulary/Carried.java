package dev.oya.vocabulary;

/**
 * A multiplier carried over from an earlier round.
 *
 * @param id the multiplier's id
 * @param times the multiplier
 */
public record Carried(int id, int times) {}
