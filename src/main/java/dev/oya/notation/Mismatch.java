package dev.oya.notation;

import dev.oya.input.Excerpt;

/**
 * Something in a record that cannot be, or differs from what the rules give. What is told of the record is shortened to
 * {@value #LONGEST} characters, and letters that would steer a terminal are left out.
 *
 * @param line the line of the file, from 1
 * @param field the field or action, such as {@code payments} or {@code actions[3].take}
 * @param expected what was expected, in words
 * @param found what was found, in words
 */
public record Mismatch(int line, String field, String expected, String found) {
    private static final int LONGEST = 200;

    public Mismatch {
        field = shown(field);
        expected = shown(expected);
        found = shown(found);
    }

    private static String shown(String text) {
        return Excerpt.of(text, LONGEST);
    }

    public String in(String file) {
        return file + ":" + line + ": " + field + ": expected " + expected + ", found " + found;
    }

    @Override
    public String toString() {
        return "line " + line + ", " + field + ": expected " + expected + ", found " + found;
    }
}
