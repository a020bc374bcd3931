package dev.oya.api;

/**
 * An error in rules or in an entered round.
 *
 * @param code stable code, such as {@code unknown-card}; see {@code docs/problems.md}
 * @param file file or name of the text
 * @param line line in the file, from 1, or 0 if only the file is known
 * @param message description in one line
 * @param advice how to correct it, or null
 */
public record PackFault(String code, String file, int line, String message, String advice) {}
