package dev.oya.pack;

/**
 * A file of rules.
 *
 * @param file its name, for messages
 * @param text DRL
 * @param firstLine the line of the file at which the text begins, from 1
 */
public record RuleSource(String file, String text, int firstLine) {}
