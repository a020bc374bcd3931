package dev.oya.api;

/**
 * A difference between a record and the rules.
 *
 * @param line line of the record, from 1
 * @param field field of the record, such as {@code payments} or {@code actions[3].take}
 * @param expected description of the value that follows from the rules, in the language of the call
 * @param found description of the value in the record, in the language of the call
 */
public record RecordFault(int line, String field, String expected, String found) {}
