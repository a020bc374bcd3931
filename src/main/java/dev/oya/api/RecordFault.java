package dev.oya.api;

/**
 * A difference between a record and the rules.
 *
 * @param line line of the record, from 1
 * @param field field of the record, such as {@code payments}
 * @param expected the value that follows from the rules
 * @param found the value in the record
 */
public record RecordFault(int line, String field, String expected, String found) {}
