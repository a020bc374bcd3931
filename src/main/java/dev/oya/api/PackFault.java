package dev.oya.api;

/**
 * Something that is wrong with rules or with what was told of a round.
 *
 * @param code a stable code, such as {@code unknown-card}; {@code docs/problems.md} explains each
 * @param file the file or the name of the text it stands in
 * @param line its line, from 1; 0 where only the file is known
 * @param message what is wrong, in one line
 * @param advice what to do, or null
 */
public record PackFault(String code, String file, int line, String message, String advice) {}
