package dev.oya.vocabulary;

/**
 * A multiplier that waits from a round before.
 *
 * @param id tells it from others
 * @param times the multiplier
 */
public record Carried(int id, int times) {}
