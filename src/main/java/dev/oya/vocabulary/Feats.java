package dev.oya.vocabulary;

/**
 * Question: what does a side gain in a round besides what its captured cards are worth?
 *
 * @param sweeps how often it cleared the table
 * @param prizes what the twins it claimed are worth together, in points
 */
public record Feats(Settings settings, int sweeps, int prizes) implements Question {}
