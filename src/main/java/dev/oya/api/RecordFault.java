package dev.oya.api;

/**
 * Something that is wrong in records of rounds.
 *
 * @param line the line of the record, from 1
 * @param field where in the record, such as {@code payments}
 * @param expected what the rules come to
 * @param found what the record says
 */
public record RecordFault(int line, String field, String expected, String found) {}
