package dev.oya.record;

/**
 * Something in a record that cannot be, or differs from what the rules give.
 *
 * @param line the line of the file, from 1
 * @param field the field or action, such as {@code payments} or {@code actions[3].take}
 * @param expected what was expected, in words
 * @param found what was found, in words
 */
public record Mismatch(int line, String field, String expected, String found) {
    @Override
    public String toString() {
        return "line " + line + ", " + field + ": expected " + expected + ", found " + found;
    }
}
